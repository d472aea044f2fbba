import { setImmediate } from 'node:timers/promises';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import { escapedXml } from '../../text/xml.ts';
import type { Cell, ExportTable } from './export-table.ts';

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** The parts of a workbook with one sheet, beside the sheet. */
const PARTS: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/></Types>`,
  '_rels/.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Export" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
};
/** The heads stay in sight. */
const SHEET_BEGIN = `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData>`;
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
  sheet.push(bytes.encode(SHEET_BEGIN + rowOf(columns.map(({ head }) => head))));
  yield* ready.splice(0);
  // Lets the beginning leave before the first page is read: a database in this process answers without ever letting go.
  await setImmediate();
  for await (const page of pages) {
    sheet.push(bytes.encode(page.map((row) => rowOf(columns.map(({ value }) => value(row)))).join('')));
    yield* ready.splice(0);
    await setImmediate();
  }
  sheet.push(bytes.encode(SHEET_END), true);
  zip.end();
  yield* ready.splice(0);
}

const rowOf = (cells: readonly Cell[]): string => `<row>${cells.map(cellOf).join('')}</row>`;

function cellOf(cell: Cell): string {
  if (cell === null || cell === '') return '<c/>';
  if (typeof cell === 'number') return `<c><v>${cell}</v></c>`;
  return `<c t="inlineStr"><is><t xml:space="preserve">${escapedXml(cell)}</t></is></c>`;
}
