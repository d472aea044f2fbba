import type { FilesTable } from '../db/schema/faq-files.ts';
import { keyOf, thumbnailKey } from './file-keys.ts';
import { findFile } from './files.queries.ts';
import { type Files, readCurrent } from './files.service.ts';

interface Thumbnail {
  readonly contents: Buffer;
  /** As it was when these were its contents. */
  readonly file: FilesTable;
}

/** Made when it is first asked for, and kept beside the picture for as long as that is. */
export async function readThumbnail(
  store: Files,
  file: FilesTable,
  width: number,
  by: string,
): Promise<Thumbnail> {
  return readCurrent(store, file, by, async (current) => {
    const key = thumbnailKey(current, width);
    const contents =
      (await store.files.read(key)) ?? (await once(`${key} ${by}`, () => make(store, current, width, by)));
    return contents && { contents, file: current };
  });
}

const making = new Map<string, Promise<Buffer | null>>();

/** A browser asks for a picture again before the first answer: the same work is waited for. */
async function once(what: string, work: () => Promise<Buffer | null>): Promise<Buffer | null> {
  const mine = making.get(what) ?? work().finally(() => making.delete(what));
  making.set(what, mine);
  return mine;
}

/** Null when the picture has got other contents in the meantime. */
function make({ db, files, pictures }: Files, file: FilesTable, width: number, by: string) {
  const key = thumbnailKey(file, width);
  return pictures.inTurn({ account: by, kind: 'view', name: file.name }, async ({ shrink }) => {
    // Somebody else's turn came first.
    const made = await files.read(key);
    if (made) return made;
    const thumbnail = await files.at(keyOf(file), (path) => shrink(path, width));
    // What cannot be kept, for want of room, is shown all the same.
    if (thumbnail) await files.write(key, thumbnail).catch(() => undefined);
    const isCurrent = (await findFile(db, file.id))?.sha256 === file.sha256;
    if (!thumbnail && isCurrent) throw new Error(`the stored picture ${file.id} cannot be read`);
    // Turned or removed meanwhile: whoever did that could not know of this one.
    if (thumbnail && !isCurrent) await files.remove([key]);
    return thumbnail;
  });
}
