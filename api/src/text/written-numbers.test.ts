import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parsePrice, parseQuantity } from './written-numbers.ts';

describe('prices as people and programs write them', () => {
  for (const [written, cents] of [
    ['1 234,56', 123_456],
    ['1\u202F234,56\u00A0€', 123_456],
    ['1234.56', 123_456],
    ['1.234,56', 123_456],
    ['1,234.56 EUR', 123_456],
    ['234.567,8', 23_456_780],
    ['12,5', 1250],
    ['12', 1200],
    [' 12€ ', 1200],
    ['0', 0],
    ['1.005', 101],
    [12.345, 1235],
    [0.1, 10],
  ] as const) {
    it(`reads ${JSON.stringify(written)} [D8]`, () => assert.equal(parsePrice(written), cents));
  }

  it('refuses what is no price', () => {
    for (const written of [
      '',
      '-1',
      'abc',
      '1,2,3',
      '12-',
      '1e5',
      '€',
      '--',
      '12 ,',
      'NaN',
      '1.23.45',
      '0x10',
    ]) {
      assert.equal(parsePrice(written), null, written);
    }
    for (const written of [-1, Number.NaN, Number.POSITIVE_INFINITY, 1e12])
      assert.equal(parsePrice(written), null);
  });
});

describe('quantities', () => {
  it('are whole; none when below zero', () => {
    assert.deepEqual(['12', '1 200', '3,0', '3.00', '-4', '0'].map(parseQuantity), [12, 1200, 3, 3, 0, 0]);
    assert.deepEqual(['', '1,5', 'x', '1e3'].map(parseQuantity), [null, null, null, null]);
  });
});
