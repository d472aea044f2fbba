import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { atMost } from './at-most.ts';

const soon = () => new Promise((resolve) => setImmediate(resolve));

describe('a limit on concurrent work', () => {
  it('runs two at once and the others in the order of arrival, also after a failure', async () => {
    const run = atMost({ count: 2 });
    const began: number[] = [];
    const ends: (() => void)[] = [];
    const all = [0, 1, 2, 3].map((number) =>
      run(async () => {
        began.push(number);
        await new Promise<void>((resolve) => ends.push(resolve));
        if (number === 0) throw new Error('failed');
        return number;
      }),
    );
    const outcomes = Promise.allSettled(all);
    await soon();
    assert.deepEqual(began, [0, 1]);
    ends[0]?.();
    await soon();
    assert.deepEqual(began, [0, 1, 2]);
    for (const end of ends) end();
    await soon();
    assert.deepEqual(began, [0, 1, 2, 3]);
    for (const end of ends) end();
    assert.deepEqual(
      (await outcomes).map((outcome) => (outcome.status === 'fulfilled' ? outcome.value : 'failed')),
      ['failed', 1, 2, 3],
    );
  });

  it('refuses work that waited too long, and runs what comes later', async () => {
    const run = atMost({ count: 1, timeout: { ms: 20, error: () => new Error('too long') } });
    let end = () => {};
    const first = run(() => new Promise<void>((resolve) => (end = resolve)));
    await assert.rejects(
      run(async () => {}),
      /too long/,
    );
    end();
    await first;
    assert.equal(await run(async () => 'again'), 'again');
  });
});
