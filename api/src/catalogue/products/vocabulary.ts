import type { Catalogue } from '@extranet/shared/contracts';
import type { Db } from '../../base/db/schema.ts';
import { catalogueVersion } from './products.queries.ts';

interface Vocabulary {
  readonly version: number;
  readonly counts: readonly { catalogue: Catalogue; word: string; products: number }[];
}

const cache = new WeakMap<Db, Promise<Vocabulary>>();

/**
 * The words, the one that matches the fewest products first: a search starts from it, so that 'kit peugeot' reads kits
 * and not every Peugeot. Empty when a word matches nothing. The counts are about a thousand, read once for each
 * version of the catalogue.
 */
export async function rarestFirst(
  db: Db,
  catalogs: readonly Catalogue[],
  words: readonly string[],
): Promise<string[]> {
  const { counts } = await vocabularyOf(db);
  const own = counts.filter(({ catalogue }) => catalogs.includes(catalogue));
  const weighed = [...new Set(words)].map((word) => ({
    word,
    products: own.reduce((sum, entry) => (entry.word.startsWith(word) ? sum + entry.products : sum), 0),
  }));
  if (weighed.some(({ products }) => products === 0)) return [];
  return weighed.sort((a, b) => a.products - b.products).map(({ word }) => word);
}

async function vocabularyOf(db: Db): Promise<Vocabulary> {
  const version = await catalogueVersion(db);
  const current = await cache.get(db);
  if (current?.version === version) return current;
  const fresh = readVocabulary(db, version);
  cache.set(db, fresh);
  fresh.catch(() => cache.delete(db));
  return fresh;
}

async function readVocabulary(db: Db, version: number): Promise<Vocabulary> {
  const counts = await db
    .selectFrom('catalogue_words')
    .select(({ fn }) => ['catalogue', 'word', fn.countAll<number>().as('products')])
    .groupBy(['catalogue', 'word'])
    .execute();
  return { version, counts };
}
