import type { AuditChange, Delivery } from '@extranet/shared/contracts';
import type { Actor } from '../../../base/audit/actor.ts';
import { recordAction } from '../../../base/audit/audit.queries.ts';
import { changesBetween, secretChange } from '../../../base/audit/changes.ts';
import type { OrderEventsTable, OrderItemsTable, OrdersTable } from '../../../base/db/schema/orders.ts';
import type { Db, DbOrTransaction } from '../../../base/db/schema.ts';
import { conflict, notFound } from '../../../base/errors.ts';
import { newId } from '../../../base/secrets/tokens.ts';
import { listItemsOf, lockOrder } from '../orders.queries.ts';
import type { SentParcel } from './order-life.mails.ts';
import { presentEvent } from './order-life.present.ts';
import { insertEvents, listEvents, updateItem, updateOrder } from './order-life.queries.ts';
import { settle } from './settle.ts';
import { tellCustomer } from './tell.ts';

export interface LifeActor {
  readonly kind: 'customer' | 'office';
  readonly name: string;
  /** Of the office: its line in the trail is written with the change. */
  readonly audited?: Actor;
}

export const officeOf = (actor: Actor): LifeActor => ({ kind: 'office', name: actor.name, audited: actor });

export interface ChangeRequest {
  readonly db: Db;
  readonly orderId: string;
  /** The version on which it was decided; without one whatever it is now. */
  readonly version: number | undefined;
  /** Of a customer: somebody else's order is not found. */
  readonly ownerId?: string;
  readonly by: LifeActor;
  readonly publicUrl: string;
  readonly now: Date;
}

export interface LockedOrder {
  readonly order: OrdersTable;
  readonly items: readonly OrderItemsTable[];
}

type WithAddress = Pick<OrdersTable, 'delivery'>;
const TOWN = ['daPostCode', 'daCity', 'daCountry'];

/** What a change makes of an order: lines that differ, and what happened in words. */
export interface Change {
  readonly items?: readonly OrderItemsTable[];
  /** Where it goes from now on. */
  readonly address?: Pick<OrdersTable, 'delivery_id' | 'delivery'>;
  readonly event: Pick<OrderEventsTable, 'kind' | 'reason' | 'detail'> & { readonly refs: readonly string[] };
  /** What was sent: the mail says how to follow it, and when it comes. */
  readonly parcel?: SentParcel;
}

/**
 * Every change of an order's life goes through here: one at a time, on the version that the person saw, with its line in
 * the order's history and its mail, in one transaction.
 */
export async function changeOrder(
  { db, orderId, version, ownerId, by, publicUrl, now }: ChangeRequest,
  change: (transaction: DbOrTransaction, locked: LockedOrder) => Promise<Change>,
  alongside: (transaction: DbOrTransaction, before: LockedOrder) => Promise<void> = async () => undefined,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const order = await lockOrder(transaction, orderId);
    if (!order || (ownerId !== undefined && order.user_id !== ownerId)) throw notFound();
    if (version !== undefined && version !== order.version)
      throw await changedMeanwhile(transaction, order, version);
    const before = { order, items: await listItemsOf(transaction, [orderId]) };
    const { items = before.items, address, event, parcel } = await change(transaction, before);
    const settled = settle(order, items);
    const next = order.version + 1;
    for (const [index, item] of settled.items.entries())
      if (differs(item, before.items[index])) await updateItem(transaction, item.id, item);
    const amountsChanged = settled.order.total_it_cents !== order.total_it_cents;
    const cancelled = settled.order.status !== order.status;
    await updateOrder(transaction, orderId, {
      ...settled.order,
      ...address,
      version: next,
      updated_at: now.toISOString(),
      // The form is made anew: it says what is still ordered, and where it goes.
      ...((amountsChanged || cancelled || address) && { pdf_id: null }),
    });
    const { refs, ...happened } = event;
    const row: OrderEventsTable = {
      id: newId(),
      order_id: orderId,
      version: next,
      at: now.toISOString(),
      state: settled.order.state,
      actor_kind: by.kind,
      actor: by.name,
      lines: JSON.stringify(isAllOf(items, refs) ? [] : refs),
      ...happened,
    };
    await insertEvents(transaction, [row]);
    await alongside(transaction, before);
    if (by.audited)
      await recordAction(
        transaction,
        by.audited,
        {
          action: `order.${event.kind}`,
          kind: 'order',
          objectId: orderId,
          subject: order.ref,
          changes: [
            { field: 'orderState', before: order.state, after: settled.order.state },
            ...(address ? addressChanges(order, address) : []),
          ],
        },
        now,
      );
    const told = { order: { ...order, ...settled.order, ...address }, event: row, publicUrl };
    await tellCustomer(transaction, { ...told, ...(parcel && { parcel }) }, now);
  });
}

/** Which fields of the address differ; of a person the trail keeps no more than the town, as the order itself after an erasure. */
function addressChanges(before: WithAddress, after: WithAddress): AuditChange[] {
  const [was = {}, is = {}] = [before, after].map(
    ({ delivery }) => JSON.parse(delivery ?? '{}') as Partial<Delivery>,
  );
  return changesBetween(was, is, { without: ['daId', 'daStatus'] }).map((change) =>
    TOWN.includes(change.field) ? change : secretChange(change.field),
  );
}

/** What concerns the whole order names no lines; pieces of a line are not the line. */
const isAllOf = (items: readonly OrderItemsTable[], refs: readonly string[]): boolean =>
  refs.length === items.length && refs.every((ref, index) => ref === items[index]?.prod_ref);

const differs = (item: OrderItemsTable, before: OrderItemsTable | undefined): boolean =>
  JSON.stringify(item) !== JSON.stringify(before);

/** Says what happened since the page was read, so that nobody decides on yesterday's order. */
async function changedMeanwhile(db: DbOrTransaction, order: OrdersTable, seen: number) {
  const since = await listEvents(db, order.id, seen);
  return conflict(
    'order.changed',
    'Cette commande a changé entre-temps. Vérifiez ce qui a changé, puis recommencez.',
    { version: order.version, events: since.map((event) => presentEvent(event)) },
  );
}
