import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { oneAtATime } from './queues.ts';

const limits = {
  totalMax: 6,
  tooManyInQueue: () => new Error('of this queue'),
  tooManyInAll: () => new Error('of all'),
};

describe('the queues of work on pictures', () => {
  it('run one job at a time, also after one that fails', async () => {
    const inTurn = oneAtATime(limits);
    let atWork = 0;
    let most = 0;
    const work = (name: string) =>
      inTurn({ name, most: 2 }, async () => {
        atWork += 1;
        most = Math.max(most, atWork);
        await setImmediate();
        atWork -= 1;
        if (name === 'b') throw new Error('broken');
        return name;
      });
    const done = await Promise.allSettled(['a', 'b', 'c', 'a'].map(work));
    assert.equal(most, 1);
    assert.deepEqual(
      done.map((one) => (one.status === 'fulfilled' ? one.value : 'refused')),
      ['a', 'refused', 'c', 'a'],
    );
  });

  it('take turns: a job in a short queue waits for one job of each other queue, not for all of them', async () => {
    const inTurn = oneAtATime(limits);
    const order: string[] = [];
    const work = (queue: string, name: string) =>
      inTurn({ name: queue, most: 4 }, async () => {
        await setImmediate();
        order.push(name);
      });
    await Promise.all([
      work('greedy', 'g1'),
      work('greedy', 'g2'),
      work('greedy', 'g3'),
      work('greedy', 'g4'),
      work('late', 'l1'),
      work('later', 'm1'),
    ]);
    assert.deepEqual(order, ['g1', 'g2', 'l1', 'm1', 'g3', 'g4']);
  });

  it('refuse a job at once beyond the limit of one queue or of all, and still run the others', async () => {
    const inTurn = oneAtATime(limits);
    const work = (name: string, most: number) => inTurn({ name, most }, setImmediate);
    const taken = [work('a', 3), work('a', 3), work('a', 3)];
    await assert.rejects(work('a', 3), /of this queue/);
    taken.push(work('b', 3), work('c', 3), work('d', 3));
    await assert.rejects(work('e', 3), /of all/);
    await Promise.all(taken);
    await work('a', 3);
  });
});
