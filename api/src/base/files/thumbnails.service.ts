import type { FilesTable } from '../db/schema/faq-files.ts';
import { keyOf, thumbnailKey } from './file-keys.ts';
import { findFile } from './files.queries.ts';
import { type Files, readCurrent } from './files.service.ts';

interface Thumbnail {
  readonly contents: Buffer;
  /** The row of the contents that the thumbnail was made from. */
  readonly file: FilesTable;
}

/** Makes the thumbnail when it is first requested, and stores it until the picture changes or goes. */
export async function readThumbnail(
  store: Files,
  file: FilesTable,
  width: number,
  by: string,
): Promise<Thumbnail> {
  return readCurrent(store, file, by, async (current) => {
    const key = thumbnailKey(current, width);
    const contents =
      (await store.files.read(key)) ?? (await shared(`${key} ${by}`, () => make(store, current, width, by)));
    return contents && { contents, file: current };
  });
}

const making = new Map<string, Promise<Buffer | null>>();

/** Requests of one account for the same thumbnail share one job: a browser may repeat a request before its answer. */
async function shared(what: string, work: () => Promise<Buffer | null>): Promise<Buffer | null> {
  const pending = making.get(what) ?? work().finally(() => making.delete(what));
  making.set(what, pending);
  return pending;
}

/** Null when the picture's contents have changed in the meantime. */
function make({ db, files, pictures }: Files, file: FilesTable, width: number, by: string) {
  const key = thumbnailKey(file, width);
  return pictures.inTurn({ account: by, kind: 'view', name: file.name }, async ({ shrink }) => {
    // Another account's job may have made it while this one waited.
    const made = await files.read(key);
    if (made) return made;
    const thumbnail = await files.withLocalFile(keyOf(file), (path) => shrink(path, width));
    // A thumbnail that cannot be stored is answered all the same.
    if (thumbnail) await files.write(key, thumbnail).catch(() => undefined);
    const isCurrent = (await findFile(db, file.id))?.sha256 === file.sha256;
    if (!thumbnail && isCurrent) throw new Error(`the stored picture ${file.id} cannot be read`);
    // The picture was turned or removed meanwhile, and this thumbnail was not yet there to be removed with it.
    if (thumbnail && !isCurrent) await files.remove([key]);
    return thumbnail;
  });
}
