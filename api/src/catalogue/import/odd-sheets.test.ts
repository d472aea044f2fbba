import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { CatalogueImportResult, UploadResponse } from '@extranet/shared/contracts';
import { assertRefused } from '../../testing/refusals.ts';
import { signedIn, tokenOf } from '../../testing/signed-in.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { upload } from '../../testing/upload.ts';
import { workbookOf } from '../../testing/workbook.ts';

const { app } = await buildTestApp({ products: 60 });
const admin = await signedIn(app, 'admin@demo.example', 'admin');
const token = await tokenOf(app, 'admin@demo.example', 'admin');
const KEY = 'ldec:odd';

async function uploaded(name: string, contents: string | Uint8Array): Promise<UploadResponse> {
  const answer = await upload(app, token, { uploadId: KEY, name, contents });
  assert.equal(answer.status, 200, answer.text);
  return answer.json<UploadResponse>();
}
const importAs = ({ path, name }: UploadResponse, ref: string, price: string) =>
  admin('/api/admin/products/updateFromFile', {
    method: 'POST',
    payload: {
      selectedColumns: {
        ref: { label: 'Référence', value: ref },
        price: { label: 'Prix HT', value: price },
        stockQty: { label: 'Stock', value: 'Ignorer' },
        stockPlace: { label: 'Emplacement', value: 'Ignorer' },
      },
      uploadedFile: { path, name, key: KEY },
    },
  });
const centsOf = async (ref: string) =>
  Number(
    (
      await app.db
        .selectFrom('products')
        .select('price_cents')
        .where('ref', '=', ref)
        .executeTakeFirstOrThrow()
    ).price_cents,
  );

const text = (at: string, value: string) => `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`;
const sheet = (rows: string[], more = '') =>
  workbookOf(
    `<?xml version="1.0"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows
      .map((cells, at) => `<row r="${at + 1}">${cells}</row>`)
      .join('')}</sheetData>${more}</worksheet>`,
  );

describe('price lists as people make them', () => {
  it('may hold formulas: their stored results are read [A1.06, A7.19]', async () => {
    const file = sheet([
      text('A1', 'Réf') + text('B1', 'Prix'),
      `<c r="A2" t="str"><f>"FA-"&amp;"00001"</f><v>FA-00001</v></c><c r="B2"><f>10*2.5</f><v>25</v></c>`,
    ]);
    const result = (
      await importAs(await uploaded('formules.xlsx', file), 'Réf', 'Prix')
    ).json<CatalogueImportResult>();
    assert.equal(result.updated, 1);
    assert.equal(await centsOf('FA-00001'), 2500);
  });

  it('may hold merged cells: a line without its reference is reported, the others are applied [A1.06, A8.12]', async () => {
    const file = sheet(
      [
        text('A1', 'Réf') + text('B1', 'Prix'),
        `${text('A2', 'FA-00001')}<c r="B2"><v>31</v></c>`,
        '<c r="A3"/><c r="B3"><v>32</v></c>',
        `${text('A4', 'FA-00002')}<c r="B4"><v>33</v></c>`,
      ],
      '<mergeCells count="1"><mergeCell ref="A2:A3"/></mergeCells>',
    );
    const result = (
      await importAs(await uploaded('fusion.xlsx', file), 'Réf', 'Prix')
    ).json<CatalogueImportResult>();
    assert.equal(result.updated, 2);
    assert.deepEqual(
      result.unreadableLines.map(({ line }) => line),
      [3],
    );
    assert.deepEqual([await centsOf('FA-00001'), await centsOf('FA-00002')], [3100, 3300]);
  });

  it('with one column change nothing, and the columns offered show why [A3.11, A5.15]', async () => {
    const before = await centsOf('FA-00001');
    const alone = await uploaded('une.csv', 'Réf\nFA-00001\n');
    assert.deepEqual(alone.headers, ['Réf']);
    assertRefused(await importAs(alone, 'Réf', 'Ignorer'), 422, 'import.mapping');
    const empty = await upload(app, token, { uploadId: KEY, name: 'vide.csv', contents: '' });
    assert.ok(empty.status >= 400 && empty.status < 500, empty.text);
    assert.equal(await centsOf('FA-00001'), before);
  });

  it('may have two hundred thousand lines, in Windows-1252; one more is refused [A1.06, A7.19, A8.01]', async () => {
    const list = (lines: number) => {
      const unknown = Array.from({ length: lines - 2 }, (_, n) => `XX-${n};12,50`);
      return Buffer.from(`R\xe9f;Prix\r\n${unknown.join('\r\n')}\r\nFA-00003;44,00 \x80\r\n`, 'latin1');
    };
    const result = (
      await importAs(await uploaded('long.csv', list(200_000)), 'Réf', 'Prix')
    ).json<CatalogueImportResult>();
    assert.equal(result.updated, 1);
    assert.equal(await centsOf('FA-00003'), 4400);
    const refused = await importAs(await uploaded('trop.csv', list(200_001)), 'Réf', 'Prix');
    assertRefused(refused, 422, 'spreadsheet.tooLarge');
  });
});
