import type { CurrentUser } from '../base/current-user.ts';
import type { FilesTable } from '../base/db/schema/faq-files.ts';
import type { DbOrTransaction } from '../base/db/schema.ts';
import type { WingFiles } from '../base/files/wing-files.ts';
import { markDocumentsFetched } from './documents/documents.queries.ts';

/** Forms and papers belong to who ordered, photographs of a return to who sent them. */
export const orderingFiles: WingFiles = {
  readers: {
    orderPdf: ownsOrderWithPdf,
    orderDocument: ownsDocument,
    returnPhoto: (_db, user, file) => file.owner_id === user.id,
  },
  uses: ({ or, exists, selectFrom }) =>
    or([
      exists(
        selectFrom('return_photos')
          .select('return_photos.file_id')
          .whereRef('return_photos.file_id', '=', 'files.id'),
      ),
      exists(
        selectFrom('order_documents')
          .select('order_documents.id')
          .whereRef('order_documents.file_id', '=', 'files.id'),
      ),
    ]),
  // A customer keeps what they opened: it can no longer vanish from their order.
  opened: async (db, { id, kind }, now) => {
    if (kind === 'orderDocument') await markDocumentsFetched(db, [id], now);
  },
};

async function ownsOrderWithPdf(
  db: DbOrTransaction,
  user: CurrentUser,
  { id }: FilesTable,
): Promise<boolean> {
  const order = await db
    .selectFrom('orders')
    .select('id')
    .where('pdf_id', '=', id)
    .where('user_id', '=', user.id)
    .executeTakeFirst();
  return order !== undefined;
}

/** Invoices and credit notes. */
async function ownsDocument(db: DbOrTransaction, user: CurrentUser, { id }: FilesTable): Promise<boolean> {
  const document = await db
    .selectFrom('order_documents')
    .select('id')
    .where('file_id', '=', id)
    .where('user_id', '=', user.id)
    .executeTakeFirst();
  return document !== undefined;
}
