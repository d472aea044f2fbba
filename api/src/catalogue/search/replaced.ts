import type { Replacement, SearchGroup } from '@extranet/shared/contracts';
import { isOrderable, referenceKey } from '@extranet/shared/rules';
import type { Reading } from '../../base/db/schema.ts';
import type { Buyer } from '../prices/buyer.ts';
import { successorsFor } from '../successors/successor-for.service.ts';

/**
 * Whoever asks for one reference that can no longer be had is told what replaces it, also where the old product has left the
 * catalogue and nothing was found. Ordinary questions cost no query.
 */
export async function replacedBy(
  db: Reading,
  user: Buyer,
  typed: string,
  groups: readonly SearchGroup[],
): Promise<Replacement | undefined> {
  const ref = oldReference(typed, groups);
  if (ref === undefined) return undefined;
  const product = (await successorsFor(db, user, [referenceKey(ref)])).get(referenceKey(ref));
  return product && { ref, product };
}

/** What was typed, where nothing has it; else the product that was named, or the only one that was found. */
function oldReference(typed: string, groups: readonly SearchGroup[]): string | undefined {
  const key = referenceKey(typed);
  const rows = groups.flatMap((group) => group.rows);
  if (rows.length === 0) return /\d/.test(key) ? typed.trim().toUpperCase() : undefined;
  const named = rows.filter(
    ({ prodRef, prodCodeEAN }) => referenceKey(prodRef) === key || prodCodeEAN === key,
  );
  const [row, ...others] = named.length > 0 ? named : rows;
  return row && others.length === 0 && !isOrderable(row) ? row.prodRef : undefined;
}
