import type { OrdersTable } from '../base/db/schema/orders.ts';
import type { DbOrTransaction } from '../base/db/schema.ts';
import { ERASED_NAME, type PersonalData } from '../base/personal-data/personal-data.ts';
import { presentOrder } from './orders/order.present.ts';
import { listItemsOf } from './orders/orders.queries.ts';
import { presentReturns } from './returns/return.present.ts';
import { listReturnsOf } from './returns/returns.queries.ts';

/** Deleted whole: no law asks to keep them. */
const DELETED_TABLES = [
  'carts',
  'idempotency_keys',
  'delivery_requests',
  'recent_vehicles',
  'order_mail_choices',
] as const;

export const orderingPersonalData: PersonalData = {
  held: async (db, { id }) => ({
    orders: await presentedOrders(db, id),
    orderLives: await heldOfOrders(db, id),
    addresses: await db.selectFrom('deliveries').selectAll().where('user_id', '=', id).execute(),
    cart: await db
      .selectFrom('cart_items')
      .select(['prod_ref', 'catalogue', 'quantity', 'vehicle', 'equipment', 'created_at'])
      .where('user_id', '=', id)
      .execute(),
    removedFromCart: await db
      .selectFrom('removed_cart_items')
      .select(['prod_ref', 'catalogue', 'quantity', 'vehicle', 'equipment', 'created_at', 'removed_at'])
      .where('user_id', '=', id)
      .execute(),
    recentVehicles: await db
      .selectFrom('recent_vehicles')
      .select(['vehicle', 'chosen_at'])
      .where('user_id', '=', id)
      .orderBy('chosen_at')
      .execute(),
    documents: await db
      .selectFrom('order_documents')
      .select(['kind', 'number', 'issued_on', 'due_on', 'total_it_cents', 'fetched_at', 'withdrawn_reason'])
      .where('user_id', '=', id)
      .orderBy('issued_on')
      .execute(),
    returns: await presentReturns(db, await listReturnsOf(db, id), { forOffice: false }),
    deliveryRequests: await db
      .selectFrom('delivery_requests')
      .select(['prod_ref', 'quantity', 'wished_on', 'created_at', 'handled_at', 'answer', 'promised_on'])
      .where('user_id', '=', id)
      .execute(),
  }),
  async erase(db, { id }) {
    for (const table of DELETED_TABLES) await db.deleteFrom(table).where('user_id', '=', id).execute();
    await blankOrders(db, id);
    await blankLives(db, id);
    await blankReturns(db, id);
    await blankDeliveries(db, id);
    return [];
  },
};

async function presentedOrders(db: DbOrTransaction, userId: string) {
  const orders = await ordersOf(db, userId);
  const items = await listItemsOf(
    db,
    orders.map(({ id }) => id),
  );
  const byOrder = Map.groupBy(items, ({ order_id }) => order_id);
  return orders.map((order) => presentOrder(order, byOrder.get(order.id) ?? []));
}

async function ordersOf(db: DbOrTransaction, userId: string): Promise<OrdersTable[]> {
  return db.selectFrom('orders').selectAll().where('user_id', '=', userId).orderBy('ordered_at').execute();
}

/** What people wrote around an order: a customer's requests and reasons, and the house's notes. */
async function heldOfOrders(db: DbOrTransaction, userId: string) {
  const own = db.selectFrom('orders').select('orders.id').where('user_id', '=', userId);
  return {
    vehicles: await db
      .selectFrom('order_items')
      .select(['order_id', 'prod_ref', 'vehicle', 'equipment'])
      .where('order_id', 'in', own)
      .where('vehicle', 'is not', null)
      .orderBy('id')
      .execute(),
    events: await db
      .selectFrom('order_events')
      .select(['order_id', 'at', 'kind', 'state', 'reason', 'detail'])
      .where('order_id', 'in', own)
      .orderBy('at')
      .execute(),
    parcels: await db
      .selectFrom('order_parcels')
      .select(['order_id', 'carrier', 'number', 'sent_at', 'delivered_at'])
      .where('order_id', 'in', own)
      .orderBy('sent_at')
      .execute(),
    requests: await db
      .selectFrom('order_requests')
      .select(['order_id', 'text', 'asked_at', 'answer', 'answered_at'])
      .where('order_id', 'in', own)
      .orderBy('asked_at')
      .execute(),
    notes: await db
      .selectFrom('order_notes')
      .select(['order_id', 'text', 'at'])
      .where('order_id', 'in', own)
      .orderBy('at')
      .execute(),
    mails: await db
      .selectFrom('order_mail_choices')
      .select('choices')
      .where('user_id', '=', userId)
      .execute(),
  };
}

/** Steps and parcels stay as they were; what anybody wrote, and the customer's name, goes. */
async function blankLives(db: DbOrTransaction, userId: string): Promise<void> {
  const own = db.selectFrom('orders').select('orders.id').where('user_id', '=', userId);
  await db.deleteFrom('order_requests').where('order_id', 'in', own).execute();
  await db.deleteFrom('order_notes').where('order_id', 'in', own).execute();
  await db
    .updateTable('order_events')
    .set({ reason: '', actor: '' })
    .where('order_id', 'in', own)
    .where('actor_kind', '=', 'customer')
    .execute();
  await db.updateTable('order_events').set({ reason: '' }).where('order_id', 'in', own).execute();
  await db
    .updateTable('order_events')
    .set({ detail: '' })
    .where('order_id', 'in', own)
    .where('kind', '=', 'redirected')
    .execute();
}

/** What was sent back stays with the order; photographs and words go. The files themselves go with all of the account's. */
async function blankReturns(db: DbOrTransaction, userId: string): Promise<void> {
  const own = db
    .selectFrom('returns')
    .innerJoin('orders', 'orders.id', 'returns.order_id')
    .select('returns.id')
    .where('orders.user_id', '=', userId);
  await db.deleteFrom('return_photos').where('return_id', 'in', own).execute();
  await db
    .updateTable('return_events')
    .set({ actor: '' })
    .where('return_id', 'in', own)
    .where('actor_kind', '=', 'customer')
    .execute();
  await db.updateTable('return_events').set({ note: '' }).where('return_id', 'in', own).execute();
  await db.updateTable('returns').set({ words: '' }).where('id', 'in', own).execute();
}

const BLANK_ADDRESS = {
  comp_name: '',
  name: ERASED_NAME,
  firstname: '',
  address: '',
  phone1: '',
  phone2: '',
  email: '',
};

/** Deletes addresses that no order refers to; the others keep the town that the goods went to. */
async function blankDeliveries(db: DbOrTransaction, userId: string): Promise<void> {
  await db
    .deleteFrom('deliveries')
    .where('user_id', '=', userId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom('orders').select('orders.id').whereRef('orders.delivery_id', '=', 'deliveries.id')),
      ),
    )
    .execute();
  await db
    .updateTable('deliveries')
    .set({ ...BLANK_ADDRESS, status: 'hidden' })
    .where('user_id', '=', userId)
    .execute();
}

/** Amounts, goods and dates stay; the copy of the address loses the person, and the PDF is made anew from it. */
async function blankOrders(db: DbOrTransaction, userId: string): Promise<void> {
  const orders = await db
    .selectFrom('orders')
    .select(['id', 'delivery'])
    .where('user_id', '=', userId)
    .execute();
  for (const { id, delivery } of orders) {
    await db
      .updateTable('orders')
      .set({
        delivery: delivery && JSON.stringify(blankAddress(JSON.parse(delivery))),
        company: null,
        pdf_id: null,
      })
      .where('id', '=', id)
      .execute();
  }
}

const blankAddress = (delivery: Record<string, unknown>) => ({
  ...delivery,
  daCompName: '',
  daName: ERASED_NAME,
  daFirstname: '',
  daAddress: '',
  daPhone1: '',
  daPhone2: '',
  daEmail: '',
});
