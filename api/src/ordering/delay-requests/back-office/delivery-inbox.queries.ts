import type { DbOrTransaction } from '../../../base/db/schema.ts';

const ROWS_MAX = 500;

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

export async function markHandled(db: DbOrTransaction, id: string, at: string | null) {
  await db.updateTable('delivery_requests').set({ handled_at: at }).where('id', '=', id).execute();
  return requests(db).where('delivery_requests.id', '=', id).executeTakeFirst();
}

export async function findDeliveryRequest(db: DbOrTransaction, id: string) {
  return requests(db).where('delivery_requests.id', '=', id).executeTakeFirst();
}

interface Answer {
  readonly answer: string;
  readonly promised_on: string | null;
  readonly at: string;
}

/** False where somebody answered it before. */
export async function saveAnswer(
  db: DbOrTransaction,
  id: string,
  { answer, promised_on, at }: Answer,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('delivery_requests')
    .set({ answer, promised_on, answered_at: at, handled_at: at })
    .where('id', '=', id)
    .where('answered_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

function requests(db: DbOrTransaction) {
  return db
    .selectFrom('delivery_requests')
    .innerJoin('users', 'users.id', 'delivery_requests.user_id')
    .selectAll('delivery_requests')
    .select(['users.comp_name', 'users.name', 'users.firstname', 'users.email', 'users.phone']);
}
