import { LRUCache } from 'lru-cache';
import { type Limit, refusalOf } from './throttle.queries.ts';

const KEYS_MAX = 5_000;

interface Window {
  count: number;
  readonly windowEnds: number;
}

/**
 * For what only reads: the count is this process's own and nothing is written. A search then waits for nobody who writes, and goes on
 * when the disk is full.
 */
export function countedHere() {
  const windows = new LRUCache<string, Window>({ max: KEYS_MAX });
  return (key: string, limit: Limit, now: Date): void => {
    const at = now.getTime();
    const known = windows.get(key);
    // A window that ends later than one from now was opened while the clock was ahead.
    const isOpen = known && known.windowEnds > at && known.windowEnds <= at + limit.windowMs;
    const own = isOpen ? known : { count: 0, windowEnds: at + limit.windowMs };
    own.count += 1;
    windows.set(key, own);
    if (own.count > limit.attempts) throw refusalOf(limit, own, now);
  };
}
