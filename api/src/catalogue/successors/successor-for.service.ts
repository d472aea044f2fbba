import type { ProductRow } from '@extranet/shared/contracts';
import type { CurrentUser } from '../../base/current-user.ts';
import type { DbOrTransaction } from '../../base/db/schema.ts';
import { isOrderable, priceOf } from '../products/orderable.ts';
import { pricedProducts, withRefs } from '../products/priced-products.queries.ts';
import { presentRow } from '../products/product.present.ts';
import { visible } from '../products/products.queries.ts';
import { successorsOf } from './successors.queries.ts';

/**
 * The nearest successor that this customer can order, else the last one that they may see. Of other catalogues nothing is
 * told, and what is deleted is passed over.
 */
export async function successorFor(
  db: DbOrTransaction,
  user: CurrentUser,
  refNorm: string,
): Promise<ProductRow | null> {
  const chain = await successorsOf(db, refNorm);
  if (chain.length === 0) return null;
  const { products, pricing } = await pricedProducts(db, user, [visible(user.catalogs), withRefs(chain)]);
  const inOrder = chain.flatMap((key) => products.filter(({ ref_norm }) => ref_norm === key));
  const chosen = inOrder.find((one) => isOrderable(one, priceOf(one, pricing))) ?? inOrder.at(-1);
  return chosen ? presentRow(chosen, pricing) : null;
}
