import { createHash } from 'node:crypto';
import type { FileResponse } from '@extranet/shared/contracts';
import type { Database } from '../db/open.ts';
import type { FilesTable } from '../db/schema/faq-files.ts';
import type { Db, DbOrTransaction } from '../db/schema.ts';
import { conflict, notFound, orNotFound } from '../errors.ts';
import { newId } from '../secrets/tokens.ts';
import { makeFile } from './file-makers.ts';
import type { FileStore } from './file-store.ts';
import { abandonedUploads, deleteFile, findFile, insertFile, replaceContents } from './files.queries.ts';

const TRIES = 5;
const ABANDONED_AFTER_MS = 48 * 3_600_000;

interface Written {
  readonly kind: FilesTable['kind'];
  readonly ownerId: string | null;
  readonly uploadId?: string;
  readonly name: string;
  readonly mimetype: string;
}

/** What a change works on: the database and the store belong together. */
export interface Files {
  readonly db: Db;
  readonly files: FileStore;
}

interface Storing {
  readonly database: Database;
  readonly files: FileStore;
  readonly now: Date;
}

/**
 * The bytes first, the row after them: a row never names what is not there, and no transaction waits for a store. The
 * work puts the row in, with whatever belongs to it; when it does not, the bytes are taken away again.
 */
export async function storing<T>(
  { database, files, now }: Storing,
  { kind, ownerId, uploadId = '', name, mimetype }: Written,
  contents: Uint8Array,
  work: (db: DbOrTransaction, insert: () => Promise<FilesTable>) => Promise<T>,
): Promise<T> {
  const file: FilesTable = {
    id: newId(),
    kind,
    owner_id: ownerId,
    upload_id: uploadId,
    name,
    mimetype,
    bytes: contents.length,
    sha256: digest(contents),
    created_at: now.toISOString(),
  };
  await files.write(keyOf(file), contents);
  let isNamed = false;
  try {
    return await database.db.transaction().execute((transaction) =>
      work(transaction, async () => {
        await insertFile(transaction, file);
        isNamed = true;
        return file;
      }),
    );
  } catch (error) {
    // Of a connection that was lost nobody knows whether the row was kept: the bytes stay then.
    isNamed &&= database.dialect.troubleOf(error) === 'unavailable';
    throw error;
  } finally {
    if (!isNamed) await files.remove(keyOf(file)).catch(() => undefined);
  }
}

/** The current bytes. A file that was promised and never made is made now, once, and kept. */
export async function readContents(store: Files, file: FilesTable): Promise<Buffer> {
  let current: FilesTable | undefined = file;
  for (let attempt = 0; attempt < TRIES && current; attempt += 1) {
    const contents: Buffer | null =
      current.sha256 === ''
        ? await inTurn(file.id, () => madeContents(store, file.id))
        : await store.files.read(keyOf(current));
    if (contents) return contents;
    // Rotated between our two looks: the row names the newer bytes.
    current = await findFile(store.db, file.id);
  }
  throw notFound();
}

async function madeContents({ db, files }: Files, id: string): Promise<Buffer | null> {
  const file = await findFile(db, id);
  if (file?.sha256 !== '') return null;
  const contents = await makeFile(db, file);
  await change({ db, files }, file, contents);
  return contents;
}

/** As GET /utils/file and every datasheet and PDF is answered. */
export async function fileResponse(store: Files, file: FilesTable): Promise<FileResponse> {
  const contents = await readContents(store, file);
  return {
    name: file.name,
    filename: file.name,
    mimetype: file.mimetype,
    contents: contents.toString('base64'),
  };
}

/** Two changes at once are both done, one on top of the other: the second starts again from the first one's result. */
export async function transformContents(
  store: Files,
  id: string,
  transform: (contents: Buffer, file: FilesTable) => Promise<Buffer>,
  also?: AlsoDone,
): Promise<FilesTable> {
  return inTurn(id, async () => {
    // More than one try only when another process changes the same file at this moment.
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      const file = orNotFound(await findFile(store.db, id));
      const before =
        file.sha256 === ''
          ? await madeContents(store, id).then(() => null)
          : await store.files.read(keyOf(file));
      if (!before) continue;
      const changed = await change(store, file, await transform(before, file), also);
      if (changed) return changed;
    }
    throw conflict('file.busy', 'Ce fichier est en cours de modification. Veuillez réessayer.');
  });
}

const queues = new Map<string, Promise<unknown>>();

/** One after the other for each file. */
async function inTurn<T>(id: string, work: () => Promise<T>): Promise<T> {
  const mine = (queues.get(id) ?? Promise.resolve()).then(work, work);
  queues.set(id, mine);
  try {
    return await mine;
  } finally {
    if (queues.get(id) === mine) queues.delete(id);
  }
}

/** Forms that were left open long enough: their uploads are given up, the row first; of everybody when nobody is named. */
export async function forgetAbandoned(
  { db, files }: Files,
  ownerId: string | null,
  now: Date,
): Promise<void> {
  const before = new Date(now.getTime() - ABANDONED_AFTER_MS).toISOString();
  for (const file of await abandonedUploads(db, ownerId, before)) {
    await deleteFile(db, file.id);
    await files.remove(keyOf(file));
  }
}

/** Once the row is gone for good. */
export async function dropContents({ files }: Pick<Files, 'files'>, file: FilesTable): Promise<void> {
  await files.remove(keyOf(file));
}

/** What happens in the same transaction as the change of the row. */
type AlsoDone = (db: DbOrTransaction, file: FilesTable) => Promise<void>;

async function change(
  { db, files }: Files,
  file: FilesTable,
  contents: Buffer,
  also?: AlsoDone,
): Promise<FilesTable | null> {
  const next = { ...file, sha256: digest(contents), bytes: contents.length };
  if (next.sha256 === file.sha256) return file;
  await files.write(keyOf(next), contents);
  const done = await db.transaction().execute(async (transaction) => {
    const replaced = await replaceContents(transaction, file, { sha256: next.sha256, bytes: next.bytes });
    if (replaced) await also?.(transaction, next);
    return replaced;
  });
  if (done && file.sha256 !== '') await files.remove(keyOf(file));
  if (!done && (await findFile(db, file.id))?.sha256 !== next.sha256) await files.remove(keyOf(next));
  return done ? next : null;
}

function digest(contents: Uint8Array): string {
  return createHash('sha256').update(contents).digest('hex');
}

/** New contents get a new key, so that nobody ever reads half of a change. */
export function keyOf({ id, sha256 }: Pick<FilesTable, 'id' | 'sha256'>): string {
  return `${id}.${sha256.slice(0, 24)}`;
}
