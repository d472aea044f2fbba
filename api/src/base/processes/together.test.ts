import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { setImmediate as turnOfTheLoop } from 'node:timers/promises';
import { together } from './together.ts';

/** Answers what was worked on together, and how to end the oldest of it. */
function workshop(groupMax = 10, atOnce = 1) {
  const groups: (readonly string[])[] = [];
  const ends: ((error?: Error) => void)[] = [];
  const put = together({
    limit: { count: atOnce },
    groupMax,
    work: (group: readonly string[]) => {
      groups.push(group);
      return new Promise<string[]>((resolve, reject) => {
        ends.push((error) => (error ? reject(error) : resolve(group.map((one) => `${one} done`))));
      });
    },
  });
  return { groups, put, end: (error?: Error) => ends.shift()?.(error) };
}
const soon = async () => {
  for (let turns = 0; turns < 3; turns += 1) await turnOfTheLoop();
};

describe('work that is done together', () => {
  it('begins at once when it comes alone; what comes meanwhile is one group, and each gets its own outcome', async () => {
    const { groups, put, end } = workshop();
    const first = put('a');
    await soon();
    const others = [put('b'), put('c'), put('d')];
    await soon();
    assert.deepEqual(groups, [['a']]);
    end();
    assert.equal(await first, 'a done');
    await soon();
    assert.deepEqual(groups, [['a'], ['b', 'c', 'd']]);
    end();
    assert.deepEqual(await Promise.all(others), ['b done', 'c done', 'd done']);
  });

  it('takes what comes in the same turn of the event loop along', async () => {
    const { groups, put, end } = workshop();
    const both = [put('a'), put('b')];
    await soon();
    assert.deepEqual(groups, [['a', 'b']]);
    end();
    await Promise.all(both);
  });

  it('makes further groups of more than may be in one', async () => {
    const { groups, put, end } = workshop(2);
    const all = ['a', 'b', 'c', 'd', 'e'].map(put);
    for (let times = 0; times < 3; times += 1) {
      await soon();
      end();
    }
    assert.deepEqual(groups, [['a', 'b'], ['c', 'd'], ['e']]);
    assert.equal((await Promise.all(all)).length, 5);
  });

  it('works on as many groups at once as are allowed', async () => {
    const { groups, put, end } = workshop(10, 2);
    const all: Promise<string>[] = [];
    for (const one of ['a', 'b', 'c']) {
      all.push(put(one));
      await soon();
    }
    assert.deepEqual(groups, [['a'], ['b']]);
    end();
    await soon();
    assert.deepEqual(groups, [['a'], ['b'], ['c']]);
    end();
    end();
    await Promise.all(all);
  });

  it('fails those of a group that failed, and goes on with the next', async () => {
    const { put, end } = workshop();
    const failing = [put('a'), put('b')];
    await soon();
    const next = put('c');
    end(new Error('failed'));
    for (const one of failing) await assert.rejects(one, /failed/);
    await soon();
    end();
    assert.equal(await next, 'c done');
  });

  it('refuses what has waited too long, and takes what comes later', async () => {
    let end = () => {};
    const put = together({
      limit: { count: 1, timeout: { ms: 20, error: () => new Error('too long') } },
      groupMax: 10,
      work: async (group: readonly string[]) => {
        if (group.includes('slow')) await new Promise<void>((resolve) => (end = resolve));
        return group;
      },
    });
    const slow = put('slow');
    await soon();
    await Promise.all([put('a'), put('b')].map((one) => assert.rejects(one, /too long/)));
    end();
    await slow;
    assert.equal(await put('c'), 'c');
  });
});
