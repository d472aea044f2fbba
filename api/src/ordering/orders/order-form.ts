import type { Delivery, Supplier } from '@extranet/shared/contracts';
import type { UsersTable } from '../../base/db/schema/accounts.ts';
import type { OrderItemsTable, OrdersTable } from '../../base/db/schema/orders.ts';

/** All that an order's form says, on paper and as data. */
export interface OrderForm {
  readonly order: OrdersTable;
  readonly items: readonly OrderItemsTable[];
  readonly delivery: Delivery;
  readonly customer: Customer;
  readonly supplier: Supplier;
  /** By the lines' ids, in words: parts for two cars must be told apart on paper too (B1.05). */
  readonly vehicles: ReadonlyMap<string, string>;
  /** By the lines' ids: the reserve under which a part fits its vehicle. On paper only: it is nothing that a system orders. */
  readonly reserves: ReadonlyMap<string, string>;
}

export type Customer = Pick<
  UsersTable,
  | 'comp_name'
  | 'firstname'
  | 'name'
  | 'address'
  | 'postcode'
  | 'city'
  | 'country'
  | 'email'
  | 'loyalty_number'
>;
