import type { CurrentUser } from '../../base/current-user.ts';
import type { CartItemsTable } from '../../base/db/schema/orders.ts';
import type { DbOrTransaction } from '../../base/db/schema.ts';
import {
  type CustomerPricing,
  discountsOf,
  type LineWithRef,
  pricedProducts,
  priceOf,
  type StoredRow,
  withIds,
} from '../../catalogue/index.ts';
import { listCartItems } from './cart.queries.ts';

/** What a line of a cart or a draft is worth today. */
export interface Sale {
  readonly product: StoredRow | null;
  readonly unitCents: number;
}

/** A line of the cart at today's price. */
export interface CartLine extends Sale {
  readonly item: CartItemsTable;
}

export async function readLines(db: DbOrTransaction, user: CurrentUser) {
  const items = await listCartItems(db, user.id);
  const { sales, pricing } = await salesOf(db, user, items);
  const lines = items.map((item, index): CartLine => ({ item, ...(sales[index] ?? NOTHING) }));
  return { lines, pricing };
}

/** One for each item, in their order. */
export async function salesOf(
  db: DbOrTransaction,
  user: CurrentUser,
  items: readonly { readonly product_id: string | null }[],
): Promise<{ sales: Sale[]; pricing: CustomerPricing }> {
  const ids = items.flatMap(({ product_id }) => product_id ?? []);
  // Most calls of the badge are for an empty cart.
  if (ids.length === 0) return { sales: items.map(() => NOTHING), pricing: noSpecialPrice(user) };
  const { products, pricing } = await pricedProducts(db, user, [withIds(ids)]);
  const byId = new Map(products.map((product) => [product.id, product]));
  return { sales: items.map(({ product_id }) => saleOf(byId.get(product_id ?? ''), user, pricing)), pricing };
}

const NOTHING: Sale = { product: null, unitCents: 0 };

const noSpecialPrice = (user: CurrentUser): CustomerPricing => ({
  discounts: discountsOf(user),
  specialPrices: new Map(),
});

/** A product that has left the catalogue, or the customer's catalogues, keeps its line, without price or details. */
function saleOf(stored: StoredRow | undefined, user: CurrentUser, pricing: CustomerPricing): Sale {
  const visible = stored && stored.statut !== 'supprime' && user.catalogs.includes(stored.catalogue);
  return visible ? { product: stored, unitCents: priceOf(stored, pricing) } : NOTHING;
}

/** As refusePriceRises and fingerprints know it. */
export const shownLine = ({ item, unitCents }: CartLine): LineWithRef => ({
  id: item.id,
  ref: item.prod_ref,
  quantity: item.quantity,
  unitCents,
});
