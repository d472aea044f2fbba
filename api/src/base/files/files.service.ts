import type { Database } from '../db/open.ts';
import type { FilesTable } from '../db/schema/faq-files.ts';
import type { Db, DbOrTransaction } from '../db/schema.ts';
import { conflict, notFound, orNotFound } from '../errors.ts';
import type { Pictures } from '../pictures/pictures.ts';
import { newId } from '../secrets/tokens.ts';
import { type Contents, described, keep } from './contents.ts';
import { allKeysOf, keyOf } from './file-keys.ts';
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
interface Stored {
  readonly db: Db;
  readonly files: FileStore;
}

/** Makes the bytes of a file that was promised when its row was written; `by` waits for it. */
export type FileMaker = (
  store: { readonly db: DbOrTransaction; readonly pictures: Pictures },
  file: FilesTable,
  by: string,
) => Promise<Uint8Array>;

/** With what reading needs besides: some files are made when they are first read. */
export interface Files extends Stored {
  readonly pictures: Pictures;
  readonly makeFile: FileMaker;
}

/** For whom a file is made whose making has to be waited for. */
const PORTAL = 'portal';

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
  await keep(files, keyOf(file), contents);
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
    if (!isNamed) await files.remove([keyOf(file)]).catch(() => undefined);
  }
}

/** The current bytes. */
export function readContents(store: Files, file: FilesTable): Promise<Buffer> {
  return readCurrent(store, file, PORTAL, (current) => store.files.read(keyOf(current)));
}

/** Reads until it finds what the row names. A file that was promised and never made is made now, once, and kept. */
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
    // Made just now, or rotated between our two looks: the row names the newer bytes.
    current = await findFile(store.db, file.id);
  }
  throw notFound();
}

async function makeContents(store: Files, id: string, by: string): Promise<void> {
  const file = await findFile(store.db, id);
  if (file?.sha256 === '') await change(store, file, await store.makeFile(store, file, by));
}

/**
 * Two changes at once are both done, one on top of the other: the second starts again from the first one's result. The
 * transformation hands over what it made; it answers null when it no longer finds what this row names.
 */
export async function transformContents(
  store: Files,
  id: string,
  by: string,
  transform: Transform,
  also: AlsoDone,
): Promise<FilesTable> {
  return inTurn(id, async () => {
    // More than one try only when another process changes the same file at this moment.
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
  { db, files }: Stored,
  ownerId: string | null,
  now: Date,
): Promise<void> {
  const before = new Date(now.getTime() - ABANDONED_AFTER_MS).toISOString();
  for (const file of await abandonedUploads(db, ownerId, before)) {
    await deleteFile(db, file.id);
    await dropContents({ files }, file);
  }
}

/** Once the row is gone for good. */
export async function dropContents({ files }: Pick<Files, 'files'>, file: FilesTable): Promise<void> {
  await files.remove(allKeysOf(file));
}

/** Turned all the way round, for example. */
export const UNCHANGED = 'unchanged';

type Replace = (contents: Contents | typeof UNCHANGED) => Promise<FilesTable | null>;
type Transform = (file: FilesTable, replace: Replace) => Promise<FilesTable | null>;

/** What happens in the same transaction as the change of the row. */
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
  await keep(files, keyOf(next), contents);
  const done = await db.transaction().execute(async (transaction) => {
    const replaced = await replaceContents(transaction, file, { sha256: next.sha256, bytes: next.bytes });
    if (replaced) await also?.(transaction, next);
    return replaced;
  });
  if (done && file.sha256 !== '') await files.remove(allKeysOf(file));
  if (!done && (await findFile(db, file.id))?.sha256 !== next.sha256) await files.remove([keyOf(next)]);
  return done ? next : null;
}
