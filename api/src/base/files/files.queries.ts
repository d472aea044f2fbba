import type { CurrentUser } from '../current-user.ts';
import { discussedIn } from '../db/discussed-in.ts';
import type { FilesTable } from '../db/schema/faq-files.ts';
import type { DbOrTransaction } from '../db/schema.ts';

export async function insertFile(db: DbOrTransaction, file: FilesTable): Promise<void> {
  await db.insertInto('files').values(file).execute();
}

export async function findFile(db: DbOrTransaction, id: string): Promise<FilesTable | undefined> {
  return db.selectFrom('files').selectAll().where('id', '=', id).executeTakeFirst();
}

/** QR codes are requested by file name. */
export async function findQrFile(db: DbOrTransaction, filename: string): Promise<FilesTable | undefined> {
  return db
    .selectFrom('qr_codes')
    .innerJoin('files', 'files.id', 'qr_codes.file_id')
    .selectAll('files')
    .where('qr_codes.filename', '=', filename)
    .executeTakeFirst();
}

/** False when the contents have changed since the row was read. */
export async function replaceContents(
  db: DbOrTransaction,
  { id, sha256 }: Pick<FilesTable, 'id' | 'sha256'>,
  to: Pick<FilesTable, 'sha256' | 'bytes'>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('files')
    .set(to)
    .where('id', '=', id)
    .where('sha256', '=', sha256)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Those of the threads that the reader may see. */
export async function postsWithPicture(db: DbOrTransaction, reader: CurrentUser, fileId: string) {
  return db
    .selectFrom('faq_pictures')
    .innerJoin('faq_posts', 'faq_posts.id', 'faq_pictures.post_id')
    .innerJoin('faq_threads', 'faq_threads.id', 'faq_posts.thread_id')
    .select(['faq_posts.author_id', 'faq_posts.status'])
    .where('faq_pictures.file_id', '=', fileId)
    .where(discussedIn(reader))
    .execute();
}

export async function productsWithFile(db: DbOrTransaction, fileId: string) {
  return db
    .selectFrom('products')
    .select(['catalogue', 'statut'])
    .where((eb) => eb.or([eb('picture_id', '=', fileId), eb('datasheet_id', '=', fileId)]))
    .execute();
}

export async function ownsOrderWithPdf(
  db: DbOrTransaction,
  userId: string,
  fileId: string,
): Promise<boolean> {
  const order = await db
    .selectFrom('orders')
    .select('id')
    .where('pdf_id', '=', fileId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return order !== undefined;
}

/** Invoices and credit notes. */
export async function ownsDocument(db: DbOrTransaction, userId: string, fileId: string): Promise<boolean> {
  const document = await db
    .selectFrom('order_documents')
    .select('id')
    .where('file_id', '=', fileId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return document !== undefined;
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

/** Uploads from before that instant that no post, no product, no order and no return uses; of all accounts when no owner is given. */
export async function abandonedUploads(
  db: DbOrTransaction,
  ownerId: string | null,
  before: string,
): Promise<FilesTable[]> {
  let query = db
    .selectFrom('files')
    .selectAll()
    .where('kind', 'in', ['faq', 'prodPicture', 'prodDatasheet', 'ldec', 'orderDocument', 'returnPhoto'])
    .where('created_at', '<', before)
    .where(({ and, not, exists, selectFrom }) =>
      and([
        not(
          exists(
            selectFrom('faq_pictures')
              .select('faq_pictures.file_id')
              .whereRef('faq_pictures.file_id', '=', 'files.id'),
          ),
        ),
        not(
          exists(
            selectFrom('return_photos')
              .select('return_photos.file_id')
              .whereRef('return_photos.file_id', '=', 'files.id'),
          ),
        ),
        not(
          exists(
            selectFrom('order_documents')
              .select('order_documents.id')
              .whereRef('order_documents.file_id', '=', 'files.id'),
          ),
        ),
        not(
          exists(
            selectFrom('products').select('products.id').whereRef('products.picture_id', '=', 'files.id'),
          ),
        ),
        not(
          exists(
            selectFrom('products').select('products.id').whereRef('products.datasheet_id', '=', 'files.id'),
          ),
        ),
      ]),
    )
    .limit(50);
  if (ownerId !== null) query = query.where('owner_id', '=', ownerId);
  return query.execute();
}

export async function deleteFile(db: DbOrTransaction, id: string): Promise<void> {
  await db.deleteFrom('files').where('id', '=', id).execute();
}
