import type { AdminOrderRow } from '@extranet/shared/contracts';
import { sortKey } from '@extranet/shared/rules/customer';
import { ORDER_STATES } from '@extranet/shared/rules/order';
import type { Sort } from '@extranet/shared/ui/table';
import { customerOf } from './order-texts.ts';

const VALUES = {
  orderDate: ({ orderDate }: AdminOrderRow) => orderDate,
  orderRef: ({ orderRef }: AdminOrderRow) => orderRef,
  customer: (order: AdminOrderRow) => sortKey(customerOf(order)),
  orderState: ({ orderState, orderStatus }: AdminOrderRow) => ORDER_STATES.indexOf(orderState ?? orderStatus),
  orderTotalPriceIT: ({ orderTotalPriceIT }: AdminOrderRow) => orderTotalPriceIT,
} as const;
export type OrderSort = Sort & { by: keyof typeof VALUES };

/** The list arrives sorted: the value only tells the table that the column is sortable. */
export const sortable = { sortValue: () => null };

export const isOrderSort = (sort: Sort): sort is OrderSort => sort.by in VALUES;

/** All found orders, not only those that the table holds already. Without a sort they stand as the server sent them: newest first. */
export function sortOrders(
  orders: readonly AdminOrderRow[],
  sort: OrderSort | undefined,
): readonly AdminOrderRow[] {
  if (!sort) return orders;
  const readValue: (order: AdminOrderRow) => string | number = VALUES[sort.by];
  const sign = sort.direction === 'up' ? 1 : -1;
  const keyed = orders.map((order) => ({ order, value: readValue(order) }));
  keyed.sort((one, other) => (one.value === other.value ? 0 : one.value < other.value ? -sign : sign));
  return keyed.map(({ order }) => order);
}

/** 'customer-down', as the address has it. */
export function readOrderSort(text: string | null): OrderSort | undefined {
  const [by = '', direction] = (text ?? '').split('-');
  const sort: Sort = { by, direction: direction === 'down' ? 'down' : 'up' };
  return isOrderSort(sort) ? sort : undefined;
}

/** As the server sends them, without having to know all. */
export const isNewestFirst = (sort: OrderSort | undefined): boolean =>
  !sort || (sort.by === 'orderDate' && sort.direction === 'down');
