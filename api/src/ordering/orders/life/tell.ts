import type { OrderMails } from '@extranet/shared/contracts';
import type { OrderEventsTable, OrdersTable } from '../../../base/db/schema/orders.ts';
import type { DbOrTransaction } from '../../../base/db/schema.ts';
import { enqueueMail } from '../../../base/mail/outbox.queries.ts';
import { CANCELLED_IN_PART } from './cancelled.ts';
import { type Happening, orderStepMail } from './order-life.mails.ts';
import { mailChoices } from './order-life.queries.ts';

/** Which choice of the customer's an event falls under; null where no mail is made of it. */
function choiceOf({ kind, detail, actor_kind }: OrderEventsTable): [keyof OrderMails, Happening] | null {
  if (kind === 'parcel') return ['sent', 'sent'];
  if (kind === 'delivered') return ['delivered', 'delivered'];
  if (kind === 'promise') return ['promise', 'promise'];
  if (kind === 'answer') return ['answered', 'answered'];
  if (kind !== 'step') return null;
  if (detail === 'en_preparation') return ['prepared', 'prepared'];
  // Of what they cancelled themselves customers get their proof, too.
  if (detail === 'annulee' || detail === CANCELLED_IN_PART)
    return ['cancelled', actor_kind === 'customer' ? 'cancelledByYou' : 'cancelled'];
  return null;
}

interface Told {
  readonly order: OrdersTable;
  readonly event: OrderEventsTable;
  readonly publicUrl: string;
}

/** In the transaction of the change, and only of what the customer wants to hear. */
export async function tellCustomer(
  db: DbOrTransaction,
  { order, event, publicUrl }: Told,
  now: Date,
): Promise<void> {
  const told = choiceOf(event);
  if (!told) return;
  const [choice, happening] = told;
  if (!(await mailChoices(db, order.user_id))[choice]) return;
  const owner = await db
    .selectFrom('users')
    .select(['email', 'firstname'])
    .where('id', '=', order.user_id)
    .where('status', '=', 'active')
    .executeTakeFirst();
  if (!owner) return;
  const letter = orderStepMail({ order, event, happening, firstname: owner.firstname, publicUrl });
  await enqueueMail(db, { kind: 'orderStep', recipient: owner.email, letter }, now);
}
