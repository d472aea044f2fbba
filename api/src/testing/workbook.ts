import { zip } from './zip.ts';

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

type Cell = string | number | null;

/** A workbook as spreadsheet programs write it: texts shared, numbers plain, empty cells left out. */
export function workbook(rows: readonly (readonly Cell[])[]): Uint8Array {
  const shared = [...new Set(rows.flat().filter((cell) => typeof cell === 'string'))];
  const position = new Map(shared.map((text, index) => [text, index]));
  const xml = rows.map((cells, row) => {
    const written = cells.map((cell, column) => {
      const at = `${String.fromCharCode(65 + column)}${row + 1}`;
      if (cell === null) return '';
      if (typeof cell === 'number') return `<c r="${at}"><v>${cell}</v></c>`;
      return `<c r="${at}" t="s"><v>${position.get(cell)}</v></c>`;
    });
    return `<row r="${row + 1}">${written.join('')}</row>`;
  });
  const strings = shared.map((text) => `<si><t xml:space="preserve">${escaped(text)}</t></si>`);
  return workbookOf(
    `${HEAD}<worksheet xmlns="${MAIN}"><sheetData>${xml.join('')}</sheetData></worksheet>`,
    `${HEAD}<sst xmlns="${MAIN}">${strings.join('')}</sst>`,
  );
}

/** A workbook around any sheet, also one that no program would write. */
export function workbookOf(
  sheet: string | Uint8Array,
  sharedStrings?: string,
  more: Readonly<Record<string, string>> = {},
): Uint8Array {
  return zip({
    'xl/workbook.xml': `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets><sheet name="Tarif" sheetId="1" r:id="rId7"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${HEAD}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId7" Type="${RELATIONS}/worksheet" Target="worksheets/tarif.xml"/></Relationships>`,
    'xl/worksheets/tarif.xml': sheet,
    ...more,
    ...(sharedStrings ? { 'xl/sharedStrings.xml': sharedStrings } : {}),
  });
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
