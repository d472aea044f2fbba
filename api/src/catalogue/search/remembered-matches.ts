import type { Catalogue } from '@extranet/shared/contracts';
import { LRUCache } from 'lru-cache';
import type { Reading } from '../../base/db/schema.ts';
import type { ExactQuestion, Matches } from '../search-index/engine.ts';

/** Ids of some thirty letters: at most about 20 MB a process. */
const IDS_MAX = 300_000;

type Answers = LRUCache<string, Promise<readonly Matches[]>>;
const caches = new WeakMap<Reading, Answers>();

/**
 * What the index answered to the same words in this version of the catalogue, for any account: everybody types 'peu' on the way to
 * 'peugeot 308'. Only ids are kept; rights, prices and stock are read from the tables for each question. Each write of a product
 * raises the version in its transaction, and versions are read before what is kept under them: an answer is never older than its version.
 */
export async function remembered(
  db: Reading,
  version: string,
  question: ExactQuestion,
  catalogs: readonly Catalogue[],
  find: () => Promise<readonly Matches[]>,
): Promise<readonly Matches[]> {
  const cache = caches.get(db) ?? emptyCache();
  caches.set(db, cache);
  const key = JSON.stringify([version, question, catalogs]);
  const known = cache.get(key);
  if (known) return known;
  const asked = find();
  const found = await asked;
  // Nothing found may mean that somebody emptied the index meanwhile: it is looked at again the next time.
  if (found.length > 0) cache.set(key, asked, { size: found.reduce((sum, { ids }) => sum + ids.length, 1) });
  return found;
}

const emptyCache = (): Answers => new LRUCache({ maxSize: IDS_MAX });
