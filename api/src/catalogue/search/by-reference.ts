import type { Catalogue } from '@extranet/shared/contracts';
import { referenceKey } from '@extranet/shared/rules';
import type { Reading } from '../../base/db/schema.ts';
import { afterPrefix } from '../../base/text/normalise.ts';
import { visible } from '../products/products.queries.ts';
import { MATCHES_MAX } from '../search-index/engine.ts';

export interface ByReference {
  readonly id: string;
  readonly catalogue: Catalogue;
  readonly ref: string;
  /** The whole reference, or the whole EAN, was typed. */
  readonly isWhole: boolean;
}

const EAN_BEGINNING = /^\d{7,13}$/;
const LONGEST = 60;

/** The products whose reference, or whose EAN, begins with the question: scanners type the latter. */
export async function beginningWith(
  db: Reading,
  catalogs: readonly Catalogue[],
  text: string,
): Promise<ByReference[]> {
  const code = referenceKey(text);
  if (!code || code.length > LONGEST || catalogs.length === 0) return [];
  const column = EAN_BEGINNING.test(code) ? 'ean' : 'ref_norm';
  const rows = await db
    .selectFrom('products')
    .select(['products.id', 'products.catalogue', 'products.ref', `products.${column} as code`])
    .where(visible(catalogs))
    .where(`products.${column}`, '>=', code)
    .where(`products.${column}`, '<', afterPrefix(code))
    .orderBy(`products.${column}`)
    .orderBy('products.id')
    .limit(MATCHES_MAX)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    catalogue: row.catalogue,
    ref: row.ref,
    isWhole: row.code === code,
  }));
}
