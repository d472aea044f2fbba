import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { oneAtATime } from './turns.ts';

const limits = {
  inAll: 6,
  tooManyInLine: () => new Error('of this line'),
  tooManyInAll: () => new Error('of all'),
};

describe('work on pictures waits in lines', () => {
  it('one piece at a time is done, whatever each comes to', async () => {
    const inTurn = oneAtATime(limits);
    let atWork = 0;
    let most = 0;
    const work = (name: string) =>
      inTurn({ line: name, most: 2 }, async () => {
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

  it('lines take turns: who comes late waits for one piece of each other, not for all of them', async () => {
    const inTurn = oneAtATime(limits);
    const order: string[] = [];
    const work = (line: string, name: string) =>
      inTurn({ line, most: 4 }, async () => {
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

  it('beyond so many of one line, and so many in all, work is refused at once and the rest is done', async () => {
    const inTurn = oneAtATime(limits);
    const work = (line: string, most: number) => inTurn({ line, most }, setImmediate);
    const taken = [work('a', 3), work('a', 3), work('a', 3)];
    await assert.rejects(work('a', 3), /of this line/);
    taken.push(work('b', 3), work('c', 3), work('d', 3));
    await assert.rejects(work('e', 3), /of all/);
    await Promise.all(taken);
    await work('a', 3);
  });
});
