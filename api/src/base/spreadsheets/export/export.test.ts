import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { strFromU8, unzipSync } from 'fflate';
import { collected } from '../../../testing/collected.ts';
import { csvRows } from '../csv.ts';
import { xlsxRows } from '../xlsx.ts';
import { csvExport } from './csv-export.ts';
import type { Cell, ExportTable } from './export-table.ts';
import { xlsxExport } from './xlsx-export.ts';

type Row = readonly Cell[];

async function* inPages(rows: readonly Row[], size = 2) {
  for (let at = 0; at < rows.length; at += size) yield rows.slice(at, at + size);
}

const table = (rows: readonly Row[], size?: number): ExportTable<Row> => ({
  columns: ['Référence', 'Nom', 'Prix HT'].map((head, at) => ({ head, value: (row) => row[at] ?? null })),
  pages: inPages(rows, size),
});
const ROWS: Row[] = [
  ['00042', 'Éloïse & "Fils" <SARL>', 1234.5],
  ['=1+1', '@SUM(A1)\tx', 0.01],
  ['-2', '+33', null],
  ['point ; virgule', 'deux\nlignes', 12],
  ['\u0001\uFFFE', '\uD83D', 1],
];

const textOf = async (chunks: AsyncIterable<string>) => (await collected(chunks)).join('');
const bytesOf = async (chunks: AsyncIterable<Uint8Array>) => Buffer.concat(await collected(chunks));
const readBack = async (rows: AsyncIterable<readonly { cells: readonly string[] }[]>) =>
  (await collected(rows)).flat().map(({ cells }) => [...cells]);

describe('an export', () => {
  it('as CSV is Excel’s French way, and no cell is a formula [B5.08]', async () => {
    const text = await textOf(csvExport(table(ROWS)));
    assert.ok(text.startsWith('\uFEFFRéférence;Nom;Prix HT\r\n'));
    const rows = await readBack(csvRows(Buffer.from(text)));
    assert.deepEqual(rows[1], ['00042', 'Éloïse & "Fils" <SARL>', '1234,5']);
    assert.deepEqual(rows[4], ['point ; virgule', 'deux\nlignes', '12']);
    for (const cell of rows.flat()) assert.doesNotMatch(cell, /^[=+\-@\t\r]/);
  });

  it('as XLSX has texts as texts and numbers as numbers, and no formula [B5.08]', async () => {
    const rows = await readBack(xlsxRows(await bytesOf(xlsxExport(table(ROWS)))));
    assert.deepEqual(rows[0], ['Référence', 'Nom', 'Prix HT']);
    assert.deepEqual(rows[1]?.slice(0, 2), ['00042', 'Éloïse & "Fils" <SARL>']);
    assert.equal(Number(rows[1]?.[2]?.replace(',', '.')), 1234.5);
    assert.deepEqual(rows[2]?.slice(0, 2), ['=1+1', '@SUM(A1)\tx']);
    assert.equal(rows[5]?.[0] ?? '', '');
  });

  it('as XLSX has days that can be sorted by, amounts with their cents, and room for what is longer [B5.08]', async () => {
    const columns = [
      { head: 'Date', value: (row: Row) => row[0] ?? null, isDay: true as const },
      { head: 'Total HT', value: (row: Row) => row[1] ?? null, decimals: 2 },
      { head: 'Client', value: (row: Row) => row[2] ?? null, width: 28 },
    ];
    const rows: Row[] = [
      ['20/11/2026', 12.5, 'Garage'],
      ['', 0, ''],
      ['29/02/2024', -1, null],
    ];
    const file = await bytesOf(xlsxExport({ columns, pages: inPages(rows) }));
    const sheet = strFromU8(unzipSync(file)['xl/worksheets/sheet1.xml'] as Uint8Array);
    assert.match(sheet, /<col min="1" max="1" width="12".*<col min="3" max="3" width="28"/);
    assert.match(sheet, /<c s="2"><v>46346<\/v><\/c><c s="3"><v>12.5<\/v><\/c>/);
    // What reads a price list sees the days as a person does.
    const [, ...read] = await readBack(xlsxRows(file));
    assert.deepEqual([read[0]?.[0], read[1]?.[0] ?? '', read[2]?.[0]], ['20/11/2026', '', '29/02/2024']);
  });

  it('without rows has its heads [B5.08]', async () => {
    assert.equal(await textOf(csvExport(table([]))), '\uFEFFRéférence;Nom;Prix HT\r\n');
    assert.equal((await readBack(xlsxRows(await bytesOf(xlsxExport(table([])))))).length, 1);
  });

  it('of many rows is never held whole: pieces come while rows are still read [B5.08]', async () => {
    const many = Array.from({ length: 20_000 }, (_, at): Row => [`FA-${at}`, `Produit ${at}`, at / 100]);
    let read = 0;
    async function* counted() {
      for await (const page of inPages(many, 500)) {
        read += page.length;
        yield page;
      }
    }
    for (const make of [csvExport<Row>, xlsxExport<Row>]) {
      read = 0;
      let early = 0;
      let readAtFirst: number | null = null;
      for await (const piece of make({ ...table([]), pages: counted() })) {
        assert.ok(piece.length < 500_000);
        readAtFirst ??= read;
        if (read < many.length) early += 1;
      }
      assert.equal(readAtFirst, 0, 'the heads wait for no row');
      assert.equal(read, many.length);
      assert.ok(early > 2, `${early} pieces before the last row`);
    }
  });
});
