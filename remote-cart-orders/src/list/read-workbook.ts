import { unzipSync, zipSync } from 'fflate';
import { readSheet } from 'read-excel-file/browser';
import { TOO_LONG } from './limits.ts';

/** In bytes. A sheet of a few thousand lines unpacks to less than 1 MB, a zip bomb to hundreds. */
const UNPACKED_MAX = 16 * 1024 * 1024;

/** The cells of a workbook's first sheet, as text. */
export async function readWorkbook(bytes: Uint8Array): Promise<string[][]> {
  const rows = await readSheet(new Blob([repack(bytes)]));
  return rows.map((row) => row.map(asWritten));
}

/** A number with the comma that Excel shows in France. */
const asWritten = (cell: unknown): string => {
  if (cell instanceof Date) return '';
  return typeof cell === 'number' ? String(cell).replace('.', ',') : String(cell ?? '');
};

/**
 * Unpacks here within a limit, and passes the parts on uncompressed: the reader would unpack larger ones in a worker made
 * from a blob, which our content security policy forbids.
 */
function repack(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  let unpacked = 0;
  const files = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!/\.(xml|rels)$/.test(name)) return false;
      unpacked += originalSize;
      if (unpacked > UNPACKED_MAX) throw new Error(TOO_LONG);
      return true;
    },
  });
  return Uint8Array.from(zipSync(files, { level: 0 }));
}
