import type { Catalogue } from '@extranet/shared/contracts';
import { partsOfWords, referenceKey, wordsOf } from '@extranet/shared/rules';
import type { Db } from '../../base/db/schema.ts';
import { afterPrefix } from '../../base/text/normalise.ts';
import { rowColumns, type StoredRow } from './product.present.ts';
import { visible } from './products.queries.ts';
import { rarestFirst } from './vocabulary.ts';

const ROWS_MAX = 50;
const WORDS_MAX = 6;
const EAN_BEGINNING = /^\d{7,13}$/;

/**
 * First the products whose reference (or EAN, which scanners type) begins with the text; then those that have, for each word
 * of the text, a word that begins with it.
 */
export async function searchProducts(
  db: Db,
  catalogs: readonly Catalogue[],
  text: string,
): Promise<StoredRow[]> {
  const code = referenceKey(text);
  const byRef = await beginningWith(db, catalogs, EAN_BEGINNING.test(code) ? 'ean' : 'ref_norm', code);
  if (byRef.length === ROWS_MAX) return byRef;
  const byWords = await wordMatches(db, catalogs, wordsOf(text).slice(0, WORDS_MAX));
  const byParts = await partMatches(db, catalogs, text);
  const found = new Map([...byRef, ...byWords, ...byParts].map((row) => [row.id, row]));
  return [...found.values()].slice(0, ROWS_MAX);
}

async function beginningWith(
  db: Db,
  catalogs: readonly Catalogue[],
  column: 'ref_norm' | 'ean',
  code: string,
): Promise<StoredRow[]> {
  if (!code) return [];
  return db
    .selectFrom('products')
    .select(rowColumns)
    .where(visible(catalogs))
    .where(`products.${column}`, '>=', code)
    .where(`products.${column}`, '<', afterPrefix(code))
    .orderBy(`products.${column}`)
    .orderBy('products.id')
    .limit(ROWS_MAX)
    .execute();
}

/** 'mégane-coupé' finds a Mégane Coupé as well. A text without compound words needs no second query. */
async function partMatches(db: Db, catalogs: readonly Catalogue[], text: string): Promise<StoredRow[]> {
  const parts = partsOfWords(text);
  return parts.length > wordsOf(text).length ? wordMatches(db, catalogs, parts.slice(0, WORDS_MAX)) : [];
}

/** One query for each catalogue: its index is read only as far as there are rows to show, whatever the others hold. */
async function wordMatches(db: Db, catalogs: readonly Catalogue[], words: string[]): Promise<StoredRow[]> {
  const [lead, ...others] = await rarestFirst(db, catalogs, words);
  if (lead === undefined) return [];
  const found = await Promise.all(catalogs.map((catalogue) => wordsIn(db, catalogue, lead, others)));
  const ids = found
    .flat()
    .sort((a, b) => compare(a.word, b.word) || compare(a.product_id, b.product_id))
    .map(({ product_id }) => product_id);
  // A product with two words of the same beginning is found twice.
  const best = [...new Set(ids)].slice(0, ROWS_MAX);
  if (best.length === 0) return [];
  const rows = await db
    .selectFrom('products')
    .select(rowColumns)
    .where(visible(catalogs))
    .where('products.id', 'in', best)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return best.flatMap((id) => byId.get(id) ?? []);
}

async function wordsIn(db: Db, catalogue: Catalogue, lead: string, others: readonly string[]) {
  let query = db
    .selectFrom('catalogue_words')
    .select(['catalogue_words.word', 'catalogue_words.product_id'])
    .where('catalogue_words.catalogue', '=', catalogue)
    .where('catalogue_words.word', '>=', lead)
    .where('catalogue_words.word', '<', afterPrefix(lead))
    .orderBy('catalogue_words.word')
    .orderBy('catalogue_words.product_id');
  for (const word of others) {
    query = query.where((eb) =>
      eb.exists(
        eb
          .selectFrom('catalogue_words as other')
          .select('other.word')
          .whereRef('other.product_id', '=', 'catalogue_words.product_id')
          .where('other.word', '>=', word)
          .where('other.word', '<', afterPrefix(word)),
      ),
    );
  }
  return query.limit(2 * ROWS_MAX).execute();
}

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));
