import { setImmediate } from 'node:timers/promises';
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

/** So many are forgotten at a time. */
const FORGOTTEN_MAX = 50;
const LOOKED_AT_ONCE = 1000;

/** Uploads of an account from before that instant that no wing uses. */
export const abandonedUploadsOf = (
  db: DbOrTransaction,
  wings: readonly WingFiles[],
  ownerId: string,
  before: string,
): Promise<FilesTable[]> =>
  unused(db, wings, before).where('owner_id', '=', ownerId).limit(FORGOTTEN_MAX).execute();

/** The same of all accounts: there may be a hundred thousand files, and others are answered between two thousands. */
export async function abandonedUploads(
  db: DbOrTransaction,
  wings: readonly WingFiles[],
  before: string,
): Promise<FilesTable[]> {
  const found: FilesTable[] = [];
  for (let after = ''; found.length < FORGOTTEN_MAX; ) {
    const end = await db
      .selectFrom('files')
      .select('id')
      .where('id', '>', after)
      .orderBy('id')
      .limit(1)
      .offset(LOOKED_AT_ONCE - 1)
      .executeTakeFirst();
    let some = unused(db, wings, before).where('id', '>', after);
    if (end) some = some.where('id', '<=', end.id);
    found.push(...(await some.limit(FORGOTTEN_MAX - found.length).execute()));
    if (!end) break;
    after = end.id;
    await setImmediate();
  }
  return found;
}

const unused = (db: DbOrTransaction, wings: readonly WingFiles[], before: string) =>
  db
    .selectFrom('files')
    .selectAll()
    .where('kind', 'in', UploadKind.enum)
    .where('created_at', '<', before)
    .where((files) => files.and(wings.map(({ uses }) => files.not(uses(files)))));

export async function deleteFile(db: DbOrTransaction, id: string): Promise<void> {
  await db.deleteFrom('files').where('id', '=', id).execute();
}
