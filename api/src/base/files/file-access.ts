import type { CurrentUser } from '../current-user.ts';
import type { FilesTable } from '../db/schema/faq-files.ts';
import type { DbOrTransaction } from '../db/schema.ts';
import { forbidden, notFound, orNotFound } from '../errors.ts';
import { findFile } from './files.queries.ts';
import type { WingFiles } from './wing-files.ts';

interface Ground {
  readonly db: DbOrTransaction;
  readonly wingFiles: readonly WingFiles[];
}

/** A file has no rights of its own: it is readable with the product, post or order that uses it, otherwise 404. */
export async function readableFile(ground: Ground, user: CurrentUser, path: string): Promise<FilesTable> {
  const { db, wingFiles } = ground;
  const file = orNotFound((await findFile(db, path)) ?? (await findNamed(ground, path)));
  if (user.sessionKind === 'admin') return file;
  for (const { readers } of wingFiles) if (await readers[file.kind]?.(db, user, file)) return file;
  throw notFound();
}

async function findNamed({ db, wingFiles }: Ground, name: string): Promise<FilesTable | undefined> {
  for (const wing of wingFiles) {
    const file = await wing.findNamed?.(db, name);
    if (file) return file;
  }
  return undefined;
}

export async function turnableFile(ground: Ground, user: CurrentUser, path: string): Promise<FilesTable> {
  const { db, wingFiles } = ground;
  const file = await readableFile(ground, user, path);
  if (!file.mimetype.startsWith('image/') || file.kind === 'qrcode') throw notFound();
  if (user.sessionKind === 'admin') return file;
  for (const { turners } of wingFiles) if (await turners?.[file.kind]?.(db, user, file)) return file;
  throw forbidden();
}

/** Told to the wings, which may remember it. */
export async function fileOpened({ db, wingFiles }: Ground, file: FilesTable, now: Date): Promise<void> {
  for (const wing of wingFiles) await wing.opened?.(db, file, now);
}
