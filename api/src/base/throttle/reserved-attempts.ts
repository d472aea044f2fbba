import { LRUCache } from 'lru-cache';
import type { DbOrTransaction } from '../db/schema.ts';
import { countAttempts, giveBackAttempts, type Limit, refusalOf } from './throttle.queries.ts';

interface Reserved {
  left: number;
  readonly windowEnds: number;
}

/** Accounts that write at the same time; beyond it the least recent loses its reserve and asks the database again. */
const KEYS_MAX = 5_000;

/**
 * Attempts that this process reserved in the database and has not used yet: twenty clicks that fill a cart then cost one
 * write for the limit instead of twenty. All processes reserve from the same count.
 */
export function reservedAttempts() {
  const reserved = new LRUCache<string, Reserved>({ max: KEYS_MAX });
  const pending = new Map<string, Promise<void>>();

  const take = (key: string, windowMs: number, at: number): boolean => {
    const own = reserved.get(key);
    // As in countAttempts: a window that ends later than two windows from now was opened while the clock was ahead.
    if (!own || own.left === 0 || own.windowEnds <= at || own.windowEnds > at + 2 * windowMs) return false;
    own.left -= 1;
    return true;
  };
  const reserve = async (db: DbOrTransaction, key: string, limit: Limit, atOnce: number, now: Date) => {
    const counted = await countAttempts(db, key, limit.windowMs, now, atOnce);
    if (counted.count > limit.attempts) throw refusalOf(limit, counted, now);
    reserved.set(key, { left: atOnce, windowEnds: counted.windowEnds });
  };

  const takeOne = async (db: DbOrTransaction, key: string, limit: Limit, atOnce: number, now: Date) => {
    while (!take(key, limit.windowMs, now.getTime())) {
      // Concurrent calls share one reservation: with one each they would use up the limit.
      const reserving = pending.get(key) ?? reserve(db, key, limit, atOnce, now);
      pending.set(key, reserving);
      try {
        await reserving;
      } finally {
        if (pending.get(key) === reserving) pending.delete(key);
      }
    }
  };
  /** Called when the process ends: a house that is restarted time and again must not use up what people may do. */
  const giveBack = async (db: DbOrTransaction): Promise<void> => {
    for (const [key, { left, windowEnds }] of reserved.entries())
      if (left > 0) await giveBackAttempts(db, key, { left, windowEnds });
    reserved.clear();
  };
  return { takeOne, giveBack };
}
