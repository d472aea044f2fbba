import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import type { CatalogueImportResult, UploadResponse } from '@extranet/shared/contracts';
import { strToU8 } from 'fflate';
import { assertRefused } from '../../testing/refusals.ts';
import { signedIn, tokenOf, visitor } from '../../testing/signed-in.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { upload } from '../../testing/upload.ts';
import { workbook, workbookOf } from '../../testing/workbook.ts';

const { app, config } = await buildTestApp({ products: 60 });
const admin = await signedIn(app, 'admin@demo.example', 'admin');
const token = await tokenOf(app, 'admin@demo.example', 'admin');
const KEY = 'ldec:4f2a';
const send = (name: string, contents: string | Uint8Array) =>
  upload(app, token, { uploadId: KEY, name, contents });
const uploaded = async (contents: string | Uint8Array, name = 'tarif.csv') => {
  const answer = await send(name, contents);
  assert.equal(answer.status, 200, answer.text);
  return answer.json<UploadResponse>();
};
const columns = (ref?: string, price?: string, stockQty?: string, stockPlace?: string) => ({
  ref: { label: 'Référence', value: ref },
  price: { label: 'Prix HT', value: price },
  stockQty: { label: 'Stock', value: stockQty },
  stockPlace: { label: 'Emplacement', value: stockPlace ?? 'Ignorer' },
});
const call = ({ path, name }: UploadResponse, selectedColumns: object, more = {}) =>
  admin('/api/admin/products/updateFromFile', {
    method: 'POST',
    payload: { selectedColumns, uploadedFile: { path, name, key: KEY }, ...more },
  });
const imported = async (contents: string | Uint8Array, selected = columns('Réf', 'Prix', 'Stock')) => {
  const answer = await call(await uploaded(contents), selected);
  assert.equal(answer.status, 200, answer.text);
  return answer.json<CatalogueImportResult>();
};
const product = async (ref: string) => ({
  ...(await app.db
    .selectFrom('products')
    .select(['price_cents', 'stock_qty', 'stock_code', 'stock_place'])
    .where('ref', '=', ref)
    .executeTakeFirstOrThrow()),
});
const version = async () =>
  Number(
    (await app.db.selectFrom('counters').select('value').where('name', '=', 'catalogue.version').execute())[0]
      ?.value,
  );
const latin1 = (text: string) => Buffer.from(text, 'latin1');

const noPrice = (cell: string) =>
  `Le prix «\u00A0${cell}\u00A0» est illisible\u00A0: écrivez par exemple 79,40.`;
const noStock = (cell: string) =>
  `Le stock «\u00A0${cell}\u00A0» est illisible\u00A0: écrivez par exemple 12.`;

describe('POST /admin/products/updateFromFile', () => {
  it('is followed by the search: what has no price any more goes behind what can be had [B3.04 B3.09]', async () => {
    const canBeHad = async () =>
      app.db
        .selectFrom('search_index_docs')
        .select('orderable')
        .where('product_id', '=', 'p-fa-00003')
        .executeTakeFirstOrThrow();
    assert.equal((await canBeHad()).orderable, 1);
    await imported('Réf;Prix;Stock\nFA-00003;0;20\n');
    assert.equal((await canBeHad()).orderable, 0);
    await imported('Réf;Prix;Stock\nFA-00003;88,50;20\n');
    assert.equal((await canBeHad()).orderable, 1);
  });

  it('runs at once although a process died in the middle of an earlier import', async () => {
    await app.db.deleteFrom('import_jobs').execute();
    const left = { id: 'left-behind', admin_id: 'u-admin', file_id: 'gone', mapping: '{}', result: null };
    await app.db
      .insertInto('import_jobs')
      .values({ ...left, status: 'running', created_at: app.now().toISOString(), finished_at: null })
      .execute();
    assert.equal((await imported('Réf;Prix;Stock\nFA-00001;10,50;20\n')).updated, 1);
    const jobs = await app.db.selectFrom('import_jobs').select(['id', 'status']).execute();
    assert.deepEqual(
      jobs.map(({ id, status }) => id === 'left-behind' || status),
      [true, 'done'],
    );
    assert.deepEqual(jobs.map(({ status }) => status).sort(), ['done', 'failed']);
  });

  it('reads every encoding and separator that price lists come in [A7.19 A1.06 A3.10] [D8]', async () => {
    const euro = Buffer.concat([
      latin1('R\xe9f;Prix;Stock\r\nFA-00001;1 234,56 '),
      Buffer.from([0x80]),
      latin1(';20\r\n'),
    ]);
    for (const [contents, cents] of [
      ['Réf;Prix;Stock\nFA-00001;9,50;20\n', 950],
      ['\uFEFFRéf;Prix;Stock\r\nFA-00001;11,50 €;20\r\n', 1150],
      ['Réf,Prix,Stock\nFA-00001,"12,50",20\n', 1250],
      ['Réf\tPrix\tStock\nFA-00001\t1\u202F313.50\t20\n', 131_350],
      [euro, 123_456],
      ['\n\nRéf;Prix;Stock\n\n;;\nFA-00001;14;20', 1400],
      [
        workbook([
          ['Réf', 'Prix', 'Stock'],
          ['FA-00001', 15.5, 20],
        ]),
        1550,
      ],
      [
        workbook([
          ['Réf', 'Prix', 'Stock'],
          ['fa 00001', '1 616,00 €', '20'],
        ]),
        161_600,
      ],
    ] as const) {
      const result = await imported(contents);
      assert.deepEqual(
        [result.updated, result.unknownCount, result.unreadableCount],
        [1, 0, 0],
        String(contents),
      );
      assert.deepEqual(await product('FA-00001'), {
        ...(await product('FA-00001')),
        price_cents: cents,
        stock_qty: 20,
      });
    }
  });

  it('says before what it would change, and changes nothing until it is applied [A7.19]', async () => {
    await imported('Réf;Prix;Stock\nFA-00001;10;5\nFA-00002;10;5\nFA-00003;10;5\n');
    const file = await uploaded('Réf;Prix;Stock\nFA-00001;11;5\nFA-00002;5;5\nFA-00003;10;5\nZZ-9;1;1\n');
    const versionBefore = await version();
    const tried = await call(file, columns('Réf', 'Prix', 'Stock'), { tryOnly: true });
    const effects = tried.json<CatalogueImportResult>();
    assert.deepEqual(
      [effects.updated, effects.pricesUp, effects.pricesDown, effects.unchangedCount, effects.unknownCount],
      [2, 1, 1, 1, 1],
    );
    assert.deepEqual(effects.largestChange, { ref: 'FA-00002', before: 10, after: 5 });
    assert.equal((await product('FA-00001')).price_cents, 1000);
    assert.equal(await version(), versionBefore);
    const { importId, ...applied } = (
      await call(file, columns('Réf', 'Prix', 'Stock'))
    ).json<CatalogueImportResult>();
    assert.deepEqual({ ...applied, importId: effects.importId }, effects);
    assert.notEqual(importId, effects.importId);
    assert.equal((await product('FA-00001')).price_cents, 1100);
  });

  it('lists unknown references and unreadable lines with their line numbers, and applies the others [A8.12] [D8]', async () => {
    const {
      importId: _own,
      summary: _counts,
      ...result
    } = await imported(
      'Réf;Prix;Stock\nFA-00001;21,00;5\nZZ-9;1;1\n;3;1\nFA-00002;cher;1\nFA-00003;4;beaucoup\nFA00001;9;9\nFA-00008;1;1\nFA-00004;;\n',
    );
    assert.deepEqual(result, {
      updated: 1,
      unchangedRefs: [{ line: 9, ref: 'FA-00004' }],
      unchangedCount: 1,
      pricesUp: 1,
      pricesDown: 0,
      largestChange: { ref: 'FA-00001', before: 11, after: 21 },
      unknownRefs: [
        { line: 3, ref: 'ZZ-9' },
        { line: 8, ref: 'FA-00008' },
      ],
      unknownCount: 2,
      unreadableLines: [
        { line: 4, reason: 'La référence manque.' },
        { line: 5, reason: noPrice('cher') },
        { line: 6, reason: noStock('beaucoup') },
        { line: 7, reason: 'La référence figure déjà à la ligne 2.' },
      ],
      unreadableCount: 4,
    });
    assert.equal((await product('FA-00001')).price_cents, 2100);
  });

  it('rounds no price: a line with more than two decimals is reported and changes nothing [W2.13] [W2.31] [D8]', async () => {
    const before = await product('FA-00002');
    const result = await imported(
      'Réf;Prix;Stock\nFA-00001;1.234,56;1\nFA-00003;1,234.56;1\nFA-00002;12,999;1\nFA-00004;12.500;1\nFA-00005;12abc;1\nFA-00006;0,001;1\n',
    );
    const sentence = 'Indiquez 0, ou un prix de 0,01 à 999\u202f999,99\u00a0€ avec deux décimales au plus.';
    const impossible = (price: string) => `Le prix «\u00A0${price}\u00A0» n’est pas possible. ${sentence}`;
    assert.deepEqual(result.unreadableLines, [
      { line: 4, reason: impossible('12,999') },
      { line: 5, reason: impossible('12.500') },
      { line: 6, reason: noPrice('12abc') },
      { line: 7, reason: impossible('0,001') },
    ]);
    assert.equal((await product('FA-00001')).price_cents, 123_456);
    assert.equal((await product('FA-00003')).price_cents, 123_456);
    assert.deepEqual(await product('FA-00002'), before);
  });

  it('derives the stock code from the quantity, and keeps the values that the file does not have [D4]', async () => {
    const before = await product('FA-00010');
    await imported('Réf;Stock;Place\nFA-00010;150;B12-3\n', columns('Réf', 'Ignorer', 'Stock', 'Place'));
    assert.deepEqual(await product('FA-00010'), {
      price_cents: before.price_cents,
      stock_qty: 150,
      stock_code: '1',
      stock_place: 'B12-3',
    });
    for (const [quantity, code] of [
      ['11', '1'],
      ['10', '2'],
      ['1', '2'],
      ['0', '0'],
      ['-3', '0'],
    ]) {
      await imported(`Réf;Stock\nFA-00010;${quantity}\n`, columns('Réf', undefined, 'Stock'));
      assert.equal((await product('FA-00010')).stock_code, code);
    }
    const setting = { key: 'stock.thresholds', value: '{"inStock":5,"none":"3"}' };
    await app.db.insertInto('settings').values(setting).execute();
    await imported('Réf;Stock\nFA-00010;5\nFA-00011;0\n', columns('Réf', undefined, 'Stock'));
    assert.deepEqual(
      [(await product('FA-00010')).stock_code, (await product('FA-00011')).stock_code],
      ['1', '3'],
    );
  });

  it('reports everything wrong with the choice of columns in one message [A5.14 A5.15 A5.16 A5.17]', async () => {
    const file = await uploaded('Réf;Prix\nFA-00001;1\n');
    for (const [selected, expected] of [
      [
        columns(),
        'La colonne Référence doit être sélectionnée. Au moins une autre colonne doit être sélectionnée.',
      ],
      [columns('Réf', 'Ignorer'), 'Au moins une autre colonne doit être sélectionnée.'],
      [columns('Réf', 'Réf'), 'Chaque colonne doit être unique.'],
      [
        columns('Ignorer', 'Prix', 'Prix'),
        'La colonne Référence doit être sélectionnée. Chaque colonne doit être unique.',
      ],
      [{}, 'La colonne Référence doit être sélectionnée. Au moins une autre colonne doit être sélectionnée.'],
    ] as const) {
      assert.equal(assertRefused(await call(file, selected), 422, 'import.mapping').message, expected);
    }
    assertRefused(await call(file, columns('Réf', 'Tarif')), 422, 'import.unknownColumn');
  });

  it('is all or nothing: a truncated file changes nothing [D8]', async () => {
    const before = await product('FA-00001');
    const rows = Array.from({ length: 3000 }, (_, index) => [`X-${index}`, 1] as const);
    const sheet = workbook([['Réf', 'Prix'], ['FA-00001', 77], ...rows]);
    const broken = workbookOf(
      strToU8(
        `<worksheet><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>Réf</t></is></c><c r="B1" t="inlineStr"><is><t>Prix</t></is></c></row><row r="2"><c r="A2" t="inlineStr"><is><t>FA-00001</t></is></c><c r="B2"><v>77</v></c></row>${'<row><c><v>1</v></c></row>'.repeat(20_000)}<row><<`,
      ),
    );
    const refused = await call(await uploaded(broken, 'a.xlsx'), columns('Réf', 'Prix'));
    assertRefused(refused, 422, 'spreadsheet.unreadable');
    assert.deepEqual(await product('FA-00001'), before);
    assert.equal((await imported(sheet, columns('Réf', 'Prix'))).unknownCount, 3000);
    assert.equal((await product('FA-00001')).price_cents, 7700);
  });

  it('is all or nothing: a failure after the prices were written rolls them back [W3.11] [D8]', async () => {
    const before = await product('FA-00001');
    const file = await uploaded('Réf;Prix\nFA-00001;55,55\n');
    await app.db.schema.alterTable('audit').renameTo('audit_away').execute();
    const failed = await call(file, columns('Réf', 'Prix'));
    await app.db.schema.alterTable('audit_away').renameTo('audit').execute();
    assert.equal(failed.status, 500, failed.text);
    assert.deepEqual(await product('FA-00001'), before);
    const jobs = await app.db
      .selectFrom('import_jobs')
      .select('status')
      .where('result', 'is', null)
      .execute();
    assert.ok(jobs.every(({ status }) => status === 'failed'));
    assert.equal((await call(file, columns('Réf', 'Prix'))).status, 200);
    assert.equal((await product('FA-00001')).price_cents, 5555);
  });

  it('changes a stock place alone, stores a negative stock as 0, and outdates every product list', async () => {
    const before = await product('FA-00012');
    const versionBefore = await version();
    await imported('Réf;Place\nFA-00012;Z-99\n', columns('Réf', undefined, undefined, 'Place'));
    assert.deepEqual(await product('FA-00012'), { ...before, stock_place: 'Z-99' });
    assert.equal(await version(), versionBefore + 1);
    await imported('Réf;Stock\nFA-00012;-3\n', columns('Réf', undefined, 'Stock'));
    assert.equal((await product('FA-00012')).stock_qty, 0);
  });

  it('leaves a deleted product unchanged, and reports its reference as unknown [W3.21]', async () => {
    const before = await product('FA-00008');
    const result = await imported('Réf;Prix;Stock\nFA-00008;77,77;777\n');
    assert.deepEqual([result.updated, result.unknownCount], [0, 1]);
    assert.deepEqual(await product('FA-00008'), before);
  });

  it('accepts only an uploaded spreadsheet, with its own key', async () => {
    const file = await uploaded('Réf;Prix\nFA-00001;1\n');
    const selected = columns('Réf', 'Prix');
    assertRefused(await call({ ...file, path: 'f-doc-p-fa-00001' }, selected), 404, 'notFound');
    assertRefused(await call({ ...file, path: '../extranet.db' }, selected), 404, 'notFound');
    const payload = { selectedColumns: selected, uploadedFile: { path: file.path, key: 'ldec:other' } };
    const wrongKey = await admin('/api/admin/products/updateFromFile', { method: 'POST', payload });
    assertRefused(wrongKey, 404, 'notFound');
    const garage = await signedIn(app, 'garage@demo.example');
    for (const [caller, status, code] of [
      [garage, 403, 'auth.forbidden'],
      [visitor(app), 401, 'auth.required'],
    ] as const) {
      const answer = await caller('/api/admin/products/updateFromFile', { method: 'POST', payload });
      assertRefused(answer, status, code);
    }
  });

  it('refuses a second import while one is running', async () => {
    const file = await uploaded('Réf;Prix\nFA-00001;1\n');
    const answers = await Promise.all([1, 2].map(() => call(file, columns('Réf', 'Prix'))));
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409]);
    assert.equal((await call(file, columns('Réf', 'Prix'))).status, 200);
  });
});

describe('harmful spreadsheets', () => {
  const filesOnDisk = () => readdirSync(join(config.dataDir, 'files'), { recursive: true }).length;

  it('are refused at upload when they unpack into too much, and leave no file behind [A5.18] [D8]', async () => {
    const before = filesOnDisk();
    const row = '<row r="1"><c r="A1"><v>1</v></c></row>';
    const millions = workbookOf(
      strToU8(`<worksheet><sheetData>${row.repeat(4_000_000)}</sheetData></worksheet>`),
    );
    assert.ok(millions.length < 2_000_000);
    assertRefused(await send('a.xlsx', millions), 422, 'spreadsheet.tooLarge');
    const bomb = workbookOf(new Uint8Array(300_000_000));
    assert.ok(bomb.length < 1_000_000);
    assertRefused(await send('b.xlsx', bomb), 422, 'spreadsheet.tooLarge');
    assert.equal(filesOnDisk(), before);
  });

  it('are refused when they exceed a limit while they are read', async () => {
    const empty = workbookOf(
      `<worksheet><sheetData><row><c t="inlineStr"><is><t>Réf</t></is></c><c t="inlineStr"><is><t>Prix</t></is></c></row>${'<row><c><v>1</v></c></row>'.repeat(300_000)}</sheetData></worksheet>`,
    );
    const answer = await call(await uploaded(empty, 'a.xlsx'), columns('Réf', 'Prix'));
    assertRefused(answer, 422, 'spreadsheet.tooLarge');
    const strings = `<sst>${Array.from({ length: 500_000 }, (_, index) => `<si><t>${index}</t></si>`).join('')}</sst>`;
    const sheet = '<worksheet><sheetData><row><c t="s"><v>0</v></c></row></sheetData></worksheet>';
    assertRefused(await send('b.xlsx', workbookOf(sheet, strings)), 422, 'spreadsheet.tooLarge');
    const wide = `${Array.from({ length: 300 }, (_, index) => `c${index}`).join(';')}\n`;
    assertRefused(await send('c.csv', wide), 422, 'spreadsheet.tooLarge');
  });

  it('are refused when they are no spreadsheets at all', async () => {
    for (const contents of [
      Buffer.from([0, 1, 2, 3]),
      'PK\x03\x04 and no more',
      workbookOf('no xml'),
      workbookOf(''),
    ]) {
      assertRefused(await send('x.xlsx', contents), 422, 'spreadsheet.unreadable');
    }
  });
});
