import type { AdminOrderRow } from '@extranet/shared/contracts';
import { searchable } from '@extranet/shared/rules';
import { addDays, inParis, type OrderState } from '@extranet/shared/rules/order';

export interface OrderFilters {
  ref: string;
  customer: string;
  product: string;
  delivery: string;
  /** '10' of the list's year, also of late ones, which are of all years as long as no month is chosen. */
  month: string;
  state: OrderState | '';
  /** What was promised for a day that has passed, and still waits. */
  late: boolean;
}

export const NO_FILTERS: OrderFilters = {
  ref: '',
  customer: '',
  product: '',
  delivery: '',
  month: '',
  state: '',
  late: false,
};

/** Fifty thousand orders name a few thousand customers, towns and products: the key of each text is computed once. */
const keys = new Map<string, string>();
const KEPT = 200_000;

function keyOf(text: string): string {
  const known = keys.get(text);
  if (known !== undefined) return known;
  if (keys.size > KEPT) keys.clear();
  const key = searchable(text);
  keys.set(text, key);
  return key;
}

/** What a filter looks at in an order, by order: made once, and not joined anew with every letter. */
function kept(keyOfOrder: (order: AdminOrderRow) => string): (order: AdminOrderRow) => string {
  const known = new WeakMap<AdminOrderRow, string>();
  return (order) => {
    const before = known.get(order);
    if (before !== undefined) return before;
    const key = keyOfOrder(order);
    known.set(order, key);
    return key;
  };
}

/** 'CMD2026001331 AB123CD': the order's own reference and the customer's. */
const refKeyOf = kept(
  ({ orderRef, orderInternalRef }) => `${searchable(orderRef)} ${searchable(orderInternalRef)}`,
);
/** Names are joined before they are searched: 'garage le goff' finds company and name together. */
const customerKeyOf = kept(({ customer: who }) => `${keyOf(who.userCompName)}${keyOf(who.userName)}`);
const placeKeyOf = kept(({ delivery: to }) => (to ? `${keyOf(to.daCompName)}${keyOf(to.daCity)}` : ''));

const MONTH = new Intl.DateTimeFormat('fr-FR', { timeZone: 'Europe/Paris', month: '2-digit' });
const monthOf = kept(({ orderDate }) => MONTH.format(new Date(orderDate)));

/** 'FA12' is short for 'FA00012'. */
const SHORT = /^(\p{L}+)(\d+)$/u;

function isOf(product: string): (reference: string) => boolean {
  const [, series, number] = SHORT.exec(product) ?? [];
  if (!series) return (reference) => reference.includes(product);
  const long = new RegExp(`^${series}0*${number}$`, 'u');
  return (reference) => reference.includes(product) || long.test(reference);
}

type Test = (order: AdminOrderRow) => boolean;

function testsOf(filters: OrderFilters): Test[] {
  const { ref, customer, product, delivery } = {
    ref: searchable(filters.ref),
    customer: searchable(filters.customer),
    product: searchable(filters.product),
    delivery: searchable(filters.delivery),
  };
  const tests: Test[] = [];
  const { month, state, late } = filters;
  if (month) tests.push((order) => monthOf(order) === month);
  if (state) tests.push(({ orderState, orderStatus }) => (orderState ?? orderStatus) === state);
  if (late) tests.push(({ orderDueOn }) => isLate(orderDueOn));
  if (ref) tests.push((order) => refKeyOf(order).includes(ref));
  if (customer) tests.push((order) => customerKeyOf(order).includes(customer));
  const isWanted = isOf(product);
  if (product) tests.push(({ items }) => items.some(({ itProdRef }) => isWanted(keyOf(itProdRef))));
  if (delivery)
    tests.push(
      (order) =>
        order.delivery !== null &&
        // '29' is Finistère: the department is what a postcode begins with.
        (order.delivery.daPostCode.startsWith(delivery) || placeKeyOf(order).includes(delivery)),
    );
  return tests;
}

/** The last day that has passed whole, in Paris: what was promised for it and still waits is late. */
export const lateUntil = (): string => addDays(inParis(new Date()).day, -1);

export const isLate = (dueOn: string | null | undefined): boolean => Boolean(dueOn && dueOn <= lateUntil());

/** Makes the keys of an order ahead, so that the first keystroke is as quick as the next. */
export function precomputeKeys(order: AdminOrderRow): void {
  refKeyOf(order);
  monthOf(order);
  customerKeyOf(order);
  placeKeyOf(order);
  for (const { itProdRef } of order.items) keyOf(itProdRef);
}

export function findOrders(
  orders: readonly AdminOrderRow[],
  filters: OrderFilters,
): readonly AdminOrderRow[] {
  const tests = testsOf(filters);
  return tests.length === 0 ? orders : orders.filter((order) => tests.every((test) => test(order)));
}
