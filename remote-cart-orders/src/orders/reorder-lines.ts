import type { CartAdd, OrderItem, ProductRow, Vehicle } from '@extranet/shared/contracts';
import { isOrderable, isQuantity, referenceKey, type TypedQuantity } from '@extranet/shared/rules';
import { type Offers, unitOf, type WantedLine } from '../offers.ts';

export type ReorderState = 'same' | 'dearer' | 'cheaper' | 'notOrderable' | 'withdrawn';

/** A line of an earlier order, with its product as it is today. */
export interface ReorderLine {
  key: string;
  reference: string;
  label: string;
  catalogue: string;
  kind: string;
  /** For which it was ordered: the same product for two vehicles stays two lines. */
  itVehicle: Vehicle | null;
  /** The sum if the order has the product twice for one vehicle; a string is invalid typed text. */
  quantity: TypedQuantity;
  /** Price per piece then and now; `now` is 0 when the product cannot be ordered. */
  before: number;
  now: number;
  /** By the price of one piece. */
  state: ReorderState;
  prodId: string | null;
  /** Of one piece; '' without a product. */
  stock: string;
  /** It did not come then: the customer or the office cancelled it. */
  cancelled: boolean;
  /** Left out by choice. */
  untaken: boolean;
}

export function compareWithToday(
  items: readonly OrderItem[],
  products: readonly ProductRow[],
): ReorderLine[] {
  const byId = new Map(products.map((product) => [product.prodId, product]));
  const byRef = Map.groupBy(products, ({ prodRef }) => referenceKey(prodRef));
  const lines = new Map<string, ReorderLine>();
  const wanted = new Set(wantedAgain(items));
  for (const item of items) {
    const sharing = byRef.get(referenceKey(item.itProdRef)) ?? [];
    const product = byId.get(item.itProdId ?? '') ?? (sharing.length === 1 ? sharing[0] : undefined);
    const line = toLine(item, product, !wanted.has(item));
    const existing = lines.get(line.key);
    if (existing && line.cancelled && !existing.cancelled) continue;
    const added = existing?.cancelled === line.cancelled ? Number(existing.quantity) : 0;
    lines.set(line.key, { ...line, quantity: item.itQuantity + added });
  }
  return [...lines.values()];
}

/** What was cancelled is not; of an order that was cancelled as a whole, everything is. */
export function wantedAgain(items: readonly OrderItem[]): readonly OrderItem[] {
  const came = items.filter((item) => !isCancelled(item));
  return came.length > 0 ? came : items;
}

const isCancelled = ({ itState }: OrderItem): boolean => itState === 'annulee';

function toLine(item: OrderItem, product: ProductRow | undefined, untaken: boolean): ReorderLine {
  const now = product && isOrderable(product) ? Number(product.prodMbrPrice) : 0;
  const before = item.itMbrUnitPriceET;
  const itVehicle = item.itVehicle ?? null;
  const of = product?.prodId ?? `ref:${referenceKey(item.itProdRef)}`;
  return {
    key: itVehicle ? `${of} ${itVehicle.key}` : of,
    itVehicle,
    reference: product?.prodRef ?? item.itProdRef,
    label: item.itLabel,
    catalogue: item.itProdCatalogue,
    kind: item.itProdKind,
    quantity: item.itQuantity,
    before,
    now,
    state: stateOf(product, before, now),
    prodId: product?.prodId ?? null,
    stock: product?.prodCodeStock ?? '',
    cancelled: isCancelled(item),
    untaken,
  };
}

function stateOf(product: ProductRow | undefined, before: number, now: number): ReorderState {
  if (!product) return 'withdrawn';
  if (now === 0) return 'notOrderable';
  return comparedTo(before, now);
}

function comparedTo(before: number, now: number): ReorderState {
  if (now === before) return 'same';
  return now > before ? 'dearer' : 'cheaper';
}

export const canReorder = ({ state }: ReorderLine): boolean =>
  state !== 'withdrawn' && state !== 'notOrderable';

export const isTaken = (line: ReorderLine): boolean => canReorder(line) && !line.untaken;

export const wantedOf = (lines: readonly ReorderLine[]): WantedLine[] =>
  lines.flatMap((line) =>
    line.prodId && isTaken(line) ? [{ prodId: line.prodId, quantity: line.quantity, unit: line.now }] : [],
  );

/** Price and state as they are for all pieces of the product together. */
export function atQuantity(line: ReorderLine, offers: Offers): ReorderLine {
  if (!line.prodId || !isTaken(line)) return line;
  const now = unitOf({ prodId: line.prodId, unit: line.now }, offers);
  return {
    ...line,
    now,
    state: comparedTo(line.before, now),
    stock: offers[line.prodId]?.offProdCodeStock ?? line.stock,
  };
}

/** The lines to add to the cart. */
export const additionsOf = (lines: readonly ReorderLine[]): CartAdd[] =>
  lines
    .filter(isTaken)
    .flatMap(({ prodId, quantity, itVehicle }) =>
      prodId && isQuantity(quantity)
        ? [{ prodId, quantity, ...(itVehicle && { vehicle: itVehicle.key }) }]
        : [],
    );

/** Whether a quantity is invalid: then nothing may be added to the cart. */
export const hasWrongQuantity = (lines: readonly ReorderLine[]): boolean =>
  lines.some((line) => isTaken(line) && !isQuantity(line.quantity));
