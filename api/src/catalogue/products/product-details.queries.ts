import type { Catalogue } from '@extranet/shared/contracts';
import type { Reading } from '../../base/db/schema.ts';
import { rowColumns } from './product.present.ts';
import { visible } from './products.queries.ts';

const RELATED_MAX = 100;

/** Accessories and kits that belong to a product, as far as the caller may see them. */
export async function listRelated(db: Reading, catalogs: readonly Catalogue[], refNorm: string) {
  return db
    .selectFrom('related_links')
    .innerJoin('products', 'products.ref_norm', 'related_links.related_ref_norm')
    .select(rowColumns.map((column) => `products.${column}` as const))
    .where('related_links.ref_norm', '=', refNorm)
    .where('related_links.status', '=', 'active')
    .where(visible(catalogs))
    .orderBy('products.ref_norm')
    .orderBy('products.id')
    .limit(RELATED_MAX)
    .execute();
}
