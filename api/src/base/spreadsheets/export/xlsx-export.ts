import { setImmediate } from 'node:timers/promises';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import { escapedXml } from '../../text/xml.ts';
import { daySerial } from '../xlsx-dates.ts';
import type { Cell, ExportColumn, ExportTable } from './export-table.ts';

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const FONT = '<sz val="11"/><name val="Calibri"/>';

/** What Excel expects to find, and four looks of a cell: as it is, head, day, amount. */
const stylesOf = (...fonts: readonly string[]) =>
  [
    `<fonts count="${fonts.length}">${fonts.map((font) => `<font>${font}</font>`).join('')}</fonts>`,
    '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>',
    '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>',
    '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>',
    '<cellXfs count="4"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>',
    '<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>',
    '<xf numFmtId="14" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>',
    '<xf numFmtId="4" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs>',
  ].join('');

/** The parts of a workbook with one sheet, beside the sheet. */
const PARTS: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/></Types>`,
  '_rels/.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Export" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `${XML}<styleSheet xmlns="${MAIN}">${stylesOf(FONT, `<b/>${FONT}`)}</styleSheet>`,
};
/** The looks' places. Days and amounts are written as the program's country does. */
const STYLE = { head: 1, day: 2, amount: 3 } as const;
const WIDTH = { text: 16, number: 12 } as const;
/** The heads stay in sight. */
const SHEET_BEGIN = `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>`;
const SHEET_END = '</sheetData></worksheet>';
const COMPRESSION = 4;

/**
 * A workbook, written as it is sent (ADR 0030). Texts are inline strings, which a spreadsheet program never takes for a
 * formula, whatever they begin with.
 */
export async function* xlsxExport<Row>({ columns, pages }: ExportTable<Row>): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  const bytes = new TextEncoder();
  for (const [name, content] of Object.entries(PARTS)) {
    const part = new ZipPassThrough(name);
    zip.add(part);
    part.push(bytes.encode(content), true);
  }
  const sheet = new ZipDeflate('xl/worksheets/sheet1.xml', { level: COMPRESSION });
  zip.add(sheet);
  sheet.push(bytes.encode(`${SHEET_BEGIN}${widths(columns)}<sheetData>${headRow(columns)}`));
  yield* ready.splice(0);
  // Lets the beginning leave before the first page is read: a database in this process answers without ever letting go.
  await setImmediate();
  for await (const page of pages) {
    sheet.push(bytes.encode(page.map((row) => rowOf(columns, row)).join('')));
    yield* ready.splice(0);
    await setImmediate();
  }
  sheet.push(bytes.encode(SHEET_END), true);
  zip.end();
  yield* ready.splice(0);
}

const widths = <Row>(columns: readonly ExportColumn<Row>[]): string =>
  `<cols>${columns.map((column, at) => `<col min="${at + 1}" max="${at + 1}" width="${widthOf(column)}" customWidth="1"/>`).join('')}</cols>`;

const widthOf = <Row>({ head, decimals, isDay, width }: ExportColumn<Row>): number =>
  width ?? Math.max(isDay || decimals !== undefined ? WIDTH.number : WIDTH.text, head.length + 2);

const headRow = <Row>(columns: readonly ExportColumn<Row>[]): string =>
  `<row>${columns.map(({ head }) => textCell(head, ` s="${STYLE.head}"`)).join('')}</row>`;

const rowOf = <Row>(columns: readonly ExportColumn<Row>[], row: Row): string =>
  `<row>${columns.map((column) => cellOf(column.value(row), column)).join('')}</row>`;

function cellOf<Row>(cell: Cell, { decimals, isDay }: ExportColumn<Row>): string {
  if (cell === null || cell === '') return '<c/>';
  if (typeof cell === 'number')
    return decimals === undefined ? `<c><v>${cell}</v></c>` : `<c s="${STYLE.amount}"><v>${cell}</v></c>`;
  return isDay ? `<c s="${STYLE.day}"><v>${daySerial(cell)}</v></c>` : textCell(cell);
}

const textCell = (text: string, style = '') =>
  `<c t="inlineStr"${style}><is><t xml:space="preserve">${escapedXml(text)}</t></is></c>`;
