import type { StockCode } from '@extranet/shared/contracts';
import type { CurrentUser } from '../../base/current-user.ts';
import type { CartItemsTable } from '../../base/db/schema/orders.ts';
import type { DbOrTransaction } from '../../base/db/schema.ts';
import {
  type CustomerPricing,
  discountsOf,
  type LineWithRef,
  pricedById,
  priceOf,
  type StoredRow,
} from '../../catalogue/index.ts';
import { availableCode, ON_REQUEST } from './availability.ts';
import { listCartItems } from './cart.queries.ts';

/** Today's product and price of a line of a cart or a draft. */
export interface Offer {
  readonly product: StoredRow | null;
  readonly unitCents: number;
  /** Of as many pieces as are asked for: not the product's own code where there are fewer. */
  readonly stockCode: StockCode;
}

/** A line of the cart at today's price. */
export interface CartLine extends Offer {
  readonly item: CartItemsTable;
}

export async function readLines(db: DbOrTransaction, user: CurrentUser) {
  const items = await listCartItems(db, user.id);
  const { offers, pricing } = await offersFor(db, user, items);
  const lines = items.map((item, index): CartLine => ({ item, ...(offers[index] ?? NO_OFFER) }));
  return { lines, pricing };
}

/** One offer for each item, in the order of the items. */
export async function offersFor(
  db: DbOrTransaction,
  user: CurrentUser,
  items: readonly { readonly product_id: string | null; readonly quantity: number }[],
): Promise<{ offers: Offer[]; pricing: CustomerPricing }> {
  const ids = items.flatMap(({ product_id }) => product_id ?? []);
  // The badge mostly asks for an empty cart, which needs no query.
  if (ids.length === 0) return { offers: items.map(() => NO_OFFER), pricing: noSpecialPrice(user) };
  const { products, pricing } = await pricedById(db, user, ids);
  const byId = new Map(products.map((product) => [product.id, product]));
  // A price by quantity counts all pieces of a product, for however many vehicles they are.
  const pieces = new Map<string, number>();
  for (const { product_id, quantity } of items)
    if (product_id !== null) pieces.set(product_id, (pieces.get(product_id) ?? 0) + quantity);
  return {
    offers: items.map(({ product_id, quantity }) =>
      offerOf(byId.get(product_id ?? ''), user, pricing, pieces.get(product_id ?? '') ?? quantity),
    ),
    pricing,
  };
}

const NO_OFFER: Offer = { product: null, unitCents: 0, stockCode: ON_REQUEST };

const noSpecialPrice = (user: CurrentUser): CustomerPricing => ({
  discounts: discountsOf(user),
  specialPrices: new Map(),
});

/** A product that has left the catalogue, or the customer's catalogues, keeps its line, without price or details. */
function offerOf(
  stored: StoredRow | undefined,
  user: CurrentUser,
  pricing: CustomerPricing,
  quantity: number,
): Offer {
  const visible = stored && stored.statut !== 'supprime' && user.catalogs.includes(stored.catalogue);
  if (!visible) return NO_OFFER;
  return {
    product: stored,
    unitCents: priceOf(stored, pricing, quantity),
    stockCode: availableCode(stored.stock_code, stored.stock_qty, quantity),
  };
}

/** The line as refusePriceRises and fingerprints take it. */
export const shownLine = ({ item, unitCents }: CartLine): LineWithRef => ({
  id: item.id,
  ref: item.prod_ref,
  quantity: item.quantity,
  unitCents,
});
