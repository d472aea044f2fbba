import { UploadKind } from '@extranet/shared/contracts';
import type { FilesTable } from '../db/schema/faq-files.ts';
import type { DbOrTransaction } from '../db/schema.ts';
import type { WingFiles } from './wing-files.ts';

export async function insertFile(db: DbOrTransaction, file: FilesTable): Promise<void> {
  await db.insertInto('files').values(file).execute();
}

export async function findFile(db: DbOrTransaction, id: string): Promise<FilesTable | undefined> {
  return db.selectFrom('files').selectAll().where('id', '=', id).executeTakeFirst();
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

/** Uploads from before that instant that no wing uses; of all accounts when no owner is given. */
export async function abandonedUploads(
  db: DbOrTransaction,
  wings: readonly WingFiles[],
  ownerId: string | null,
  before: string,
): Promise<FilesTable[]> {
  let query = db
    .selectFrom('files')
    .selectAll()
    .where('kind', 'in', UploadKind.enum)
    .where('created_at', '<', before)
    .where((files) => files.and(wings.map(({ uses }) => files.not(uses(files)))))
    .limit(50);
  if (ownerId !== null) query = query.where('owner_id', '=', ownerId);
  return query.execute();
}

export async function deleteFile(db: DbOrTransaction, id: string): Promise<void> {
  await db.deleteFrom('files').where('id', '=', id).execute();
}
