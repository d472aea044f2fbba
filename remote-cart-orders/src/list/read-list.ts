import Papa from 'papaparse';
import { ROWS_MAX, TOO_LONG, UNREADABLE } from './limits.ts';
import type { ReadLine } from './lines.ts';
import { linesOf } from './read-rows.ts';

const GUESSED_BY = 20;
/** 'FA-00012 1,5' has one comma, which parts no columns: it is a quantity to be corrected, not five pieces. */
const DECIMAL_COMMA = /^([^,;|\t\n]*\s\d+),(\d+)[ \t]*\r?$/gm;

/** Loaded on demand, with the libraries it stands on. */
export function readText(pasted: string): ReadLine[] {
  const text = pasted.replace(DECIMAL_COMMA, '$1.$2');
  const guess = { delimitersToGuess: ['\t', ';', ',', '|'], skipEmptyLines: true, preview: GUESSED_BY };
  const { delimiter } = Papa.parse(text, guess).meta;
  // Empty lines stay: the numbers of the others are told to the person.
  const { data } = Papa.parse<string[]>(text, { delimiter, preview: ROWS_MAX + 1 });
  return limited(data);
}

export async function readFile(file: File): Promise<ReadLine[]> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (!isZip(bytes)) return readText(decode(bytes));
  const { readWorkbook } = await import(/* webpackChunkName: "list-workbook" */ './read-workbook.ts');
  return limited(await readWorkbook(bytes));
}

function limited(rows: string[][]): ReadLine[] {
  if (rows.length > ROWS_MAX) throw new Error(TOO_LONG);
  const lines = linesOf(rows);
  if (lines.length === 0) throw new Error(UNREADABLE);
  return lines;
}

const isZip = ([first, second]: Uint8Array): boolean => first === 0x50 && second === 0x4b;

/** UTF-8 where it is valid; else what Excel writes on a French Windows. */
function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  // A workbook of before 2007, a picture, a PDF: no list has a byte of nought.
  if (bytes.includes(0)) throw new Error(UNREADABLE);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** With a byte order mark and semicolons, as a French Excel wants it; a cell cannot become a formula. */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  `\ufeff${Papa.unparse(
    rows.map((row) => [...row]),
    { delimiter: ';', escapeFormulae: true },
  )}`;
