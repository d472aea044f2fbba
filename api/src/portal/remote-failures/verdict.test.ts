import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createRandom } from '../../base/random.ts';
import { isBroken, type Voices } from './verdict.ts';

const NONE: Voices = { loaded: 0, failed: 0 };
const CANARIES = 1_000;
const ACCOUNTS = 400;

/** After how many accounts a canary with this rate of failures is withdrawn; Infinity: never. */
function voicesUntilWithdrawn(rate: number, stable: Voices, next: () => number): number {
  const canary = { ...NONE };
  for (let voices = 1; voices <= ACCOUNTS; voices += 1) {
    canary[next() < rate ? 'failed' : 'loaded'] += 1;
    if (isBroken(canary, stable)) return voices;
  }
  return Number.POSITIVE_INFINITY;
}

/** Tries a thousand canaries, each beside a hundred accounts that have the stable release, of which `stableRate` fails. */
function tried(rate: number, stableRate = 0.02): number[] {
  const next = createRandom(7).next;
  return Array.from({ length: CANARIES }, () => {
    const stable = { ...NONE };
    for (let voice = 0; voice < 100; voice += 1) stable[next() < stableRate ? 'failed' : 'loaded'] += 1;
    return voicesUntilWithdrawn(rate, stable, next);
  }).sort((one, other) => one - other);
}
const withdrawn = (all: number[]) => all.filter((voices) => voices < Number.POSITIVE_INFINITY).length;

describe('whether a canary is broken', () => {
  it('is known by the third account when it fails for all of them', () => {
    assert.equal(isBroken({ failed: 2, loaded: 0 }, NONE), false);
    assert.equal(isBroken({ failed: 3, loaded: 0 }, NONE), true);
  });

  it('is not said because of three accounts among many for which it came up', () => {
    assert.equal(isBroken({ failed: 3, loaded: 1 }, NONE), false);
    assert.equal(isBroken({ failed: 3, loaded: 200 }, NONE), false);
    assert.equal(isBroken({ failed: 30, loaded: 2_000 }, NONE), false);
  });

  it('is judged by the stable release: where a tenth fails anyway, a tenth is nothing', () => {
    const canary = { failed: 6, loaded: 14 };
    assert.equal(isBroken(canary, NONE), true);
    assert.equal(isBroken(canary, { failed: 100, loaded: 300 }), false);
  });

  it('of a thousand sound canaries takes out at most one', () => {
    assert.ok(withdrawn(tried(0.01)) <= 1);
    assert.ok(withdrawn(tried(0.02)) <= 1);
    assert.ok(withdrawn(tried(0.1, 0.1)) <= 1);
    assert.ok(withdrawn(tried(0.3, 0.3)) <= 1);
  });

  it('of a thousand that fail for everybody takes out all by the third voice, of those that fail for half by the fortieth', () => {
    assert.deepEqual([...new Set(tried(1, 0))], [3]);
    const half = tried(0.5, 0);
    assert.equal(half.filter((voices) => voices <= 40).length, CANARIES);
    assert.ok((half[CANARIES / 2] as number) <= 10);
  });

  it('is known as well where the stable release fails for some', () => {
    const all = tried(1, 0.1);
    assert.ok((all[CANARIES / 2] as number) <= 6);
    assert.ok((all.at(-1) as number) <= 20);
  });
});
