import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parseSlice } from './slice.ts';

describe('a slice of a list', () => {
  it('has at most a thousand rows, however many are requested', () => {
    assert.deepEqual(parseSlice('40,999'), { offset: 40, count: 999 });
    assert.deepEqual(parseSlice('0,999999'), { offset: 0, count: 1000 });
  });

  it('is null when none is requested: the list is answered whole', () => {
    assert.equal(parseSlice(undefined), null);
  });
});
