import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readTable, sideBySide, summed } from './tables.ts';

describe('what two codes took in turn', () => {
  it('is read from what a part prints', () => {
    const printed = '== api\n| what | ceiling | measured |\n|---|---|---|\n| start | 2 s | 578 ms |\nbye';
    assert.deepEqual(readTable(printed), [{ what: 'start', ceiling: '2 s', measured: '578 ms' }]);
  });

  it('is a median with its spread, in the words of the part', () => {
    assert.equal(
      summed(['p50 2.0 ms, p99 15 ms', 'p50 2.0 ms, p99 9 ms', 'p50 2.0 ms, p99 11 ms']),
      'p50 2.0 ms, p99 11 (9 to 15) ms',
    );
    assert.equal(summed(['1 200 ms', '900 ms', '1 000 ms']), '1 000 (900 to 1 200) ms');
    assert.equal(summed(['200, 304', '200, 304']), '200, 304');
  });

  it('is said as it was where the words differ', () => {
    assert.equal(summed(['5 ms (busy)', '6 ms']), '5 ms (busy); 6 ms');
  });

  it('stands beside each other, with a dash where one of them does not have it', () => {
    const row = (what: string, measured: string) => ({ what, ceiling: '', measured });
    assert.equal(
      sideBySide('abc', [[row('old', '1 s')]], [[row('new', '2 s'), row('old', '3 s')]]),
      '| what | ceiling | abc | this code |\n|---|---|---|---|\n| new |  | - | 2 s |\n| old |  | 1 s | 3 s |',
    );
  });
});
