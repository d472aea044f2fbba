import type { CartAdd, OrderItem, ProductRow } from '@extranet/shared/contracts';
import { isOrderable, isQuantity, referenceKey, type TypedQuantity } from '@extranet/shared/rules';

export type ReorderState = 'same' | 'dearer' | 'cheaper' | 'notOrderable' | 'withdrawn';

/** A line of an order of before, and what has become of its product. */
export interface ReorderLine {
  key: string;
  reference: string;
  label: string;
  /** Added up where the order had the product twice; a text is what was typed and cannot be. */
  quantity: TypedQuantity;
  /** What a piece cost then, and what it costs now; 0 when it cannot be ordered. */
  before: number;
  now: number;
  state: ReorderState;
  prodId: string | null;
}

export function compareWithToday(
  items: readonly OrderItem[],
  products: readonly ProductRow[],
): ReorderLine[] {
  const byId = new Map(products.map((product) => [product.prodId, product]));
  const byRef = Map.groupBy(products, ({ prodRef }) => referenceKey(prodRef));
  const lines = new Map<string, ReorderLine>();
  for (const item of items) {
    const sharing = byRef.get(referenceKey(item.itProdRef)) ?? [];
    const product = byId.get(item.itProdId ?? '') ?? (sharing.length === 1 ? sharing[0] : undefined);
    const line = toLine(item, product);
    const twin = lines.get(line.key);
    lines.set(line.key, { ...line, quantity: item.itQuantity + Number(twin?.quantity ?? 0) });
  }
  return [...lines.values()];
}

function toLine(item: OrderItem, product: ProductRow | undefined): ReorderLine {
  const now = product && isOrderable(product) ? Number(product.prodMbrPrice) : 0;
  const before = item.itMbrUnitPriceET;
  return {
    key: product?.prodId ?? `ref:${referenceKey(item.itProdRef)}`,
    reference: product?.prodRef ?? item.itProdRef,
    label: item.itLabel,
    quantity: item.itQuantity,
    before,
    now,
    state: stateOf(product, before, now),
    prodId: product?.prodId ?? null,
  };
}

function stateOf(product: ProductRow | undefined, before: number, now: number): ReorderState {
  if (!product) return 'withdrawn';
  if (now === 0) return 'notOrderable';
  if (now === before) return 'same';
  return now > before ? 'dearer' : 'cheaper';
}

export const canReorder = ({ state }: ReorderLine): boolean =>
  state !== 'withdrawn' && state !== 'notOrderable';

/** What enters the cart. */
export const additionsOf = (lines: readonly ReorderLine[]): CartAdd[] =>
  lines
    .filter(canReorder)
    .flatMap(({ prodId, quantity }) => (prodId && isQuantity(quantity) ? [{ prodId, quantity }] : []));

/** Nothing enters the cart while one of them cannot be. */
export const hasWrongQuantity = (lines: readonly ReorderLine[]): boolean =>
  lines.some((line) => canReorder(line) && !isQuantity(line.quantity));
