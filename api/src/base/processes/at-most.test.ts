import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { atMost } from './at-most.ts';

const soon = () => new Promise((resolve) => setImmediate(resolve));

describe('turns', () => {
  it('are so many at once, the others in the order in which they came, whatever becomes of each', async () => {
    const turns = atMost({ count: 2 });
    const began: number[] = [];
    const ends: (() => void)[] = [];
    const all = [0, 1, 2, 3].map((number) =>
      turns(async () => {
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

  it('are not waited for longer than was said, and go on without who left', async () => {
    const turns = atMost({ count: 1, patience: { ms: 20, refusal: () => new Error('too long') } });
    let end = () => {};
    const first = turns(() => new Promise<void>((resolve) => (end = resolve)));
    await assert.rejects(
      turns(async () => {}),
      /too long/,
    );
    end();
    await first;
    assert.equal(await turns(async () => 'again'), 'again');
  });
});
