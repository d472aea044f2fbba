import { LRUCache } from 'lru-cache';
import type { DbOrTransaction } from '../db/schema.ts';
import { countAttempts, type Limit, refusalOf } from './throttle.queries.ts';

interface InHand {
  left: number;
  readonly windowEnds: number;
}

/** Accounts that write at the same time: beyond it they ask the database again. */
const KEYS_MAX = 5_000;

/**
 * Attempts that this process took from the database in advance and has not used: a cart that is clicked together then costs
 * one write more for twenty clicks. All processes take from the same count.
 */
export function attemptsInHand() {
  const inHand = new LRUCache<string, InHand>({ max: KEYS_MAX });
  const asking = new Map<string, Promise<void>>();

  const take = (key: string, windowMs: number, at: number): boolean => {
    const own = inHand.get(key);
    // As in countAttempts: a window that ends far later than one of now would was opened by a clock ahead of its time.
    if (!own || own.left === 0 || own.windowEnds <= at || own.windowEnds > at + 2 * windowMs) return false;
    own.left -= 1;
    return true;
  };
  const fetch = async (db: DbOrTransaction, key: string, limit: Limit, atOnce: number, now: Date) => {
    const counted = await countAttempts(db, key, limit.windowMs, now, atOnce);
    if (counted.count > limit.attempts) throw refusalOf(limit, counted, now);
    inHand.set(key, { left: atOnce, windowEnds: counted.windowEnds });
  };

  return async (db: DbOrTransaction, key: string, limit: Limit, atOnce: number, now: Date): Promise<void> => {
    while (!take(key, limit.windowMs, now.getTime())) {
      // Calls that come at once share what one of them fetches: each for itself would use the limit up.
      const fetching = asking.get(key) ?? fetch(db, key, limit, atOnce, now);
      asking.set(key, fetching);
      try {
        await fetching;
      } finally {
        if (asking.get(key) === fetching) asking.delete(key);
      }
    }
  };
}
