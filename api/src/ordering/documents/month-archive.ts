import { Readable } from 'node:stream';
import type { DocumentKind } from '@extranet/shared/contracts';
import { Zip, ZipPassThrough } from 'fflate';
import type { FilesTable } from '../../base/db/schema/faq-files.ts';

const FILE_WORDS: Readonly<Record<DocumentKind, string>> = {
  invoice: 'facture',
  credit: 'avoir',
  delivery: 'bon-de-livraison',
};

/** Opens the contents of a file, which may have to be made first. */
type Opened = (file: FilesTable) => Promise<Readable>;

export interface Archived extends FilesTable {
  readonly number: string;
  readonly document_kind: DocumentKind;
}

/**
 * A ZIP of the files, one after the other, as fast as its reader takes it: memory holds a piece of one file, however many there
 * are. Stored, not compressed: what is large in a PDF is compressed already.
 */
export function monthArchive(opened: Opened, archived: readonly Archived[]): Readable {
  return Readable.from(pieces(opened, archived), { objectMode: false, highWaterMark: 64 * 1024 });
}

async function* pieces(opened: Opened, archived: readonly Archived[]): AsyncGenerator<Uint8Array> {
  let made: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    made.push(piece);
  });
  const taken = () => {
    const ready = made;
    made = [];
    return ready;
  };
  for (const file of archived) {
    const contents = await opened(file);
    const entry = new ZipPassThrough(nameOf(file));
    entry.mtime = file.created_at;
    zip.add(entry);
    for await (const piece of contents) {
      entry.push(piece as Uint8Array);
      yield* taken();
    }
    entry.push(new Uint8Array(0), true);
    yield* taken();
  }
  zip.end();
  yield* taken();
}

/** Numbers are unique; what a file system does not take in a name is replaced. */
const nameOf = ({ number, document_kind }: Archived) =>
  `${FILE_WORDS[document_kind]}-${number.replace(/[^\p{L}\p{N}.-]+/gu, '-')}.pdf`;
