import { referenceKey } from '@extranet/shared/rules';
import type { OrderDocumentsTable } from '../../base/db/schema/documents.ts';
import type { DbOrTransaction } from '../../base/db/schema.ts';

/** More than any customer has in years; a list shows them by month. */
const ROWS_MAX = 2000;

const documents = (db: DbOrTransaction) =>
  db
    .selectFrom('order_documents')
    .innerJoin('orders', 'orders.id', 'order_documents.order_id')
    .innerJoin('files', 'files.id', 'order_documents.file_id')
    .selectAll('order_documents')
    .select(['orders.ref as order_ref', 'files.name as file_name'])
    .orderBy('order_documents.issued_on', 'desc')
    .orderBy('order_documents.number_norm', 'desc');

export type StoredDocument = Awaited<ReturnType<typeof listOfAccount>>[number];

export const listOfAccount = (db: DbOrTransaction, userId: string) =>
  documents(db).where('order_documents.user_id', '=', userId).limit(ROWS_MAX).execute();

export const listOfOrder = (db: DbOrTransaction, orderId: string) =>
  documents(db).where('order_documents.order_id', '=', orderId).execute();

/** Of all accounts, with whose they are. */
export const listLatest = (db: DbOrTransaction) =>
  documents(db)
    .innerJoin('users', 'users.id', 'orders.user_id')
    .select(['users.comp_name', 'users.name as user_name'])
    .limit(ROWS_MAX)
    .execute();

/** The files of a month ('2026-11'), with the numbers after which they are called in the archive. */
export const filesOfMonth = (db: DbOrTransaction, userId: string, month: string) =>
  db
    .selectFrom('order_documents')
    .innerJoin('files', 'files.id', 'order_documents.file_id')
    .selectAll('files')
    .select(['order_documents.number', 'order_documents.kind as document_kind'])
    .where('order_documents.user_id', '=', userId)
    .where('order_documents.withdrawn_at', 'is', null)
    .where('order_documents.issued_on', '>=', `${month}-01`)
    .where('order_documents.issued_on', '<=', `${month}-31`)
    .orderBy('order_documents.number_norm')
    .execute();

/** A draft is no order yet. */
const placedOrders = (db: DbOrTransaction) =>
  db.selectFrom('orders').select(['id', 'ref', 'user_id']).where('status', '<>', 'brouillon');

export const findOrderByRef = (db: DbOrTransaction, ref: string) =>
  placedOrders(db).where('ref_norm', '=', referenceKey(ref)).executeTakeFirst();

export const findPlacedOrder = (db: DbOrTransaction, id: string) =>
  placedOrders(db).where('id', '=', id).executeTakeFirst();

/** Files that an administrator uploaded for this and that hang nowhere yet. */
export const findWaitingFile = (db: DbOrTransaction, id: string) =>
  db
    .selectFrom('files')
    .selectAll()
    .where('id', '=', id)
    .where('kind', '=', 'orderDocument')
    .where('id', 'not in', db.selectFrom('order_documents').select('file_id'))
    .executeTakeFirst();

/** False where the number is taken, even if both come at once. */
export async function insertDocument(db: DbOrTransaction, row: OrderDocumentsTable): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('order_documents')
    .values(row)
    .onConflict((conflict) => conflict.column('number_norm').doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export const findDocument = (db: DbOrTransaction, id: string) =>
  documents(db).where('order_documents.id', '=', id).executeTakeFirst();

/** False where its customer opened it just now: it may no longer vanish. */
export async function deleteUnread(db: DbOrTransaction, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('order_documents')
    .where('id', '=', id)
    .where('fetched_at', 'is', null)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** It stays in sight; its number is free for what replaces it. False where somebody withdrew it already. */
export async function markWithdrawn(
  db: DbOrTransaction,
  { id, number_norm }: Pick<OrderDocumentsTable, 'id' | 'number_norm'>,
  reason: string,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('order_documents')
    .set({
      withdrawn_at: now.toISOString(),
      withdrawn_reason: reason,
      number_norm: `${number_norm} ${id}`,
    })
    .where('id', '=', id)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Remembers when a customer first opened an invoice or the like; a second time changes nothing. */
export async function markDocumentsFetched(
  db: DbOrTransaction,
  fileIds: readonly string[],
  now: Date,
): Promise<void> {
  await db
    .updateTable('order_documents')
    .set({ fetched_at: now.toISOString() })
    .where('file_id', 'in', fileIds)
    .where('fetched_at', 'is', null)
    .execute();
}
