import type { Catalogue } from '@extranet/shared/contracts';
import { referenceKey } from '@extranet/shared/rules';
import type { DbOrTransaction } from '../../base/db/schema.ts';
import { conditionsOf } from '../../base/lists/filters.ts';
import { productFields } from '../products/product.fields.ts';
import { listReferences } from './references.queries.ts';
import { shortReferences } from './short-references.ts';

const BEGINNING = 'prodRef:prefix';

/**
 * 'fa-0013' begins FA-00130, and Enter takes it for FA-00013, as the search does: what it is short for stands before what it begins,
 * where the other filters let it.
 */
export async function shortFirst(
  db: DbOrTransaction,
  catalogs: readonly Catalogue[],
  { [BEGINNING]: typed, ...others }: Record<string, unknown>,
): Promise<string[]> {
  if (typeof typed !== 'string') return [];
  const key = referenceKey(typed);
  const meant = (await shortReferences(db, catalogs, [key])).get(key);
  if (meant === undefined || meant.startsWith(key)) return [];
  const conditions = conditionsOf({ ...others, 'prodRef:eq': meant }, productFields);
  return listReferences(db, catalogs, conditions, { offset: 0, count: 1 });
}
