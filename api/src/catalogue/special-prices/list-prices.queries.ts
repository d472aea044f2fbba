import type { Catalogue } from '@extranet/shared/contracts';
import type { DbOrTransaction } from '../../base/db/schema.ts';
import { inChunks } from './in-chunks.ts';

/** A reference as the catalogue writes it. Several products may share one: the highest of their prices counts. */
export interface Listed {
  readonly ref: string;
  readonly refNorm: string;
  readonly listCents: number;
  readonly catalogue: Catalogue;
  readonly designation: string;
}

export async function knownReferences(
  db: DbOrTransaction,
  keys: readonly string[],
): Promise<Map<string, Listed>> {
  const known = new Map<string, Listed>();
  for (const chunk of inChunks(keys)) {
    const rows = await db
      .selectFrom('products')
      .select(({ fn }) => [
        'products.ref_norm as refNorm',
        fn.min('products.ref').as('ref'),
        fn.max('products.price_cents').as('listCents'),
        fn.min('products.catalogue').as('catalogue'),
        fn.min('products.titre').as('designation'),
      ])
      .where('products.statut', '!=', 'supprime')
      .where('products.ref_norm', 'in', chunk)
      .groupBy('products.ref_norm')
      .execute();
    for (const row of rows) known.set(row.refNorm, { ...row, listCents: Number(row.listCents) });
  }
  return known;
}
