import type { UsersTable } from '../db/schema/accounts.ts';
import type { OrdersTable } from '../db/schema/orders.ts';
import type { DbOrTransaction } from '../db/schema.ts';

export async function ordersOf(db: DbOrTransaction, userId: string): Promise<OrdersTable[]> {
  return db.selectFrom('orders').selectAll().where('user_id', '=', userId).orderBy('ordered_at').execute();
}

/** By what it is; secrets and their hashes are no data about anybody and are left out. */
export async function heldAbout(db: DbOrTransaction, { id, email }: Pick<UsersTable, 'id' | 'email'>) {
  return {
    devices: await db
      .selectFrom('sessions')
      .select(['kind', 'device', 'created_at', 'last_seen_at', 'expires_at'])
      .where('user_id', '=', id)
      .execute(),
    addresses: await db.selectFrom('deliveries').selectAll().where('user_id', '=', id).execute(),
    cart: await db
      .selectFrom('cart_items')
      .select(['prod_ref', 'catalogue', 'quantity', 'created_at'])
      .where('user_id', '=', id)
      .execute(),
    specialPrices: await db
      .selectFrom('special_prices')
      .select(['prod_ref', 'price_cents', 'status', 'updated_at'])
      .where('user_id', '=', id)
      .execute(),
    deliveryRequests: await db
      .selectFrom('delivery_requests')
      .select(['prod_ref', 'created_at', 'handled_at'])
      .where('user_id', '=', id)
      .execute(),
    forumPosts: await db
      .selectFrom('faq_posts')
      .innerJoin('faq_threads', 'faq_threads.id', 'faq_posts.thread_id')
      .select(['faq_threads.ref', 'faq_posts.author', 'faq_posts.html', 'faq_posts.status'])
      .select(['faq_posts.created_at', 'faq_posts.updated_at'])
      .where('faq_posts.author_id', '=', id)
      .execute(),
    files: await db
      .selectFrom('files')
      .select(['kind', 'name', 'mimetype', 'bytes', 'created_at'])
      .where('owner_id', '=', id)
      .execute(),
    mails: await db
      .selectFrom('mails')
      .select(['kind', 'recipient', 'subject', 'created_at', 'sent_at'])
      .where('recipient', '=', email)
      .execute(),
    actionsOfAdministrators: await db
      .selectFrom('audit')
      .select(['at', 'action', 'details'])
      .where('object_id', '=', id)
      .orderBy('at')
      .execute(),
  };
}
