import type { OrderMails } from '@extranet/shared/contracts';
import type { OrderEventsTable, OrdersTable } from '../../../base/db/schema/orders.ts';
import type { DbOrTransaction } from '../../../base/db/schema.ts';
import { enqueueMail } from '../../../base/mail/outbox.queries.ts';
import { choiceOf, notify } from '../../../people/index.ts';
import { CANCELLED_IN_PART } from './cancelled.ts';
import { type Happening, orderStepMail, orderStepNews, type SentParcel } from './order-life.mails.ts';
import { mailChoices } from './order-life.queries.ts';

/** Which choice of the customer's an event falls under; null where nobody is told of it. */
function stepOf({ kind, detail, actor_kind }: OrderEventsTable): [keyof OrderMails, Happening] | null {
  if (kind === 'parcel') return ['sent', 'sent'];
  // Whoever was told a wrong number is told the right one.
  if (kind === 'parcelCorrected') return ['sent', 'corrected'];
  if (kind === 'delivered') return ['delivered', 'delivered'];
  // Whoever was told of the arrival is told that it was none.
  if (kind === 'undelivered') return ['delivered', 'undelivered'];
  if (kind === 'promise') return ['promise', 'promise'];
  // The office does it when it is asked to.
  if (kind === 'redirected') return ['answered', 'redirected'];
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
  readonly parcel?: SentParcel;
}

/**
 * In the transaction of the change: the list of the account, and its browsers, hear of each step that somebody else took; by
 * mail go the steps that the customer chose, as long as orders are told by mail at all.
 */
export async function tellCustomer(
  db: DbOrTransaction,
  { order, event, publicUrl, parcel }: Told,
  now: Date,
): Promise<void> {
  const told = stepOf(event);
  if (!told) return;
  const [step, happening] = told;
  const { user_id: userId } = order;
  if (event.actor_kind !== 'customer')
    await notify(db, { userId, ...orderStepNews(order, event, happening) }, publicUrl, now);
  if (!(await mailChoices(db, userId))[step] || !(await choiceOf(db, userId, 'order')).mail) return;
  const owner = await db
    .selectFrom('users')
    .select(['email', 'firstname'])
    .where('id', '=', userId)
    .where('status', '=', 'active')
    .executeTakeFirst();
  if (!owner) return;
  const letter = orderStepMail({
    ...{ order, event, happening, firstname: owner.firstname, publicUrl },
    ...(parcel && { parcel }),
  });
  await enqueueMail(db, { kind: 'orderStep', recipient: owner.email, letter }, now);
}
