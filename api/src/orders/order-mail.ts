import type { OrderItemsTable, OrdersTable } from '../db/schema/orders.ts';
import type { DbOrTransaction } from '../db/schema.ts';
import { addressLines } from '../deliveries/delivery.present.ts';
import { enqueueMail } from '../mail/outbox.queries.ts';
import { orderMail } from '../mail/templates/order.templates.ts';
import type { CurrentUser } from '../sessions/sessions.queries.ts';
import type { Supplier } from '../supplier/supplier.ts';
import { deliveryOf } from './order.present.ts';

interface Placed {
  readonly order: OrdersTable;
  readonly items: readonly OrderItemsTable[];
  readonly user: CurrentUser;
  readonly publicUrl: string;
  readonly supplier: Supplier;
}

export async function confirmByMail(
  db: DbOrTransaction,
  { order, items, user, publicUrl, supplier }: Placed,
  now: Date,
): Promise<void> {
  const delivery = deliveryOf(order);
  const address = delivery ? addressLines(delivery) : [];
  const letter = orderMail({ order, items, firstname: user.firstname, address, publicUrl });
  await enqueueMail(db, { kind: 'order', recipient: user.email, letter, supplier }, now);
}
