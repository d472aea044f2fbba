import type { AdminOrderRow } from '@extranet/shared/contracts';
import { searchable, wordsOf } from '@extranet/shared/rules';
import { addDays, inParis, isOpenState, type OrderState } from '@extranet/shared/rules/order';
import { type KeyAt, listKeys } from '../list-keys.ts';

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
  /** Its customer asked for a change, and nobody has answered. Only the server knows. */
  asked: boolean;
}

export const NO_FILTERS: OrderFilters = {
  ref: '',
  customer: '',
  product: '',
  delivery: '',
  month: '',
  state: '',
  late: false,
  asked: false,
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

/** 'CMD2026001331 AB123CD': the order's own reference and the customer's. */
const refKeys = listKeys<AdminOrderRow>(
  ({ orderRef, orderInternalRef }) => `${searchable(orderRef)} ${searchable(orderInternalRef)}`,
);
/** Names are joined before they are searched: 'garage le goff' finds company and name together. */
const customerKeys = listKeys<AdminOrderRow>(
  ({ customer: who }) => `${keyOf(who.userCompName)}${keyOf(who.userName)}`,
);
/** '29' is Finistère: the department is what a postcode begins with. */
const placeKeys = listKeys<AdminOrderRow>(({ delivery: to }) =>
  to ? `${to.daPostCode} ${keyOf(to.daCompName)}${keyOf(to.daCity)}` : '',
);
/** The same without the name that it goes to. */
const townKeys = listKeys<AdminOrderRow>(({ delivery: to }) =>
  to ? `${to.daPostCode} ${keyOf(to.daCity)}` : '',
);
/** 'FA00012 AT00007' */
const productKeys = listKeys<AdminOrderRow>(({ items }) =>
  items.map(({ itProdRef }) => keyOf(itProdRef)).join(' '),
);

const MONTH = new Intl.DateTimeFormat('fr-FR', { timeZone: 'Europe/Paris', month: '2-digit' });
const months = listKeys<AdminOrderRow>(({ orderDate }) => MONTH.format(new Date(orderDate)));

/** 'FA12' is short for 'FA00012'. */
const SHORT = /^(\p{L}+)(\d+)$/u;

function isOf(product: string): (references: string) => boolean {
  const [, series, number] = SHORT.exec(product) ?? [];
  if (!series) return (references) => references.includes(product);
  const long = new RegExp(`(?:^| )${series}0*${number}(?: |$)`, 'u');
  return (references) => references.includes(product) || long.test(references);
}

type Test = (order: AdminOrderRow, at: number) => boolean;

function testsOf(orders: readonly AdminOrderRow[], filters: OrderFilters): Test[] {
  const { ref, customer, product, delivery } = {
    ref: searchable(filters.ref),
    customer: searchable(filters.customer),
    product: searchable(filters.product),
    delivery: searchable(filters.delivery),
  };
  const tests: Test[] = [];
  const { month, state, late } = filters;
  const on = (keyAt: KeyAt<AdminOrderRow>, isFound: (key: string) => boolean) =>
    tests.push((order, at) => isFound(keyAt(order, at)));
  if (month) on(months(orders), (key) => key === month);
  if (state) tests.push(({ orderState, orderStatus }) => (orderState ?? orderStatus) === state);
  if (late) tests.push(({ orderDueOn }) => isLate(orderDueOn));
  if (ref) on(refKeys(orders), (key) => key.includes(ref));
  if (customer) tests.push(ofCustomer(orders, customer, wordsOf(filters.customer)));
  if (product) on(productKeys(orders), isOf(product));
  const parts = wordsOf(filters.delivery);
  if (delivery) on(placeKeys(orders), (key) => isWholePlace(key, delivery, parts));
  return tests;
}

const isOfPlace = (key: string, text: string): boolean =>
  key.startsWith(text) || key.includes(text, key.indexOf(' ') + 1);

/** '29200 brest' is written so in the rows: each word may be another part of the place. */
const isWholePlace = (key: string, whole: string, words: readonly string[]): boolean =>
  isOfPlace(key, whole) || (words.length > 1 && words.every((word) => isOfPlace(key, word)));

/**
 * 'barbier montpellier': each of several words of the customer, or of the town or postcode where it goes. One word is the customer's
 * alone. The name that it is delivered to is not looked at: 'garage barbier' would find every garage with a parcel for a Barbier.
 */
function ofCustomer(orders: readonly AdminOrderRow[], whole: string, words: readonly string[]): Test {
  const names = customerKeys(orders);
  if (words.length < 2) return (order, at) => names(order, at).includes(whole);
  const places = townKeys(orders);
  return (order, at) => {
    const name = names(order, at);
    return words.every((word) => name.includes(word) || isOfPlace(places(order, at), word));
  };
}

/** What waits: an order of December is prepared, or late, in January. */
export const isOfAllYears = ({
  late,
  asked,
  state,
}: Pick<OrderFilters, 'late' | 'asked' | 'state'>): boolean =>
  late || asked || (state !== '' && isOpenState(state));

/** The last day that has passed whole, in Paris: what was promised for it and still waits is late. */
export const lateUntil = (): string => addDays(inParis(new Date()).day, -1);

export const isLate = (dueOn: string | null | undefined): boolean => Boolean(dueOn && dueOn <= lateUntil());

/** Makes the keys of a list's orders ahead, so that the first keystroke is as quick as the next. */
export function preparedKeys(orders: readonly AdminOrderRow[]): (order: AdminOrderRow, at: number) => void {
  const all = [refKeys, months, customerKeys, placeKeys, productKeys].map((keys) => keys(orders));
  return (order, at) => {
    for (const keyAt of all) keyAt(order, at);
  };
}

export function findOrders(
  orders: readonly AdminOrderRow[],
  filters: OrderFilters,
): readonly AdminOrderRow[] {
  const tests = testsOf(orders, filters);
  if (tests.length === 0) return orders;
  return orders.filter((order, at) => tests.every((test) => test(order, at)));
}
