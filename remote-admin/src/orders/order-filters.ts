import type { AdminOrderRow } from '@extranet/shared/contracts';
import { searchable } from '@extranet/shared/rules';

export interface OrderFilters {
  ref: string;
  customer: string;
  product: string;
  delivery: string;
}

export const NO_FILTERS: OrderFilters = { ref: '', customer: '', product: '', delivery: '' };

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

type Test = (order: AdminOrderRow) => boolean;

/** Names are joined before they are searched: 'garage le goff' finds company and name together. */
function testsOf(filters: OrderFilters): Test[] {
  const { ref, customer, product, delivery } = {
    ref: filters.ref.trim().toUpperCase(),
    customer: searchable(filters.customer),
    product: searchable(filters.product),
    delivery: searchable(filters.delivery),
  };
  const tests: Test[] = [];
  if (ref)
    tests.push(
      ({ orderRef, orderInternalRef }) =>
        orderRef.toUpperCase().startsWith(ref) || orderInternalRef.toUpperCase().startsWith(ref),
    );
  if (customer)
    tests.push(({ customer: who }) => `${keyOf(who.userCompName)}${keyOf(who.userName)}`.includes(customer));
  if (product) tests.push(({ items }) => items.some(({ itProdRef }) => keyOf(itProdRef).includes(product)));
  if (delivery)
    tests.push(
      ({ delivery: to }) => to !== null && `${keyOf(to.daCompName)}${keyOf(to.daCity)}`.includes(delivery),
    );
  return tests;
}

/** Fills the cache of keys while nobody types, so that the first keystroke is as quick as the next. */
export function precomputeKeys(orders: readonly AdminOrderRow[]): void {
  for (const { customer, delivery, items } of orders) {
    keyOf(customer.userCompName);
    keyOf(customer.userName);
    if (delivery) {
      keyOf(delivery.daCompName);
      keyOf(delivery.daCity);
    }
    for (const { itProdRef } of items) keyOf(itProdRef);
  }
}

export function findOrders(
  orders: readonly AdminOrderRow[],
  filters: OrderFilters,
): readonly AdminOrderRow[] {
  const tests = testsOf(filters);
  return tests.length === 0 ? orders : orders.filter((order) => tests.every((test) => test(order)));
}
