import type { Order, OrderItem } from '@extranet/shared/contracts';
import { date, money, year } from '@extranet/shared/format';
import { searchable, vehicleName } from '@extranet/shared/rules';
import { isYear } from '@extranet/shared/rules/order';

/** What an order's state is called. */
export type StateWords = (order: Order) => string;

/** What an order is found by: its own facts, and line by line what was ordered for which vehicle. */
interface OrderWords {
  own: string;
  /** Of the order, in Paris. */
  year: string;
  /** The customer's own words, in which a year is no accident. */
  internalRef: string;
  lines: readonly string[];
}

const known = new WeakMap<Order, OrderWords>();

/** Computed once for each order, so that a keystroke only compares. */
export function wordsOfOrder(order: Order, stateWords: StateWords): OrderWords {
  const before = known.get(order);
  if (before) return before;
  const { orderRef, orderInternalRef, orderDate, orderTotalPriceET, orderTotalPriceIT, items } = order;
  const { orderNumbers = [] } = order;
  const own = [
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
  const words = {
    own: joined(own),
    year: String(year(orderDate)),
    internalRef: searchable(orderInternalRef),
    lines: items.map(wordsOfLine),
  };
  known.set(order, words);
  return words;
}

const joined = (parts: readonly string[]) => parts.map(searchable).join(' ');

const wordsOfLine = ({ itProdRef, itLabel, itVehicle }: OrderItem) =>
  joined([itProdRef, itLabel, itVehicle ? vehicleName(itVehicle) : '']);

/**
 * Each word is one of the order's own, or all others are those of one and the same line: '308 2016' is no order of a 308 and of
 * something else from 2016. A year alone means the order's date.
 */
export function isFoundBy({ own, year, internalRef, lines }: OrderWords, words: readonly string[]): boolean {
  const isOwn = (word: string) =>
    isYear(word) ? word === year || internalRef.includes(word) : own.includes(word);
  const others = words.filter((word) => !isOwn(word));
  if (others.length === 0) return true;
  const named = words.filter((word) => !isYear(word));
  return lines.some((line) => {
    const has = (word: string) => line.includes(word);
    return others.every(has) && named.some(has);
  });
}
