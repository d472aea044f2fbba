import type { Supplier } from '@extranet/shared/contracts';
import type { CurrentUser } from '../../base/current-user.ts';
import type { OrderItemsTable, OrdersTable } from '../../base/db/schema/orders.ts';
import type { DbOrTransaction } from '../../base/db/schema.ts';
import { enqueueMail } from '../../base/mail/outbox.queries.ts';
import { addressLines } from '../deliveries/delivery.present.ts';
import { orderMail } from '../order.mails.ts';
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
