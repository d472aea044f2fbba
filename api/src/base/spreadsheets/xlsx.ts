import { posix } from 'node:path';
import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { type Archive, openArchive } from './archive.ts';
import { LIMITS, type SheetRow, type SheetRows, sheetTooLarge, unreadableSheet } from './sheet.ts';
import { SheetBuilder } from './xlsx-cells.ts';
import { isDateFormat } from './xlsx-dates.ts';

const WORKBOOK = 'xl/workbook.xml';
const RELATIONS = 'xl/_rels/workbook.xml.rels';
const STYLES = 'xl/styles.xml';
const SHARED_STRINGS = 'xl/sharedStrings.xml';

/** Streams the first sheet: a workbook of four million rows costs no more than the rows that are read. */
export async function* xlsxRows(bytes: Buffer): SheetRows {
  const archive = await openArchive(bytes);
  try {
    const sheet = await firstSheetOf(archive);
    const shared = archive.has(SHARED_STRINGS) ? await sharedStringsOf(archive) : [];
    yield* rowsOf(archive, sheet, new SheetBuilder(shared, await dateStylesOf(archive)));
  } finally {
    archive.close();
  }
}

async function firstSheetOf(archive: Archive): Promise<string> {
  if (!archive.has(WORKBOOK)) throw unreadableSheet('ce n’est pas un classeur Excel.');
  let relation: string | undefined;
  await readTags(archive, WORKBOOK, ({ name, attributes }) => {
    if (localName(name) === 'sheet') relation ??= attributes['r:id'];
  });
  let target: string | undefined;
  if (archive.has(RELATIONS)) {
    await readTags(archive, RELATIONS, ({ name, attributes }) => {
      if (localName(name) === 'Relationship' && attributes.Id === relation) target = attributes.Target;
    });
  }
  const sheet = target?.startsWith('/')
    ? target.slice(1)
    : posix.join('xl', target ?? 'worksheets/sheet1.xml');
  if (!archive.has(sheet)) throw unreadableSheet('il ne contient aucune feuille.');
  return sheet;
}

/** The styles that show a number as a date. */
async function dateStylesOf(archive: Archive): Promise<ReadonlySet<number>> {
  const dates = new Set<number>();
  if (!archive.has(STYLES)) return dates;
  const formats = new Map<string, string>();
  let inCells = false;
  let index = 0;
  await readTags(archive, STYLES, ({ name, attributes }) => {
    const tag = localName(name);
    if (tag === 'numFmt') formats.set(attributes.numFmtId ?? '', attributes.formatCode ?? '');
    // Other lists of formats follow, or come before: only those of cells are counted.
    else if (tag === 'cellXfs') inCells = true;
    else if (tag === 'cellStyles' || tag === 'dxfs') inCells = false;
    else if (tag === 'xf' && inCells) {
      if (isDateFormat(attributes.numFmtId ?? '', formats)) dates.add(index);
      index += 1;
    }
  });
  return dates;
}

async function sharedStringsOf(archive: Archive): Promise<string[]> {
  const strings: string[] = [];
  let characters = 0;
  let text = '';
  let inText = false;
  const parser = new SaxesParser();
  parser.on('opentag', ({ name }) => {
    if (localName(name) === 'si') text = '';
    inText = localName(name) === 't';
  });
  parser.on('text', (part) => {
    if (inText) text += part;
  });
  parser.on('closetag', ({ name }) => {
    inText = false;
    if (localName(name) !== 'si') return;
    characters += text.length;
    if (strings.length >= LIMITS.sharedStrings || characters > LIMITS.sharedCharacters) {
      throw sheetTooLarge('trop de textes différents.');
    }
    strings.push(text);
  });
  for await (const chunk of archive.text(SHARED_STRINGS)) feed(parser, chunk);
  return strings;
}

async function* rowsOf(archive: Archive, sheet: string, builder: SheetBuilder): SheetRows {
  const parser = new SaxesParser();
  parser.on('opentag', (tag) => builder.open(localName(tag.name), tag.attributes));
  parser.on('text', (text) => builder.text(text));
  parser.on('closetag', ({ name }) => builder.close(localName(name)));
  let taken = 0;
  for await (const chunk of archive.text(sheet)) {
    feed(parser, chunk);
    const rows: SheetRow[] = builder.take();
    taken += rows.length;
    if (taken > LIMITS.rows) throw sheetTooLarge(`plus de ${LIMITS.rows} lignes.`);
    if (rows.length > 0) yield rows;
  }
}

async function readTags(archive: Archive, name: string, onTag: (tag: SaxesTagPlain) => void): Promise<void> {
  const parser = new SaxesParser();
  parser.on('opentag', onTag);
  for await (const chunk of archive.text(name)) feed(parser, chunk);
}

function feed(parser: SaxesParser, chunk: string): void {
  try {
    parser.write(chunk);
  } catch (error) {
    if (error instanceof Error && 'statusCode' in error) throw error;
    throw unreadableSheet('ce n’est pas un classeur Excel correct.');
  }
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
