import type { OrderItemsTable } from '../db/schema/orders.ts';
import type { PricedCart } from '../pricing/prices.ts';
import type { StoredRow } from '../products/product.present.ts';
import { productLabel } from '../products/product-label.ts';

interface SoldLine {
  readonly product: StoredRow;
  readonly quantity: number;
  readonly unitCents: number;
}

/** What an order keeps of its products: they may change or go, it does not. */
export const orderItems = (
  orderId: string,
  lines: readonly SoldLine[],
  priced: PricedCart,
): OrderItemsTable[] =>
  lines.map(({ product, quantity, unitCents }, position) => ({
    id: `${orderId}-${position + 1}`,
    order_id: orderId,
    position,
    product_id: product.id,
    prod_ref: product.ref,
    ref_norm: product.ref_norm,
    catalogue: product.catalogue,
    label: productLabel(product),
    stock_code: product.stock_code,
    quantity,
    unit_cents: unitCents,
    total_et_cents: priced.lines[position]?.totalEtCents ?? 0,
    vat_cents: priced.lines[position]?.vatCents ?? 0,
    total_it_cents: priced.lines[position]?.totalItCents ?? 0,
  }));
