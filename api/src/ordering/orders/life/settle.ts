import { isOpenState, orderStateOf } from '@extranet/shared/rules/order';
import type { OrderItemsTable, OrdersTable } from '../../../base/db/schema/orders.ts';
import { priceCart } from '../../../catalogue/index.ts';
import { amountsOf } from '../order-items.ts';

type Settled = Pick<
  OrdersTable,
  'state' | 'status' | 'promised_on' | 'due_on' | 'total_et_cents' | 'vat_cents' | 'total_it_cents'
>;

type Line = Pick<OrderItemsTable, 'state' | 'promised_on'>;

/** By when all of it is promised, and the earliest day for which somebody waits. */
export function promisesOf(items: readonly Line[]): Pick<OrdersTable, 'promised_on' | 'due_on'> {
  const living = items.filter(({ state }) => state !== 'annulee').map(({ promised_on }) => promised_on);
  const days = living.filter((day) => day !== null).sort();
  const waited = items
    .filter(({ state, promised_on }) => isOpenState(state) && promised_on !== null)
    .map(({ promised_on }) => promised_on)
    .sort();
  return {
    promised_on: days.length === living.length ? (days.at(-1) ?? null) : null,
    due_on: waited[0] ?? null,
  };
}

/**
 * What follows for the order from its lines. Cancelled lines leave the totals, and VAT is spread over the others anew; an
 * order that is cancelled whole keeps the amounts that it had.
 */
export function settle(
  order: OrdersTable,
  items: readonly OrderItemsTable[],
): { order: Settled; items: OrderItemsTable[] } {
  const state = orderStateOf(items.map((item) => item.state));
  const living = items.filter((item) => item.state !== 'annulee');
  const promises = promisesOf(items);
  const { total_et_cents, vat_cents, total_it_cents } = order;
  if (living.length === 0) {
    const amounts = { total_et_cents, vat_cents, total_it_cents };
    return { order: { state, status: 'annulee', ...promises, ...amounts }, items: [...items] };
  }
  const priced = priceCart(
    living.map((item) => ({ quantity: item.quantity, unitCents: item.unit_cents })),
    order.vat_rate,
  );
  const amounts = new Map(living.map(({ id }, index) => [id, amountsOf(priced.lines[index])]));
  return {
    order: {
      state,
      status: state === 'brouillon' ? 'brouillon' : 'validee',
      ...promises,
      total_et_cents: priced.totalEtCents,
      vat_cents: priced.vatCents,
      total_it_cents: priced.totalItCents,
    },
    items: items.map((item) => ({ ...item, ...amounts.get(item.id) })),
  };
}
