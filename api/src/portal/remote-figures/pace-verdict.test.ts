import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createRandom } from '../../base/random.ts';
import { findingOn, type Pace, slowFrom } from './pace-verdict.ts';

const CANARIES = 1_000;

interface World {
  next: () => number;
  /** How many times as slow as the middle a machine may be: the deviation of the logarithm. */
  spread: number;
}
interface Change {
  slowerMs?: number;
  /** Added to the one in a thousand interactions in which something is thrown anyway. */
  moreErrors?: number;
  /** Of the accounts; the others notice nothing. */
  share?: number;
}

function normal(next: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());
}

/** A machine is slow or fast for good, each of its interactions varies, and few people click much. */
function account({ next, spread }: World, { slowerMs = 0, moreErrors = 0, share = 1 }: Change = {}) {
  const usual = 70 * Math.exp(spread * normal(next));
  const isHit = next() < share;
  const activity = 2 + Math.floor(next() * 12);
  const pace: Pace = { interactions: 0, totalMs: 0, errors: 0 };
  return {
    pace,
    minute() {
      for (let click = 0; click < activity; click += 1) {
        const took = usual * Math.exp(0.5 * normal(next)) + (isHit ? slowerMs : 0);
        pace.interactions += 1;
        pace.totalMs += Math.min(took, 1_000);
        if (next() < 0.001 + (isHit ? moreErrors : 0)) pace.errors += 1;
      }
    },
  };
}

/** In which minute a canary for `few` accounts beside `many` is withdrawn; asked after each report, as the server asks. */
function minuteOfWithdrawal(
  world: World,
  change: Change,
  size: { few: number; many: number; minutes: number },
) {
  const stable = Array.from({ length: size.many }, () => account(world));
  for (const one of stable) one.minute();
  const others = stable.map(({ pace }) => pace);
  const canary = Array.from({ length: size.few }, () => account(world, change));
  const heard: Pace[] = [];
  for (let minute = 1; minute <= size.minutes; minute += 1) {
    for (const one of stable) one.minute();
    for (const one of canary) {
      one.minute();
      if (minute === 1) heard.push(one.pace);
      if (findingOn(heard, others)) return minute;
    }
  }
  return Number.POSITIVE_INFINITY;
}

const tried = (
  seed: number,
  spread: number,
  change: Change,
  size: Parameters<typeof minuteOfWithdrawal>[2],
  count = CANARIES,
) => {
  const world = { next: createRandom(seed).next, spread };
  return Array.from({ length: count }, () => minuteOfWithdrawal(world, change, size));
};
const withdrawn = (all: number[]) => all.filter((minute) => minute < Number.POSITIVE_INFINITY).length;
const pace = (ms: number, errors = 0): Pace => ({ interactions: 10, totalMs: 10 * ms, errors });
const TENTH = { few: 50, many: 450, minutes: 2 };

describe('whether a canary is slower or throws more', () => {
  it('of a thousand sound canaries at most one is withdrawn, on machines that are alike and on some that are not', () => {
    for (const [seed, spread] of [
      [3, 0.3],
      [7, 0.9],
    ] as const)
      assert.ok(
        withdrawn(tried(seed, spread, {}, { few: 30, many: 100, minutes: 4 })) <= 1,
        `spread ${spread}`,
      );
  });

  it('of a thousand sound ones beside few accounts with the stable release at most one is', () => {
    for (const [many, spread] of [
      [0, 0.6],
      [20, 0.9],
      [40, 0.6],
    ] as const) {
      const all = tried(11, spread, {}, { few: 20, many, minutes: 6 });
      assert.ok(withdrawn(all) <= 1, `${withdrawn(all)} beside ${many} accounts`);
    }
  });

  it('one with 300 ms more for each interaction goes within two minutes at a tenth of 500 accounts, 99 times in 100 at least', () => {
    for (const spread of [0.3, 0.6, 0.9]) {
      const all = tried(13, spread, { slowerMs: 300 }, TENTH, 200);
      assert.ok(withdrawn(all) >= 198, `${withdrawn(all)} of 200, spread ${spread}`);
    }
  });

  it('one with 300 ms more for half of the accounts does too', () => {
    assert.equal(withdrawn(tried(17, 0.5, { slowerMs: 300, share: 0.5 }, TENTH, 200)), 200);
  });

  it('one that throws in 2 % more of the interactions goes within two minutes, nine times in ten', () => {
    const all = tried(19, 0.5, { moreErrors: 0.02 }, TENTH, 200);
    assert.ok(withdrawn(all) >= 180, `${withdrawn(all)} of 200`);
  });

  it('one that is 20 ms slower stays: nobody feels that', () => {
    assert.equal(withdrawn(tried(23, 0.5, { slowerMs: 20 }, TENTH, 200)), 0);
  });
});

describe('what counts as slow', () => {
  it('is learnt from the accounts that have the stable release, and is never what nobody feels', () => {
    assert.equal(slowFrom(Array.from({ length: 20 }, () => pace(30))), 200);
    assert.equal(slowFrom(Array.from({ length: 20 }, (_, at) => pace(100 + at * 20))), 580);
  });

  it('is slow anywhere where too few have it', () => {
    assert.equal(slowFrom([pace(30)]), 375);
    assert.equal(findingOn([pace(350), pace(350), pace(350), pace(350)], [pace(30)]), null);
    assert.deepEqual(findingOn([pace(700), pace(700), pace(700)], []), {
      reason: 'slow',
      accounts: 3,
      of: 3,
    });
  });

  it('is not said by two accounts, nor by many that clicked once', () => {
    const once: Pace = { interactions: 1, totalMs: 1_000, errors: 1 };
    assert.equal(findingOn([pace(900, 5), pace(900, 5)], []), null);
    assert.equal(
      findingOn(
        Array.from({ length: 50 }, () => once),
        [],
      ),
      null,
    );
  });
});
