import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { writtenDay } from './written-day.ts';

describe('a day as it is written in a file', () => {
  for (const [text, day] of [
    ['31/01/2027', '2027-01-31'],
    ['1.2.2027', '2027-02-01'],
    [' 2027-01-31 ', '2027-01-31'],
    ['31/02/2027', null],
    ['46346', null],
    ['01/02/27', null],
    ['demain', null],
  ] as const)
    it(`${text} is ${day} [B5.07]`, () => {
      assert.equal(writtenDay(text), day);
    });
});
