import type { Lexicon, QuestionReading } from '@extranet/shared/rules/question';
import { LRUCache } from 'lru-cache';
import { findExact } from './find-exact.ts';
import { type Place, wordsOf } from './place.ts';
import { readingsOf } from './remembered-readings.ts';

/** Many accounts make the same slips, and that one finds nothing is what the index remembers of no question. */
const ANSWERS_MAX = 1000;
const caches = new WeakMap<Lexicon, LRUCache<string, Promise<boolean>>>();

/** Whether there is a way back to what was typed: words were taken for others, and as they stand they find something. */
export async function findsAsTyped(
  place: Place,
  typed: string,
  reading: QuestionReading | undefined,
): Promise<boolean> {
  const { status, catalogs, lexicon, exact, thisYear } = place;
  if (exact || !reading || reading.meant.length === 0) return false;
  const cache = caches.get(lexicon) ?? new LRUCache({ max: ANSWERS_MAX });
  caches.set(lexicon, cache);
  const key = JSON.stringify([status.version, thisYear, catalogs, typed]);
  const known = cache.get(key) ?? look(place, typed);
  if (status.isReadable) cache.set(key, known);
  known.catch(() => cache.delete(key));
  return known;
}

async function look({ db, status, catalogs, lexicon, thisYear }: Place, typed: string): Promise<boolean> {
  for (const own of readingsOf(typed, lexicon, { exact: true, thisYear }))
    if ((await findExact(db, status, wordsOf(own), { catalogs, rows: 1 })).length > 0) return true;
  return false;
}
