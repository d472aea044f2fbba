import type { ProductRow } from '@extranet/shared/contracts';

import type { Reading } from '../../base/db/schema.ts';
import type { Buyer } from '../prices/buyer.ts';
import { isOrderable, priceOf } from '../products/orderable.ts';
import { pricedProducts, withRefs } from '../products/priced-products.queries.ts';
import { presentRow } from '../products/product.present.ts';
import { visible } from '../products/products.queries.ts';
import { successorsOf } from './successors.queries.ts';

/**
 * Of each reference that is replaced, the nearest successor that this customer can order, else the last one that they may see.
 * Of other catalogues nothing is told, and what is deleted is passed over.
 */
export async function successorsFor(
  db: Reading,
  user: Buyer,
  refNorms: readonly string[],
): Promise<Map<string, ProductRow>> {
  const chains = await successorsOf(db, refNorms);
  if (chains.size === 0) return new Map();
  const named = [...chains.values()].flat();
  const { products, pricing } = await pricedProducts(db, user, [visible(user.catalogs), withRefs(named)]);
  const byRef = Map.groupBy(products, ({ ref_norm }) => ref_norm);
  return new Map(
    [...chains].flatMap(([refNorm, chain]) => {
      const inOrder = chain.flatMap((key) => byRef.get(key) ?? []);
      const chosen = inOrder.find((one) => isOrderable(one, priceOf(one, pricing))) ?? inOrder.at(-1);
      return chosen ? [[refNorm, presentRow(chosen, pricing)] as const] : [];
    }),
  );
}
