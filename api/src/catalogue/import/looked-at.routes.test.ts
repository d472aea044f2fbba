import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type {
  CatalogueImportResult,
  Desk,
  ImportLines,
  ImportRow,
  ProductChange,
  UploadResponse,
} from '@extranet/shared/contracts';
import { dayInParis, midnightInParis } from '../../base/text/french.ts';
import { assertRefused } from '../../testing/refusals.ts';
import { signedIn, tokenOf } from '../../testing/signed-in.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { upload } from '../../testing/upload.ts';
import { workbookOf } from '../../testing/workbook.ts';

const { app, wait: turn } = await buildTestApp({ products: 60 });
let admin = await signedIn(app, 'admin@demo.example', 'admin');
let token = await tokenOf(app, 'admin@demo.example', 'admin');
const KEY = 'ldec:look';
const DAY = 86_400_000;

/** Sessions end meanwhile. */
async function wait(milliseconds: number) {
  turn(milliseconds);
  admin = await signedIn(app, 'admin@demo.example', 'admin');
  token = await tokenOf(app, 'admin@demo.example', 'admin');
}

async function sent(contents: string | Uint8Array, name = 'tarif.csv'): Promise<UploadResponse> {
  const answer = await upload(app, token, { uploadId: KEY, name, contents });
  assert.equal(answer.status, 200, answer.text);
  return answer.json<UploadResponse>();
}
const form = ({ path, name }: UploadResponse, [ref, price, stock]: string[]) => ({
  selectedColumns: {
    ref: { value: ref },
    price: { value: price },
    stockQty: { value: stock ?? 'Ignorer' },
    stockPlace: { value: 'Ignorer' },
  },
  uploadedFile: { path, name, key: KEY },
});
const HEADS = ['Réf', 'Prix', 'Stock'];
async function look(contents: string | Uint8Array, heads = HEADS, name = 'tarif.csv') {
  const file = await sent(contents, name);
  const answer = await admin('/api/admin/products/updateFromFile', {
    method: 'POST',
    payload: { ...form(file, heads), tryOnly: true },
  });
  assert.equal(answer.status, 200, answer.text);
  return { file, ...answer.json<CatalogueImportResult>() };
}
const post = (id: string, what: string, payload?: unknown) =>
  admin(`/api/admin/import/${id}/${what}`, { method: 'POST', payload });
const row = async (id: string) => (await admin(`/api/admin/import/${id}`)).json<ImportRow>();
const lines = async (id: string, view: string) =>
  (await admin(`/api/admin/import/${id}/lines?view=${view}`)).json<ImportLines>();
const product = (ref: string) =>
  app.db
    .selectFrom('products')
    .select(['id', 'price_cents', 'stock_qty', 'stock_code', 'updated_at'])
    .where('ref', '=', ref)
    .executeTakeFirstOrThrow();
const price = async (ref: string) => Number((await product(ref)).price_cents);
const set = (ref: string, price_cents: number, stock_qty = 20) =>
  app.db
    .updateTable('products')
    .set({ price_cents, stock_qty, stock_code: '1' })
    .where('ref', '=', ref)
    .execute();

describe('a price list that is looked at first', () => {
  it('shows each change, what jumps, what stops and what is not read, as a table and as a file; nothing changes [B5.04] [W2.02]', async () => {
    await set('FA-00001', 10_000);
    await set('FA-00002', 10_000);
    await set('FA-00003', 10_000);
    await set('FA-00004', 10_000);
    const { importId } = await look(
      'Réf;Prix;Stock\nFA-00001;105;20\nFA-00002;310;-3\nFA-00003;0;20\nFA-00004;100;20\nZZ-9;1;1\nFA-00008;5;1\nFA-00010;cher;1\n=1+1;2;2\n',
    );
    const { imSummary, imStatus } = await row(importId);
    assert.equal(imStatus, 'preview');
    assert.deepEqual(imSummary, {
      lines: 8,
      updated: 3,
      same: 1,
      unknown: 2,
      deleted: 1,
      unreadable: 1,
      up: 2,
      down: 1,
      jumps: 2,
      triples: 1,
      thirds: 0,
      stops: 1,
      negative: 1,
      threshold: 20,
      // What only files of lists have.
      ...{ doubtful: 0, added: 0, changed: 0, removed: 0 },
      ...{ newNames: [], newNameCount: 0, unreadColumns: [] },
    });
    const refs = async (view: string) => (await lines(importId, view)).lines.map(({ ref }) => ref);
    assert.deepEqual(await refs('change'), ['FA-00002', 'FA-00003', 'FA-00001']);
    assert.deepEqual(await refs('jumps'), ['FA-00002', 'FA-00003']);
    assert.deepEqual(await refs('stops'), ['FA-00003']);
    assert.deepEqual(await refs('negative'), ['FA-00002']);
    assert.deepEqual(await refs('unreadable'), ['FA-00010']);
    const unknown = (await lines(importId, 'unknown')).lines;
    assert.deepEqual(
      unknown.map(({ ref, state }) => [ref, state]),
      [
        ['ZZ-9', 'unknown'],
        ['FA-00008', 'deleted'],
        ['=1+1', 'unknown'],
      ],
    );
    const file = await admin(`/api/admin/import/${importId}/file?view=all`);
    assert.match(file.text, /^\ufeffLigne;Référence;État;/);
    assert.match(
      file.text,
      /\r\n3;FA-00002;changement;100,00;310,00;210;20;0;En stock;Délai sur demande;A15-6;A15-6;"prix multiplié ou divisé par trois ; stock négatif, retenu comme 0"\r\n/,
    );
    assert.match(file.text, /;'=1\+1;/, 'no cell is a formula');
    assert.equal(await price('FA-00002'), 10_000);
  });

  it('derives the availability from a stock that changes; one that is only repeated leaves what a clerk set [B5.04]', async () => {
    await set('FA-00001', 10_000);
    await set('FA-00002', 10_000);
    await app.db
      .updateTable('products')
      .set({ stock_code: '3' })
      .where('ref', 'in', ['FA-00001', 'FA-00002'])
      .execute();
    const { importId } = await look('Réf;Prix;Stock\nFA-00001;101;20\nFA-00002;100;20\nFA-00003;;5\n');
    const changes = (await lines(importId, 'change')).lines;
    assert.deepEqual(
      changes
        .map(({ ref, stockCodeBefore, stockCodeAfter }) => [ref, stockCodeBefore, stockCodeAfter])
        .sort(),
      [
        ['FA-00001', '3', null],
        ['FA-00003', (await product('FA-00003')).stock_code, '2'],
      ],
    );
    assert.equal((await post(importId, 'apply')).status, 200);
    assert.equal((await product('FA-00001')).stock_code, '3');
    assert.equal((await product('FA-00003')).stock_code, '2');
    assert.equal((await post(importId, 'undo')).status, 200);
  });

  it('is applied exactly as it was looked at, once, and taken back as a whole [B5.04] [B5.05]', async () => {
    await set('FA-00001', 10_000, 7);
    await set('FA-00002', 10_000, 7);
    const { importId, file } = await look('Réf;Prix;Stock\nFA-00001;120;30\nFA-00002;90;\n');
    const applying = () =>
      admin('/api/admin/products/updateFromFile', {
        method: 'POST',
        payload: { ...form(file, HEADS), importId },
      });
    const [first, second] = await Promise.all([applying(), applying()]);
    assert.deepEqual([first.status, second.status].sort(), [200, 409]);
    assert.deepEqual([await price('FA-00001'), await price('FA-00002')], [12_000, 9000]);
    assert.equal((await row(importId)).imStatus, 'applied');
    assertRefused(await post(importId, 'apply'), 409, 'import.alreadyApplied');
    assert.equal((await post(importId, 'undo')).status, 200);
    assert.deepEqual([await price('FA-00001'), await price('FA-00002')], [10_000, 10_000]);
    assert.equal(Number((await product('FA-00001')).stock_qty), 7);
    const { imports } = (await admin('/api/admin/desk')).json<Desk>();
    assert.ok(imports.some(({ status }) => status === 'undone'));
    assertRefused(await post(importId, 'undo'), 409, 'import.notApplied');
  });

  it('is refused when a value changed since the look, and names it [B5.04]', async () => {
    await set('FA-00001', 10_000);
    await set('FA-00002', 10_000);
    const { importId } = await look('Réf;Prix;Stock\nFA-00001;120;\nFA-00002;90;\n');
    await set('FA-00002', 9500);
    const refused = await post(importId, 'apply');
    assertRefused(refused, 409, 'import.changedSince');
    assert.match(refused.text, /FA-00002/);
    assert.equal(await price('FA-00001'), 10_000, 'all or nothing');
  });

  it('is not taken back over what somebody changed later, which is named; the rest can be [B5.05]', async () => {
    await set('FA-00001', 10_000);
    await set('FA-00002', 10_000);
    const { importId } = await look('Réf;Prix;Stock\nFA-00001;120;\nFA-00002;90;\n');
    assert.equal((await post(importId, 'apply')).status, 200);
    // Another value of the same product may change: it is not what the file changed.
    await app.db.updateTable('products').set({ stock_place: 'B-2' }).where('ref', '=', 'FA-00001').execute();
    await set('FA-00002', 9900);
    const refused = await post(importId, 'undo');
    assertRefused(refused, 409, 'import.changedLater');
    assert.match(refused.text, /FA-00002/);
    assert.doesNotMatch(refused.text, /FA-00001/);
    assert.equal(await price('FA-00001'), 12_000);
    const undone = await post(importId, 'undo?leaveChanged=true');
    assert.deepEqual(undone.json<ImportRow>().imLeft, ['FA-00002']);
    assert.deepEqual([await price('FA-00001'), await price('FA-00002')], [10_000, 9900]);
    // Of the one that was left as it is, no history says that it went back.
    const historyOf = async (ref: string) =>
      (await admin(`/api/admin/product/${(await product(ref)).id}/history`)).json<ProductChange[]>();
    assert.deepEqual(
      [(await historyOf('FA-00001'))[0]?.undone, (await historyOf('FA-00002'))[0]?.undone],
      [true, false],
    );
  });

  it('can be planned for a day at midnight in Paris: applied then, and what is gone by then is named [B5.05]', async () => {
    await set('FA-00001', 10_000);
    await set('FA-00002', 10_000);
    await set('FA-00009', 10_000);
    const { importId } = await look('Réf;Prix;Stock\nFA-00001;130;\nFA-00002;140;\nFA-00009;150;\n');
    const day = dayInParis(new Date(app.now().getTime() + 3 * DAY));
    assertRefused(await post(importId, 'plan', { day: dayInParis(app.now()) }), 422, 'import.day');
    assertRefused(await post(importId, 'plan', { day: '2030-02-30' }), 422, 'import.day');
    const planned = (await post(importId, 'plan', { day })).json<ImportRow>();
    assert.equal(planned.imRunAt, midnightInParis(day)?.toISOString());
    assert.equal(planned.imStatus, 'scheduled');
    await app.jobs.finish();
    assert.equal(await price('FA-00001'), 10_000, 'not yet');
    await set('FA-00002', 11_000);
    await app.db.updateTable('products').set({ statut: 'supprime' }).where('ref', '=', 'FA-00009').execute();
    await wait(3 * DAY);
    await app.jobs.finish();
    const { imStatus, imLeft, imSummary } = await row(importId);
    assert.equal(imStatus, 'applied');
    assert.deepEqual(imLeft, ['FA-00009 (produit supprimé)']);
    assert.deepEqual([imSummary.updated, imSummary.deleted], [2, 1]);
    assert.deepEqual([await price('FA-00001'), await price('FA-00002')], [13_000, 14_000]);
    assert.equal((await post(importId, 'undo')).status, 200);
    assert.equal(await price('FA-00002'), 11_000, 'what stood before it was applied');
    const { importId: other } = await look('Réf;Prix;Stock\nFA-00001;131;\n');
    const later = dayInParis(new Date(app.now().getTime() + 2 * DAY));
    await post(other, 'plan', { day: later });
    const dropped = await admin(`/api/admin/import/${other}/plan`, { method: 'DELETE' });
    assert.equal(dropped.json<ImportRow>().imStatus, 'dropped');
    await wait(3 * DAY);
    await app.jobs.finish();
    assert.equal(await price('FA-00001'), 10_000);
  });

  it('leaves the history of price and stock: value, from when, by whom or which file [B5.06]', async () => {
    await set('FA-00011', 10_000, 5);
    const { id } = await product('FA-00011');
    const { importId } = await look('Réf;Prix;Stock\nFA-00011;120;8\n', HEADS, 'janvier.csv');
    await post(importId, 'apply');
    await post(importId, 'undo');
    const changed = await admin(`/api/admin/product/${id}`, {
      method: 'PUT',
      payload: { prodPrix: '99,50' },
    });
    assert.equal(changed.status, 200, changed.text);
    const history = (await admin(`/api/admin/product/${id}/history`)).json<ProductChange[]>();
    assert.deepEqual(
      history.map(({ file, undone, priceBefore, priceAfter, stockAfter }) => [
        file,
        undone,
        priceBefore,
        priceAfter,
        stockAfter,
      ]),
      [
        [null, false, 100, 99.5, 5],
        ['janvier.csv', true, 120, 100, 5],
        ['janvier.csv', false, 100, 120, 8],
      ],
    );
    assert.ok(history.every(({ by, at }) => by !== '' && at !== ''));
  });
});

const text = (at: string, value: string) => `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`;

describe('files that are not as one expects', () => {
  it('a title above the heads is left out and said [B5.07] [W2.18]', async () => {
    await set('FA-00001', 10_000);
    const { file, importId } = await look('Tarif 2026;;\n;;\nRéf;Prix;Stock\nFA-00001;101;20\n');
    assert.deepEqual(file.notes, { titleRows: 1, noHeads: false });
    const [line] = (await lines(importId, 'change')).lines;
    assert.deepEqual([line?.ref, line?.line], ['FA-00001', 4]);
  });

  it('without heads the columns have letters, and the first line counts [B5.07] [W2.18]', async () => {
    const { file, updated } = await look('FA-00001;201,00\nFA-00002;202\n', ['Colonne A', 'Colonne B']);
    assert.deepEqual(file.notes, { titleRows: 0, noHeads: true });
    assert.deepEqual(file.headers, ['Colonne A', 'Colonne B']);
    assert.equal(updated, 2);
    assert.deepEqual((await sent('Réf;2025;2026\nFA-00001;1;2\n')).headers, ['Réf', '2025', '2026']);
  });

  it('an .xls that was renamed is called by its name, with what to do [W2.18]', async () => {
    const contents = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]);
    const refused = await upload(app, token, { uploadId: KEY, name: 'vieux.xlsx', contents });
    assert.equal(refused.status, 422);
    assert.match(refused.text, /97-2003/);
  });

  it('dates are days, and a formula without a result is said [B5.07] [W2.18]', async () => {
    const styles = `<?xml version="1.0"?><styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><numFmts count="1"><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs></styleSheet>`;
    const sheet = workbookOf(
      `<?xml version="1.0"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData><row r="1">${text('A1', 'Réf')}${text('B1', 'Prix')}${text('C1', 'Depuis')}</row><row r="2">${text('A2', 'FA-00001')}<c r="B2"><f>10*2</f></c><c r="C2" s="1"><v>46346</v></c></row><row r="3">${text('A3', 'FA-00002')}<c r="B3" t="e"><v>#N/A</v></c></row></sheetData></worksheet>`,
      undefined,
      { 'xl/styles.xml': styles },
    );
    const { file, importId } = await look(sheet, ['Réf', 'Prix'], 'dates.xlsx');
    assert.deepEqual(file.preview[0], ['FA-00001', '#FORMULE', '20/11/2026']);
    assert.deepEqual(
      (await lines(importId, 'unreadable')).lines.map(({ reason }) => reason),
      [
        'Le prix «\u00a0#FORMULE\u00a0» est illisible\u00A0: écrivez par exemple 79,40.',
        'Le prix «\u00a0#N/A\u00a0» est illisible\u00A0: écrivez par exemple 79,40.',
      ],
    );
  });
});
