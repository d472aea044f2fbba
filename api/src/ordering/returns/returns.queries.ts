import { isReturnOff, RETURN_STATES } from '@extranet/shared/rules/order';
import type { OrderItemsTable } from '../../base/db/schema/orders.ts';
import type { ReturnEventsTable, ReturnsTable } from '../../base/db/schema/returns.ts';
import type { DbOrTransaction } from '../../base/db/schema.ts';

/** More than anybody sends back in years. */
const ROWS_MAX = 500;

/** Returns with the order and the customer that they belong to. */
export const storedReturns = (db: DbOrTransaction) =>
  db
    .selectFrom('returns')
    .innerJoin('orders', 'orders.id', 'returns.order_id')
    .innerJoin('users', 'users.id', 'orders.user_id')
    .selectAll('returns')
    .select(['orders.ref as order_ref', 'orders.user_id'])
    .select(['users.comp_name', 'users.name', 'users.firstname', 'users.email', 'users.phone']);

export type StoredReturn = Awaited<ReturnType<ReturnType<typeof storedReturns>['execute']>>[number];

/** The newest first. */
export const listReturnsOf = (db: DbOrTransaction, userId: string): Promise<StoredReturn[]> =>
  storedReturns(db)
    .where('orders.user_id', '=', userId)
    .orderBy('returns.asked_at', 'desc')
    .orderBy('returns.ref')
    .limit(ROWS_MAX)
    .execute();

export const listReturnsOfOrder = (db: DbOrTransaction, orderId: string): Promise<StoredReturn[]> =>
  storedReturns(db)
    .where('returns.order_id', '=', orderId)
    .orderBy('returns.asked_at', 'desc')
    .orderBy('returns.ref', 'desc')
    .execute();

export const findReturn = (db: DbOrTransaction, id: string): Promise<StoredReturn | undefined> =>
  storedReturns(db).where('returns.id', '=', id).executeTakeFirst();

export async function linesOfReturns(db: DbOrTransaction, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom('return_lines')
    .innerJoin('order_items', 'order_items.id', 'return_lines.item_id')
    .selectAll('return_lines')
    .select(['order_items.prod_ref', 'order_items.label', 'order_items.catalogue', 'order_items.kind'])
    .where('return_lines.return_id', 'in', ids)
    .orderBy('order_items.position')
    .execute();
}

export async function photosOfReturns(db: DbOrTransaction, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom('return_photos')
    .selectAll()
    .where('return_id', 'in', ids)
    .orderBy('position')
    .execute();
}

export async function eventsOfReturns(
  db: DbOrTransaction,
  ids: readonly string[],
): Promise<ReturnEventsTable[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('return_events')
    .selectAll()
    .where('return_id', 'in', ids)
    .orderBy('version')
    .execute();
}

/** How many pieces of each line stand in a return; what was refused or withdrawn does not count. */
export async function returnedPieces(
  db: DbOrTransaction,
  items: readonly Pick<OrderItemsTable, 'id'>[],
): Promise<Map<string, number>> {
  const ids = items.map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('return_lines')
    .innerJoin('returns', 'returns.id', 'return_lines.return_id')
    .select(({ fn }) => ['return_lines.item_id', fn.sum('return_lines.quantity').as('pieces')])
    .where('return_lines.item_id', 'in', ids)
    .where('returns.state', 'not in', RETURN_STATES.filter(isReturnOff))
    .groupBy('return_lines.item_id')
    .execute();
  return new Map(rows.map(({ item_id, pieces }) => [item_id, Number(pieces)]));
}

/** Photographs that this account uploaded and that stand in no return yet. */
export async function waitingPhotos(
  db: DbOrTransaction,
  userId: string,
  paths: readonly string[],
): Promise<string[]> {
  if (paths.length === 0) return [];
  const rows = await db
    .selectFrom('files')
    .select('id')
    .where('id', 'in', paths)
    .where('kind', '=', 'returnPhoto')
    .where('owner_id', '=', userId)
    .where('id', 'not in', db.selectFrom('return_photos').select('file_id'))
    .execute();
  return rows.map(({ id }) => id);
}

export async function insertReturn(
  db: DbOrTransaction,
  row: ReturnsTable,
  lines: readonly { itId: string; quantity: number }[],
  photos: readonly string[],
): Promise<void> {
  await db.insertInto('returns').values(row).execute();
  await db
    .insertInto('return_lines')
    .values(lines.map(({ itId, quantity }) => ({ return_id: row.id, item_id: itId, quantity })))
    .execute();
  if (photos.length === 0) return;
  await db
    .insertInto('return_photos')
    .values(photos.map((file_id, position) => ({ return_id: row.id, position, file_id })))
    .execute();
}

export async function insertReturnEvent(db: DbOrTransaction, event: ReturnEventsTable): Promise<void> {
  await db.insertInto('return_events').values(event).execute();
}

/** False where somebody was quicker: the return is not at that version any more. */
export async function updateReturn(
  db: DbOrTransaction,
  { id, version }: Pick<ReturnsTable, 'id' | 'version'>,
  state: ReturnsTable['state'],
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('returns')
    .set({ state, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
