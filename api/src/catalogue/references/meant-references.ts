import type { Catalogue } from '@extranet/shared/contracts';
import type { DbOrTransaction } from '../../base/db/schema.ts';
import { referencesOfEans } from './references.queries.ts';
import { shortReferences } from './short-references.ts';

/** Of keys that are no reference as they stand, the reference that each means: by its EAN, or as what it is short for. */
export async function meantReferences(
  db: DbOrTransaction,
  catalogs: readonly Catalogue[],
  keys: readonly string[],
): Promise<Map<string, string>> {
  const byEan = await referencesOfEans(db, catalogs, keys);
  const others = keys.filter((key) => !byEan.has(key));
  return new Map([...byEan, ...(await shortReferences(db, catalogs, others))]);
}
