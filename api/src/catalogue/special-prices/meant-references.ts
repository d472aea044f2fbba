import { ADDITIONS_MAX, CATALOGUES, referenceKey } from '@extranet/shared/rules';
import type { DbOrTransaction } from '../../base/db/schema.ts';
import { shortReferences } from '../references/short-references.ts';
import { knownReferences, type Listed } from './list-prices.queries.ts';

/**
 * What each reference means: the product that has it, else the only one that it is short for. Those that mean none are left out.
 * Short forms are read one by one: a file of thousands of unknown references is answered without them.
 */
export async function meantReferences(
  db: DbOrTransaction,
  references: readonly string[],
): Promise<Map<string, Listed>> {
  const keys = [...new Set(references.map(referenceKey))];
  const known = await knownReferences(db, keys);
  const others = keys.filter((key) => key !== '' && !known.has(key));
  if (others.length === 0 || others.length > ADDITIONS_MAX) return known;
  const short = await shortReferences(db, CATALOGUES, others);
  const meant = await knownReferences(db, [...short.values()]);
  for (const [key, full] of short) {
    const listed = meant.get(full);
    if (listed) known.set(key, listed);
  }
  return known;
}
