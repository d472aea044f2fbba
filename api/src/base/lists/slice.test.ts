import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parseSlice } from './slice.ts';

describe('a slice of a list', () => {
  it('has a thousand rows at most, however many are asked for', () => {
    assert.deepEqual(parseSlice('40,999'), { offset: 40, count: 999 });
    assert.deepEqual(parseSlice('0,999999'), { offset: 0, count: 1000 });
  });

  it('is none where nothing is asked for: the list is whole', () => {
    assert.equal(parseSlice(undefined), null);
  });
});
