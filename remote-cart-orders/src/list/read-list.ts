import Papa from 'papaparse';
import { ROWS_MAX, TOO_LONG, UNREADABLE } from './limits.ts';
import type { ReadLine } from './lines.ts';
import { DECIMAL_COMMA, linesOf } from './read-rows.ts';

const GUESSED_BY = 20;
const DELIMITERS = ['\t', ';', ',', '|'];
/** In 'FA-00012 1,5' the comma separates no columns: it is an invalid quantity, not five pieces. */
const WITH_COMMA = /^([^,;|\t\n]*\s[x×*:=]?\s*\d+),(\d+(?:\s*\p{L}{1,9}(?:\(s\))?\.?)?[ \t]*\r?)$/gmu;

/** Loaded on demand, with its libraries. */
export function readText(pasted: string): ReadLine[] {
  const text = pasted.replace(WITH_COMMA, `$1${DECIMAL_COMMA}$2`);
  const guess = { delimitersToGuess: DELIMITERS, skipEmptyLines: true, preview: GUESSED_BY };
  const { delimiter } = Papa.parse(text, guess).meta;
  // Empty lines are kept, so that the shown line numbers are right.
  const { data, errors } = Papa.parse<string[]>(text, { delimiter, preview: ROWS_MAX + 1 });
  // A line of its own separator, quoted by Excel, would swallow the lines after it up to the next quote.
  return limited(errors.some(({ type }) => type === 'Quotes') ? lineByLine(text, delimiter) : data);
}

function lineByLine(text: string, usual: string): string[][] {
  const lines = text.split(/\r?\n/, ROWS_MAX + 1);
  return lines.map((line) => {
    const delimiter = [usual, ...DELIMITERS].find((mark) => line.includes(mark)) ?? usual;
    return Papa.parse<string[]>(line, { delimiter }).data[0] ?? [];
  });
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

/** Decodes UTF-8 if valid, else the encoding that Excel uses on a French Windows. */
function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  // A text never contains a zero byte: this is a workbook from before 2007, a picture or a PDF.
  if (bytes.includes(0)) throw new Error(UNREADABLE);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

export { saveErrorsOf } from './errors-file.ts';
