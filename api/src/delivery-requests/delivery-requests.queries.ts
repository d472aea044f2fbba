import type { DeliveryRequestsTable } from '../db/schema/system.ts';
import type { DbOrTransaction } from '../db/schema.ts';

export async function findOpenRequest(db: DbOrTransaction, userId: string, productId: string) {
  return db
    .selectFrom('delivery_requests')
    .select('id')
    .where('user_id', '=', userId)
    .where('product_id', '=', productId)
    .where('handled_at', 'is', null)
    .executeTakeFirst();
}

export async function insertRequest(db: DbOrTransaction, row: DeliveryRequestsTable): Promise<void> {
  await db.insertInto('delivery_requests').values(row).execute();
}

export async function listAdministratorEmails(db: DbOrTransaction): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select('email')
    .where('is_admin', '=', 1)
    .where('status', '=', 'active')
    .orderBy('id')
    .execute();
  return rows.map(({ email }) => email);
}
