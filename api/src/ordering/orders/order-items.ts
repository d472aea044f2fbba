import type { StockCode } from '@extranet/shared/contracts';
import { searchable } from '@extranet/shared/rules';
import type { OrderItemsTable } from '../../base/db/schema/orders.ts';
import {
  kindOfProduct,
  type LineWithRef,
  type PricedCart,
  type PricedLine,
  type StoredRow,
  wordsOfProduct,
} from '../../catalogue/index.ts';

export interface SoldLine {
  readonly product: StoredRow;
  readonly quantity: number;
  readonly unitCents: number;
  /** Of so many pieces. */
  readonly stockCode: StockCode;
  /** The key of the vehicle for which it is ordered. */
  readonly vehicle?: string | null;
  /** What was answered of its equipment, as JSON. */
  readonly equipment?: string | null;
}

/** The order's own copy of its products, which may change or be deleted later. */
export const orderItems = (
  orderId: string,
  lines: readonly SoldLine[],
  priced: PricedCart,
): OrderItemsTable[] =>
  lines.map(({ product, quantity, stockCode, vehicle = null, equipment = null }, position) => ({
    id: `${orderId}-${position + 1}`,
    order_id: orderId,
    position,
    product_id: product.id,
    prod_ref: product.ref,
    ref_norm: product.ref_norm,
    catalogue: product.catalogue,
    kind: kindOfProduct(product),
    label: wordsOfProduct(product),
    stock_code: stockCode,
    quantity,
    ...amountsOf(priced.lines[position]),
    vehicle,
    equipment,
    words: wordsOfLine(product, vehicle),
    state: 'brouillon',
    promised_on: null,
    shipped: 0,
    delivered: 0,
  }));

/** A vehicle's key is made of its make, model and year. */
const wordsOfLine = (product: StoredRow, vehicle: string | null) =>
  [product.ref, wordsOfProduct(product), vehicle ?? ''].map(searchable).join(' ');

export const amountsOf = (line: PricedLine | undefined) => ({
  unit_cents: line?.unitCents ?? 0,
  total_et_cents: line?.totalEtCents ?? 0,
  vat_cents: line?.vatCents ?? 0,
  total_it_cents: line?.totalItCents ?? 0,
});

/** The line as fingerprints take it. */
export const draftLine = ({
  id,
  prod_ref: ref,
  quantity,
  unit_cents: unitCents,
}: OrderItemsTable): LineWithRef => ({
  id,
  ref,
  quantity,
  unitCents,
});
