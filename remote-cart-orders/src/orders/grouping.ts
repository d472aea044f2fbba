import type { Order } from '@extranet/shared/contracts';
import { date, year } from '@extranet/shared/format';
import { wordsOf } from '@extranet/shared/rules';
import { monthIn } from './month-in.ts';
import { isFoundBy, type StateWords, wordsOfOrder } from './order-words.ts';

export interface Year {
  year: string;
  count: number;
}

/** A row of the list: a year, or one of its orders. */
export type OrderRow = ({ kind: 'year' } & Year) | { kind: 'order'; order: Order; begins?: Year };

export const rowKey = (row: OrderRow): string => (row.kind === 'year' ? row.year : row.order.orderId);

/** Computes all texts before the first keystroke, which would otherwise be slow. */
export function prepareFilter(orders: readonly Order[], stateWords: StateWords): void {
  for (const order of orders) wordsOfOrder(order, stateWords);
}

/**
 * By the references, the date, the totals, the state, the numbers of parcels and papers, or the words of an ordered product and
 * of the vehicle that it was ordered for. A month with its year ('octobre 2026') means that month, whatever else has this year in it.
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
    return isFoundBy(wordsOfOrder(order, stateWords), words);
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

/** For cards, all of which are as high as an order: a year is said by the first of its orders, not by a card of its own. */
export const yearsInOrders = (rows: readonly OrderRow[]): OrderRow[] =>
  rows.flatMap((row, index) => {
    if (row.kind === 'year') return [];
    const before = rows[index - 1];
    return before?.kind === 'year' ? { ...row, begins: before } : row;
  });
