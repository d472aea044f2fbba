import type { CartItemsTable } from '../db/schema/orders.ts';
import type { DbOrTransaction } from '../db/schema.ts';
import { type CustomerPricing, unitPrice } from '../pricing/prices.ts';
import { loadPricing } from '../pricing/pricing.queries.ts';
import type { StoredRow } from '../products/product.present.ts';
import type { CurrentUser } from '../sessions/sessions.queries.ts';
import { listCartItems, listProductsOf } from './cart.queries.ts';

const SOLD_OUT = '9';

/** A line of the cart at today's price. */
export interface CartLine {
  readonly item: CartItemsTable;
  readonly product: StoredRow | null;
  readonly unitCents: number;
}

export async function readLines(db: DbOrTransaction, user: CurrentUser) {
  const [items, pricing] = await Promise.all([listCartItems(db, user.id), loadPricing(db, user)]);
  const products = new Map((await listProductsOf(db, items)).map((product) => [product.id, product]));
  const lines = items.map((item) => toLine(item, products.get(item.product_id ?? ''), user, pricing));
  return { lines, pricing };
}

/** A product that has left the catalogue, or the customer's catalogues, keeps its line, without price or details. */
function toLine(
  item: CartItemsTable,
  stored: StoredRow | undefined,
  user: CurrentUser,
  pricing: CustomerPricing,
): CartLine {
  const visible = stored && stored.statut !== 'supprime' && user.catalogs.includes(stored.catalogue);
  const product = visible ? stored : null;
  return { item, product, unitCents: product ? priceOf(product, pricing) : 0 };
}

export function priceOf(product: StoredRow, pricing: CustomerPricing): number {
  const { catalogue, ref_norm: refNorm, price_cents: priceCents } = product;
  return unitPrice({ catalogue, refNorm, priceCents }, pricing);
}

export function isOrderable(product: StoredRow | null, unitCents: number): boolean {
  return (
    product !== null && unitCents > 0 && product.statut === 'disponible' && product.stock_code !== SOLD_OUT
  );
}
