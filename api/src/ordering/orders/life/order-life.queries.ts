import type { OrderMails } from '@extranet/shared/contracts';
import type {
  OrderEventsTable,
  OrderItemsTable,
  OrderNotesTable,
  OrderParcelsTable,
  OrderRequestsTable,
  OrdersTable,
} from '../../../base/db/schema/orders.ts';
import type { DbOrTransaction } from '../../../base/db/schema.ts';

type ChangedColumns = Pick<OrderItemsTable, 'state' | 'quantity' | 'promised_on' | 'shipped' | 'delivered'> &
  Pick<OrderItemsTable, 'total_et_cents' | 'vat_cents' | 'total_it_cents'>;

/** Writes what a change of life may alter of a line, and nothing else. */
export async function updateItem(db: DbOrTransaction, id: string, changes: ChangedColumns): Promise<void> {
  const { state, quantity, promised_on, shipped, delivered } = changes;
  const { total_et_cents, vat_cents, total_it_cents } = changes;
  await db
    .updateTable('order_items')
    .set({
      ...{ state, quantity, promised_on, shipped, delivered },
      ...{ total_et_cents, vat_cents, total_it_cents },
    })
    .where('id', '=', id)
    .execute();
}

export async function updateOrder(
  db: DbOrTransaction,
  id: string,
  changes: Partial<OrdersTable>,
): Promise<void> {
  await db.updateTable('orders').set(changes).where('id', '=', id).execute();
}

export async function insertEvents(db: DbOrTransaction, events: readonly OrderEventsTable[]): Promise<void> {
  if (events.length === 0) return;
  await db
    .insertInto('order_events')
    .values([...events])
    .execute();
}

export async function listEvents(db: DbOrTransaction, orderId: string, after = 0) {
  return db
    .selectFrom('order_events')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('version', '>', after)
    .orderBy('version')
    .orderBy('id')
    .execute();
}

export interface StoredParcel extends OrderParcelsTable {
  readonly lines: readonly { item_id: string; quantity: number }[];
}

export async function listParcels(db: DbOrTransaction, orderId: string): Promise<StoredParcel[]> {
  const parcels = await db
    .selectFrom('order_parcels')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('sent_at')
    .orderBy('id')
    .execute();
  if (parcels.length === 0) return [];
  const lines = await db
    .selectFrom('order_parcel_lines')
    .selectAll()
    .where(
      'parcel_id',
      'in',
      parcels.map(({ id }) => id),
    )
    .orderBy('item_id')
    .execute();
  const byParcel = Map.groupBy(lines, ({ parcel_id }) => parcel_id);
  return parcels.map((parcel) => ({ ...parcel, lines: byParcel.get(parcel.id) ?? [] }));
}

export async function insertParcel(db: DbOrTransaction, { lines, ...parcel }: StoredParcel): Promise<void> {
  await db.insertInto('order_parcels').values(parcel).execute();
  await db
    .insertInto('order_parcel_lines')
    .values(lines.map((line) => ({ ...line, parcel_id: parcel.id })))
    .execute();
}

export async function updateParcel(
  db: DbOrTransaction,
  id: string,
  words: Pick<OrderParcelsTable, 'carrier' | 'number' | 'number_norm' | 'link' | 'expected_on'>,
): Promise<void> {
  await db.updateTable('order_parcels').set(words).where('id', '=', id).execute();
}

export async function deleteParcel(db: DbOrTransaction, id: string): Promise<void> {
  await db.deleteFrom('order_parcel_lines').where('parcel_id', '=', id).execute();
  await db.deleteFrom('order_parcels').where('id', '=', id).execute();
}

/** Null: it is on its way again. */
export async function markDelivered(db: DbOrTransaction, id: string, at: string | null): Promise<void> {
  await db.updateTable('order_parcels').set({ delivered_at: at }).where('id', '=', id).execute();
}

export async function insertRequest(db: DbOrTransaction, row: OrderRequestsTable): Promise<void> {
  await db.insertInto('order_requests').values(row).execute();
}

export async function listRequests(db: DbOrTransaction, orderId: string): Promise<OrderRequestsTable[]> {
  return db
    .selectFrom('order_requests')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('asked_at')
    .orderBy('id')
    .execute();
}

export async function keepAnswer(
  db: DbOrTransaction,
  id: string,
  { answer, answered_at, answered_by }: Pick<OrderRequestsTable, 'answer' | 'answered_at' | 'answered_by'>,
): Promise<void> {
  await db
    .updateTable('order_requests')
    .set({ answer, answered_at, answered_by })
    .where('id', '=', id)
    .execute();
}

export async function insertNote(db: DbOrTransaction, row: OrderNotesTable): Promise<void> {
  await db.insertInto('order_notes').values(row).execute();
}

export async function listNotes(db: DbOrTransaction, orderId: string): Promise<OrderNotesTable[]> {
  return db
    .selectFrom('order_notes')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('at', 'desc')
    .orderBy('id')
    .execute();
}

/** What nobody chose: the mails that one would miss. */
const STANDARD: OrderMails = {
  prepared: false,
  sent: true,
  delivered: false,
  cancelled: true,
  promise: true,
  answered: true,
};

export async function mailChoices(db: DbOrTransaction, userId: string): Promise<OrderMails> {
  const row = await db
    .selectFrom('order_mail_choices')
    .select('choices')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ? { ...STANDARD, ...(JSON.parse(row.choices) as Partial<OrderMails>) } : STANDARD;
}

export async function keepMailChoices(
  db: DbOrTransaction,
  userId: string,
  choices: OrderMails,
): Promise<void> {
  const values = { user_id: userId, choices: JSON.stringify(choices) };
  await db
    .insertInto('order_mail_choices')
    .values(values)
    .onConflict((known) => known.column('user_id').doUpdateSet({ choices: values.choices }))
    .execute();
}

/** The address of the newest order, as JSON. */
export async function lastDelivery(db: DbOrTransaction, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom('orders')
    .select('delivery')
    .where('user_id', '=', userId)
    .where('delivery', 'is not', null)
    .orderBy('ordered_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.delivery ?? null;
}
