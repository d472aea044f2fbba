import type { Database } from '../db/open.ts';
import type { FilesTable } from '../db/schema/faq-files.ts';
import type { Db, DbOrTransaction } from '../db/schema.ts';
import { conflict, notFound, orNotFound } from '../errors.ts';
import type { Pictures } from '../pictures/pictures.ts';
import { newId } from '../secrets/tokens.ts';
import { type Contents, described, putContents } from './contents.ts';
import { allKeysOf, keyOf } from './file-keys.ts';
import type { FileStore } from './file-store.ts';
import {
  abandonedUploads,
  abandonedUploadsOf,
  deleteFile,
  findFile,
  insertFile,
  replaceContents,
} from './files.queries.ts';
import type { WingFiles } from './wing-files.ts';

const TRIES = 5;
const ABANDONED_AFTER_MS = 48 * 3_600_000;

interface Written {
  readonly kind: FilesTable['kind'];
  readonly ownerId: string | null;
  readonly uploadId?: string;
  readonly name: string;
  readonly mimetype: string;
}

/** A change needs both: the row and the contents. */
interface Stored {
  readonly db: Db;
  readonly files: FileStore;
}

/** Makes the contents of a file whose row was written without them. `by` is the account that waits for it. */
export type FileMaker = (
  store: { readonly db: DbOrTransaction; readonly pictures: Pictures },
  file: FilesTable,
  by: string,
) => Promise<Uint8Array>;

/** Reading needs more: some files are made when they are first read. */
export interface Files extends Stored {
  readonly pictures: Pictures;
  readonly makeFile: FileMaker;
}

/** Stands for the account when the server itself waits for a file. */
const PORTAL = 'portal';

interface Storing {
  readonly database: Database;
  readonly files: FileStore;
  readonly now: Date;
}

/**
 * Stores the contents first and then the row: no row is without its contents, and no transaction waits for the store. The
 * work calls insert in its transaction; when it does not, or fails, the contents are removed again.
 */
export async function storeFile<T>(
  { database, files, now }: Storing,
  { kind, ownerId, uploadId = '', name, mimetype }: Written,
  contents: Contents,
  work: (db: DbOrTransaction, insert: () => Promise<FilesTable>) => Promise<T>,
): Promise<T> {
  const file: FilesTable = {
    id: newId(),
    kind,
    owner_id: ownerId,
    upload_id: uploadId,
    name,
    mimetype,
    ...described(contents),
    created_at: now.toISOString(),
  };
  await putContents(files, keyOf(file), contents);
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
    // After a lost connection the row may have been committed or not: keep the contents.
    isNamed &&= database.dialect.troubleOf(error) === 'unavailable';
    throw error;
  } finally {
    if (!isNamed) await files.remove([keyOf(file)]).catch(() => undefined);
  }
}

/** The current contents. */
export function readContents(store: Files, file: FilesTable): Promise<Buffer> {
  return readCurrent(store, file, PORTAL, (current) => store.files.read(keyOf(current)));
}

/** Reads until it finds the contents that the row names. A file that has none yet is made now, once, and stored. */
export async function readCurrent<T>(
  store: Files,
  file: FilesTable,
  by: string,
  read: (current: FilesTable) => Promise<T | null>,
): Promise<T> {
  let current: FilesTable | undefined = file;
  for (let attempt = 0; attempt < TRIES && current; attempt += 1) {
    if (current.sha256 === '') await inTurn(file.id, () => makeContents(store, file.id, by));
    else {
      const found = await read(current);
      if (found) return found;
    }
    // The file was made just now, or turned since the row was read: read the row again.
    current = await findFile(store.db, file.id);
  }
  throw notFound();
}

async function makeContents(store: Files, id: string, by: string): Promise<void> {
  const file = await findFile(store.db, id);
  if (file?.sha256 === '') await change(store, file, await store.makeFile(store, file, by));
}

/**
 * Of two changes at the same time both are made: the second starts from the result of the first. The transformation
 * passes its result to `replace`; it answers null when the contents that the row names are gone.
 */
export async function transformContents(
  store: Files,
  id: string,
  by: string,
  transform: Transform,
  also: AlsoDone,
): Promise<FilesTable> {
  return inTurn(id, async () => {
    // Another try is needed only when another process changes the same file at this moment.
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      const file = orNotFound(await findFile(store.db, id));
      if (file.sha256 === '') {
        await makeContents(store, id, by);
        continue;
      }
      const changed = await transform(file, (contents) => change(store, file, contents, also));
      if (changed) return changed;
    }
    throw conflict('file.busy', 'Ce fichier est en cours de modification. Veuillez réessayer.');
  });
}

const queues = new Map<string, Promise<unknown>>();

/** One at a time for each file, in this process. */
async function inTurn<T>(id: string, work: () => Promise<T>): Promise<T> {
  const own = (queues.get(id) ?? Promise.resolve()).then(work, work);
  queues.set(id, own);
  try {
    return await own;
  } finally {
    if (queues.get(id) === own) queues.delete(id);
  }
}

/** Removes uploads that stayed unused for two days, the row first; of all accounts when no owner is given. */
export async function forgetAbandoned(
  { db, files, wingFiles }: Stored & { readonly wingFiles: readonly WingFiles[] },
  ownerId: string | null,
  now: Date,
): Promise<void> {
  const before = new Date(now.getTime() - ABANDONED_AFTER_MS).toISOString();
  const abandoned =
    ownerId === null
      ? await abandonedUploads(db, wingFiles, before)
      : await abandonedUploadsOf(db, wingFiles, ownerId, before);
  for (const file of abandoned) {
    await deleteFile(db, file.id);
    await dropContents({ files }, file);
  }
}

/** Call it once the row's deletion is committed. */
export async function dropContents({ files }: Pick<Files, 'files'>, file: FilesTable): Promise<void> {
  await files.remove(allKeysOf(file));
}

/** Passed to replace when the contents stay as they are, after a full turn for example. */
export const UNCHANGED = 'unchanged';

type Replace = (contents: Contents | typeof UNCHANGED) => Promise<FilesTable | null>;
type Transform = (file: FilesTable, replace: Replace) => Promise<FilesTable | null>;

/** Runs in the same transaction as the change of the row. */
export type AlsoDone = (db: DbOrTransaction, file: FilesTable) => Promise<void>;

async function change(
  { db, files }: Stored,
  file: FilesTable,
  contents: Contents | typeof UNCHANGED,
  also?: AlsoDone,
): Promise<FilesTable | null> {
  const next = contents === UNCHANGED ? file : { ...file, ...described(contents) };
  if (contents === UNCHANGED || next.sha256 === file.sha256) {
    if (also) await db.transaction().execute((transaction) => also(transaction, file));
    return file;
  }
  await putContents(files, keyOf(next), contents);
  const done = await db.transaction().execute(async (transaction) => {
    const replaced = await replaceContents(transaction, file, { sha256: next.sha256, bytes: next.bytes });
    if (replaced) await also?.(transaction, next);
    return replaced;
  });
  if (done && file.sha256 !== '') await files.remove(allKeysOf(file));
  if (!done && (await findFile(db, file.id))?.sha256 !== next.sha256) await files.remove([keyOf(next)]);
  return done ? next : null;
}
