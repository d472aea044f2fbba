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

export const listLatest = (db: DbOrTransaction) => documents(db).limit(ROWS_MAX).execute();

/** The files of a month ('2026-11'), with the numbers after which they are called in the archive. */
export const filesOfMonth = (db: DbOrTransaction, userId: string, month: string) =>
  db
    .selectFrom('order_documents')
    .innerJoin('files', 'files.id', 'order_documents.file_id')
    .selectAll('files')
    .select(['order_documents.number', 'order_documents.kind as document_kind'])
    .where('order_documents.user_id', '=', userId)
    .where('order_documents.issued_on', '>=', `${month}-01`)
    .where('order_documents.issued_on', '<=', `${month}-31`)
    .orderBy('order_documents.number_norm')
    .execute();

/** A draft is no order yet. */
export const findOrderByRef = (db: DbOrTransaction, ref: string) =>
  db
    .selectFrom('orders')
    .select(['id', 'ref', 'user_id'])
    .where('ref_norm', '=', referenceKey(ref))
    .where('status', '<>', 'brouillon')
    .executeTakeFirst();

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
