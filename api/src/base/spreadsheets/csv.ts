import { Readable } from 'node:stream';
import { parse as parseCsv } from 'csv-parse';
import { parse as parseNow } from 'csv-parse/sync';
import { LIMITS, type SheetRow, type SheetRows, sheetTooLarge, unreadableSheet } from './sheet.ts';

const SEPARATORS = [';', '\t', ','];
const BATCH_ROWS = 1_000;
const CHUNK_CHARACTERS = 65_536;
const BINARY = '\0';

const OPTIONS = {
  relax_column_count: true,
  relax_quotes: true,
  skip_empty_lines: true,
  max_record_size: 100_000,
} as const;

export async function* csvRows(bytes: Buffer): SheetRows {
  const text = decode(bytes);
  if (text.includes(BINARY)) throw unreadableSheet('ce n’est ni un fichier CSV ni un classeur XLSX.');
  const parser = Readable.from(chunksOf(text)).pipe(
    parseCsv({ ...OPTIONS, delimiter: separatorOf(text), info: true }),
  );
  let batch: SheetRow[] = [];
  let count = 0;
  try {
    for await (const { record, info } of parser as AsyncIterable<Parsed>) {
      count += 1;
      if (count > LIMITS.rows) throw sheetTooLarge(`plus de ${LIMITS.rows} lignes.`);
      batch.push({ number: info.lines, cells: record });
      if (batch.length < BATCH_ROWS) continue;
      yield batch;
      batch = [];
    }
  } catch (error) {
    throw isCsvError(error) ? unreadableSheet('ses lignes ne sont pas celles d’un fichier CSV.') : error;
  }
  if (batch.length > 0) yield batch;
}

interface Parsed {
  readonly record: string[];
  readonly info: { readonly lines: number };
}

/** A file that is not valid UTF-8 comes from an older Windows program. */
function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** The separator that gives the first line most columns; on a tie the semicolon wins over the comma of French prices. */
function separatorOf(text: string): string {
  const firstLine = text.slice(0, CHUNK_CHARACTERS).split(/\r\n|\n|\r/, 1)[0] ?? '';
  const widths = SEPARATORS.map((delimiter) => ({ delimiter, width: widthOf(firstLine, delimiter) }));
  const widest = widths.reduce((best, next) => (next.width > best.width ? next : best));
  return widest.delimiter;
}

function widthOf(line: string, delimiter: string): number {
  try {
    return parseNow(line, { ...OPTIONS, delimiter })[0]?.length ?? 0;
  } catch {
    return 0;
  }
}

function* chunksOf(text: string): Generator<string> {
  for (let start = 0; start < text.length; start += CHUNK_CHARACTERS) {
    yield text.slice(start, start + CHUNK_CHARACTERS);
  }
}

function isCsvError(error: unknown): boolean {
  return error instanceof Object && 'code' in error && String(error.code).startsWith('CSV_');
}
