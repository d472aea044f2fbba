import type { Supplier } from '@extranet/shared/contracts';
import type { CurrentUser } from '../../base/current-user.ts';
import type { OrderItemsTable, OrdersTable } from '../../base/db/schema/orders.ts';
import type { MailsTable } from '../../base/db/schema/system.ts';
import type { DbOrTransaction } from '../../base/db/schema.ts';
import { enqueueMail, newMail } from '../../base/mail/outbox.queries.ts';
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

/** Call it in the transaction that validates the order. */
export async function confirmByMail(db: DbOrTransaction, placed: Placed, now: Date): Promise<void> {
  await enqueueMail(db, outgoing(placed), now);
}

/** The row of its mail, for a transaction that writes the mail's job of the same id. */
export const confirmationOf = (id: string, placed: Placed, now: Date): MailsTable =>
  newMail(id, outgoing(placed), now);

function outgoing({ order, items, user, publicUrl, supplier }: Placed) {
  const delivery = deliveryOf(order);
  const address = delivery ? addressLines(delivery) : [];
  const letter = orderMail({ order, items, firstname: user.firstname, address, publicUrl });
  return { kind: 'order' as const, recipient: user.email, letter, supplier };
}
