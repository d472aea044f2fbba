import type { Catalogue } from '@extranet/shared/contracts';
import { LRUCache } from 'lru-cache';
import type { Reading } from '../../base/db/schema.ts';
import type { ExactQuestion, Matches } from '../search-index/engine.ts';

/** Ids of some thirty letters: at most about 20 MB a process. */
const IDS_MAX = 300_000;

type Ids = readonly string[];

interface Answers {
  readonly kept: LRUCache<string, Ids>;
  /** Being asked: after a price list everybody asks anew at once, and many the same. */
  readonly asked: Map<string, Promise<Ids>>;
}
const answers = new WeakMap<Reading, Answers>();

/**
 * What the index answered to the same words in this version of the catalogue, for any account: everybody types 'peu' on the way to
 * 'peugeot 308'. Only ids are kept; rights, prices and stock are read from the tables for each question. Each write of a product
 * raises the version in its transaction, and versions are read before what is kept under them: an answer is never older than its version.
 * Each catalogue by itself: accounts have some of them, in seven ways.
 */
export async function remembered(
  db: Reading,
  version: string,
  question: ExactQuestion,
  catalogs: readonly Catalogue[],
  find: (catalogs: readonly Catalogue[]) => Promise<readonly Matches[]>,
): Promise<readonly Matches[]> {
  const own = answersOf(db);
  const about = JSON.stringify([version, question]);
  const keyOf = (catalogue: Catalogue) => `${catalogue} ${about}`;
  const isKnown = (key: string) => own.kept.has(key) || own.asked.has(key);
  const missing = catalogs.filter((catalogue) => !isKnown(keyOf(catalogue)));
  if (missing.length > 0) {
    const asking = find(missing);
    for (const catalogue of missing) own.asked.set(keyOf(catalogue), idsIn(asking, catalogue));
  }
  const waited = catalogs.map(
    (catalogue) => own.kept.get(keyOf(catalogue)) ?? own.asked.get(keyOf(catalogue)),
  );
  try {
    const found = await Promise.all(waited.map((ids) => ids ?? []));
    const matches = catalogs.map((catalogue, at) => ({ catalogue, ids: found[at] ?? [] }));
    const asked = matches.filter(({ catalogue }) => missing.includes(catalogue));
    // Nothing found may mean that somebody emptied the index meanwhile: it is looked at again the next time.
    if (asked.some(({ ids }) => ids.length > 0))
      for (const { catalogue, ids } of asked) own.kept.set(keyOf(catalogue), ids, { size: ids.length + 1 });
    return matches.filter(({ ids }) => ids.length > 0);
  } finally {
    for (const catalogue of missing) own.asked.delete(keyOf(catalogue));
  }
}

function answersOf(db: Reading): Answers {
  const known = answers.get(db) ?? { kept: new LRUCache({ maxSize: IDS_MAX }), asked: new Map() };
  answers.set(db, known);
  return known;
}

async function idsIn(asking: Promise<readonly Matches[]>, wanted: Catalogue): Promise<Ids> {
  return (await asking).find(({ catalogue }) => catalogue === wanted)?.ids ?? [];
}
