import { setImmediate as turnOfTheLoop } from 'node:timers/promises';
import { atMost, type Limit } from './at-most.ts';

interface Options<One, Outcome> {
  /** How many groups are worked on at once. */
  readonly limit: Limit;
  readonly groupMax: number;
  /** Answers an outcome for each, in their order. */
  readonly work: (group: readonly One[]) => Promise<readonly Outcome[]>;
}

interface Waiting<One, Outcome> {
  readonly one: One;
  readonly resolve: (outcome: Outcome) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Works on what waits anyway in groups: a group is what has come while those before it were worked on. Nobody waits for others
 * to come; what arrives alone is worked on alone.
 */
export function together<One, Outcome>({
  limit,
  groupMax,
  work,
}: Options<One, Outcome>): (one: One) => Promise<Outcome> {
  const run = atMost(limit);
  let next: Waiting<One, Outcome>[] = [];

  const open = async (group: Waiting<One, Outcome>[]) => {
    const close = () => {
      if (next === group) next = [];
    };
    try {
      await run(async () => {
        // What came in the same turn of the event loop comes along.
        await turnOfTheLoop();
        close();
        const outcomes = await work(group.map(({ one }) => one));
        for (const [index, { resolve }] of group.entries()) resolve(outcomes[index] as Outcome);
      });
    } catch (error) {
      close();
      for (const { reject } of group) reject(error);
    }
  };

  return (one) =>
    new Promise((resolve, reject) => {
      const isFirst = next.length === 0 || next.length >= groupMax;
      if (isFirst) next = [];
      next.push({ one, resolve, reject });
      if (isFirst) void open(next);
    });
}
