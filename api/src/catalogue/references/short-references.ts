import type { Catalogue } from '@extranet/shared/contracts';
import { shortForms, token } from '@extranet/shared/rules/question';
import type { DbOrTransaction } from '../../base/db/schema.ts';
import { visible } from '../products/products.queries.ts';
import { engineOf } from '../search-index/engine-of.ts';
import { isReadable, isThere, stateOf } from '../search-index/state.ts';

/** More than one is no answer: whoever orders has to say which. */
const NAMED_MAX = 20;

/**
 * Of keys that are no reference as they stand, those that are short for exactly one of the customer's catalogues: 'FA59' for
 * 'FA00059'. The search reads them alike.
 */
export async function shortReferences(
  db: DbOrTransaction,
  catalogs: readonly Catalogue[],
  keys: readonly string[],
): Promise<Map<string, string>> {
  const meant = new Map<string, string>();
  const short = keys.filter((key) => shortForms(key));
  if (short.length === 0 || !(await isThere(db)) || !isReadable((await stateOf(db)).format)) return meant;
  for (const key of new Set(short)) {
    const form = shortForms(key)?.short ?? '';
    const found = await engineOf(db).find(db, { all: [[token.reference(form)]] }, catalogs);
    const ids = found.flatMap((one) => one.ids.slice(0, NAMED_MAX));
    const refs = new Set(await refsOf(db, catalogs, ids));
    const [only] = refs;
    if (only !== undefined && refs.size === 1) meant.set(key, only);
  }
  return meant;
}

async function refsOf(
  db: DbOrTransaction,
  catalogs: readonly Catalogue[],
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('products')
    .select('products.ref_norm')
    .where(visible(catalogs))
    .where('products.id', 'in', ids)
    .execute();
  return rows.map(({ ref_norm }) => ref_norm);
}
