import type { DeliveryRequestsTable } from '../../../base/db/schema/system.ts';
import type { DbOrTransaction } from '../../../base/db/schema.ts';

const ROWS_MAX = 500;

export type StoredRequest = Awaited<ReturnType<typeof listDeliveryRequests>>[number];

/** Waiting requests first, then handled ones, the newest of each first. */
export async function listDeliveryRequests(db: DbOrTransaction, { withHandled }: { withHandled: boolean }) {
  let query = requests(db)
    .orderBy((eb) => eb.case().when('delivery_requests.handled_at', 'is', null).then(0).else(1).end())
    .orderBy('delivery_requests.created_at', 'desc')
    .orderBy('delivery_requests.id')
    .limit(ROWS_MAX);
  if (!withHandled) query = query.where('delivery_requests.handled_at', 'is', null);
  return query.execute();
}

export async function findDeliveryRequest(db: DbOrTransaction, id: string) {
  return requests(db).where('delivery_requests.id', '=', id).executeTakeFirst();
}

export async function markHandled(
  db: DbOrTransaction,
  id: string,
  change: Pick<DeliveryRequestsTable, 'handled_at' | 'handled_by'>,
) {
  await db.updateTable('delivery_requests').set(change).where('id', '=', id).execute();
  return findDeliveryRequest(db, id);
}

type Answer = Pick<DeliveryRequestsTable, 'handled_at' | 'handled_by' | 'answer' | 'promised_on'>;

/** False when a colleague was quicker: nobody gets two answers. */
export async function answerWaiting(db: DbOrTransaction, id: string, answer: Answer): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('delivery_requests')
    .set(answer)
    .where('id', '=', id)
    .where('handled_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The products of these requests, deleted ones left out. */
export async function productsOfRequests(db: DbOrTransaction, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom('products')
    .selectAll()
    .where('id', 'in', ids)
    .where('statut', '!=', 'supprime')
    .execute();
}

function requests(db: DbOrTransaction) {
  return db
    .selectFrom('delivery_requests')
    .innerJoin('users', 'users.id', 'delivery_requests.user_id')
    .selectAll('delivery_requests')
    .select([
      'users.comp_name',
      'users.name',
      'users.firstname',
      'users.email',
      'users.phone',
      'users.status',
    ])
    .select(['users.discount', 'users.discount_faisceau', 'users.discount_attelage', 'users.discount_kit']);
}
