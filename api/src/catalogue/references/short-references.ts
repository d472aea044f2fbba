import type { Catalogue } from '@extranet/shared/contracts';
import { shortForms, token } from '@extranet/shared/rules/question';
import type { Db } from '../../base/db/schema.ts';
import { visible } from '../products/products.queries.ts';
import { engineOf } from '../search-index/engine-of.ts';
import { isReadable, isThere, stateOf } from '../search-index/state.ts';

/** More than one is no answer: whoever orders has to say which. */
const NAMED_MAX = 20;

/**
 * The keys of references that are no reference as they stand, but short for exactly one of the customer's catalogues: 'FA59' for
 * 'FA00059'. The search reads them alike.
 */
export async function shortReferences(
  db: Db,
  catalogs: readonly Catalogue[],
  keys: readonly string[],
): Promise<Map<string, string>> {
  const meant = new Map<string, string>();
  const known = await existing(db, catalogs, keys);
  const short = keys.filter((key) => !known.has(key) && shortForms(key));
  if (short.length === 0 || !(await isThere(db)) || !isReadable((await stateOf(db)).format)) return meant;
  for (const key of new Set(short)) {
    const form = shortForms(key)?.short ?? '';
    const question = [[token.reference(form)], catalogs.map(token.catalogue)];
    const { best } = catalogs.length === 0 ? { best: [] } : await engineOf(db).find(db, question, NAMED_MAX);
    const ids = best.map(({ id }) => id);
    const refs = new Set(await refsOf(db, catalogs, ids));
    const [only] = refs;
    if (only !== undefined && refs.size === 1) meant.set(key, only);
  }
  return meant;
}

async function existing(
  db: Db,
  catalogs: readonly Catalogue[],
  keys: readonly string[],
): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const rows = await db
    .selectFrom('products')
    .select('products.ref_norm')
    .where(visible(catalogs))
    .where('products.ref_norm', 'in', [...new Set(keys)])
    .execute();
  return new Set(rows.map(({ ref_norm }) => ref_norm));
}

async function refsOf(db: Db, catalogs: readonly Catalogue[], ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('products')
    .select('products.ref_norm')
    .where(visible(catalogs))
    .where('products.id', 'in', ids)
    .execute();
  return rows.map(({ ref_norm }) => ref_norm);
}
