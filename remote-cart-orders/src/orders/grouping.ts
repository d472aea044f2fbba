import type { Order } from '@extranet/shared/contracts';
import { date, money, year } from '@extranet/shared/format';
import { searchable, wordsOf } from '@extranet/shared/rules';
import { monthIn } from './month-in.ts';

/** A row of the list: a year, or one of its orders. */
export type OrderRow = { kind: 'year'; year: string; count: number } | { kind: 'order'; order: Order };

export const rowKey = (row: OrderRow): string => (row.kind === 'year' ? row.year : row.order.orderId);

/** What an order's state is called. */
export type StateWords = (order: Order) => string;

const texts = new WeakMap<Order, string>();

/** The searchable text of each order, computed once, so that a keystroke only compares. */
function textOf(order: Order, stateWords: StateWords): string {
  const known = texts.get(order);
  if (known !== undefined) return known;
  const { orderRef, orderInternalRef, orderDate, orderTotalPriceET, orderTotalPriceIT, items } = order;
  const { orderNumbers = [] } = order;
  const products = items.flatMap(({ itProdRef, itLabel }) => [itProdRef, itLabel]);
  const parts = [
    orderRef,
    orderInternalRef,
    date(orderDate),
    // '12 octobre 2026', without its weekday: 'mar' is no Tuesday.
    date(orderDate, 'full').replace(/^\S+ /, ''),
    money(orderTotalPriceET),
    money(orderTotalPriceIT),
    stateWords(order),
    ...orderNumbers,
  ];
  const text = [...parts, ...products].map(searchable).join(' ');
  texts.set(order, text);
  return text;
}

/** Computes all texts before the first keystroke, which would otherwise be slow. */
export function prepareFilter(orders: readonly Order[], stateWords: StateWords): void {
  for (const order of orders) textOf(order, stateWords);
}

/**
 * Every word must occur in the references, the date, the totals, the state, the numbers of parcels and papers, or the words of
 * the ordered products, vehicle included. A month with its year ('octobre 2026') means that month, whatever else has this year in it.
 */
export function filterOrders(
  orders: readonly Order[],
  text: string,
  stateWords: StateWords,
): readonly Order[] {
  const meant = monthIn(text);
  const words = wordsOf(meant?.rest ?? text);
  if (words.length === 0 && !meant) return orders;
  return orders.filter((order) => {
    if (meant && !date(order.orderDate, 'iso').startsWith(meant.month)) return false;
    const own = textOf(order, stateWords);
    return words.every((word) => own.includes(word));
  });
}

/** Loaded orders together with those that the server found; newest first. */
export function withFound(orders: readonly Order[], found: readonly Order[]): readonly Order[] {
  const known = new Set(orders.map(({ orderId }) => orderId));
  const others = found.filter(({ orderId }) => !known.has(orderId));
  if (others.length === 0) return orders;
  return [...orders, ...others].sort((a, b) => b.orderDate.localeCompare(a.orderDate));
}

/** Groups orders by year, in the given order: newest first (C2.26). */
export function groupByYear(orders: readonly Order[]): OrderRow[] {
  const years = Map.groupBy(orders, ({ orderDate }) => String(year(orderDate)));
  return [...years].flatMap(([of, ordered]): OrderRow[] => [
    { kind: 'year', year: of, count: ordered.length },
    ...ordered.map((order): OrderRow => ({ kind: 'order', order })),
  ]);
}
