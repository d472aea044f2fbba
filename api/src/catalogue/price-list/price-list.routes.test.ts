import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { AdminProduct, PriceListSize, ProductRow } from '@extranet/shared/contracts';
import { parse } from 'csv-parse/sync';
import { strFromU8, unzipSync } from 'fflate';
import { findUserByEmail } from '../../people/users/users.queries.ts';
import { pdfText } from '../../testing/pdf-text.ts';
import { assertRefused } from '../../testing/refusals.ts';
import { signedIn, tokenOf } from '../../testing/signed-in.ts';
import { buildTestApp } from '../../testing/test-app.ts';

const { app, wait } = await buildTestApp({ products: 400 });
const admin = await signedIn(app, 'admin@demo.example', 'admin');
const garage = await signedIn(app, 'garage@demo.example');
const id = (await findUserByEmail(app.db, 'garage@demo.example'))?.id ?? '';
const prices = [
  {
    spProdRef: 'FA-00001',
    spPrice: 10,
    spValidTo: '2099-12-31',
    spSteps: [{ from: 10, price: 8.5 }],
  },
  { spProdRef: 'FA-00002', spPrice: 5, spValidTo: '2020-01-01' },
];
const saved = await admin(`/api/admin/customer/${id}/specialPrices`, { method: 'PUT', payload: prices });
assert.equal(saved.status, 200, saved.text);

async function fileOf(query: string, email = 'garage@demo.example') {
  const authorization = `Bearer ${await tokenOf(app, email)}`;
  return app.inject({ url: `/api/products/price-list?${query}`, headers: { authorization } });
}
type Line = Record<string, string>;
const linesOf = (csv: string) =>
  parse(csv, { delimiter: ';', bom: true, columns: true, relax_quotes: true }) as Line[];

describe('the price list of an account', () => {
  it('is what can be ordered at their own prices, the same as in the catalogue [B5.09]', async () => {
    const { headers, body } = await fileOf('format=csv');
    assert.match(String(headers['content-disposition']), /filename="tarif-\d{4}-\d{2}-\d{2}\.csv"/);
    const lines = linesOf(body);
    const shown = (await garage('/api/products')).json<ProductRow[]>();
    const sold = shown.filter(
      ({ prodStatut, prodPrix }) => prodStatut === 'disponible' && Number(prodPrix) > 0,
    );
    const expected = sold.map(({ prodRef, prodMbrPrice }) => [prodRef, Number(prodMbrPrice)]);
    assert.ok(expected.length > 100);
    const own = lines.map((line) => [line.Référence, Number(line['Votre prix HT']?.replace(',', '.'))]);
    assert.deepEqual(own.sort(), expected.sort());
  });

  it('says before how many lines it has, of the catalogues of the account alone [B5.09]', async () => {
    const { lines, paperMax } = (await garage('/api/products/price-list/size')).json<PriceListSize>();
    const total = lines.reduce((sum, { count }) => sum + count, 0);
    assert.equal(total, linesOf((await fileOf('format=csv')).body).length);
    assert.equal(paperMax, 3000);
    const reader = await signedIn(app, 'lecteur@demo.example');
    const own = (await reader('/api/products/price-list/size')).json<PriceListSize>();
    assert.deepEqual(
      own.lines,
      lines.filter(({ catalogue }) => catalogue === 'Faisceau'),
    );
  });

  it('says special prices with their steps and last day, and none that are over [B5.09]', async () => {
    const lines = linesOf((await fileOf('format=csv&cat=Faisceau')).body);
    assert.ok(lines.every(({ Catalogue }) => Catalogue === 'Faisceau'));
    const first = lines.find((line) => line.Référence === 'FA-00001');
    assert.equal(first?.['Votre prix HT'], '10,00');
    assert.equal(first?.['Prix HT par quantité'], 'dès 10\u00a0: 8,50\u00a0€');
    assert.equal(first?.['Prix spécial valable jusqu’au'], '31/12/2099');
    const second = lines.find((line) => line.Référence === 'FA-00002');
    assert.equal(second?.['Prix spécial'], '');
  });

  it('has no cell that is a formula, as CSV and as workbook [B5.09]', async () => {
    const product = (await admin('/api/admin/product/p-fa-00003')).json<AdminProduct>();
    const payload = { ...product, prodMarque: '=1+1', prodCodeEAN: '' };
    const change = await admin('/api/admin/product/p-fa-00003', { method: 'PUT', payload });
    assert.equal(change.status, 200, change.text);
    const line = linesOf((await fileOf('format=csv')).body).find((one) => one.Référence === 'FA-00003');
    assert.equal(line?.Marque, "'=1+1");
    const book = await fileOf('format=xlsx');
    const sheet = strFromU8(
      unzipSync(new Uint8Array(book.rawPayload))['xl/worksheets/sheet1.xml'] as Uint8Array,
    );
    assert.match(sheet, /<t xml:space="preserve">=1\+1</);
    assert.doesNotMatch(sheet, /<f>/);
  });

  it('on paper names the account and the day, and its text can be selected [B5.09]', async () => {
    const { rawPayload, headers } = await fileOf('format=pdf&cat=Faisceau');
    assert.equal(headers['content-type'], 'application/pdf');
    const [first = ''] = await pdfText(rawPayload);
    assert.match(first, /Votretarif:faisceaux/);
    assert.match(first, /PrixHTau\d{2}\/\d{2}\/\d{4}/);
    assert.match(first, /FA-00001.*10,00€.*dès10:8,50€–jusqu’au31\/12\/2099/);
  });

  it('is of the account’s catalogues only [B5.09]', async () => {
    const lines = linesOf((await fileOf('format=csv', 'lecteur@demo.example')).body);
    const catalogues = [...new Set(lines.map(({ Catalogue }) => Catalogue))];
    const lecteur = await findUserByEmail(app.db, 'lecteur@demo.example');
    assert.deepEqual(catalogues.sort(), [...(lecteur?.catalogs ?? [])].sort());
    const call = await signedIn(app, 'lecteur@demo.example');
    assertRefused(await call('/api/products/price-list?format=csv&cat=Attelage'), 404, 'notFound');
    assertRefused(await garage('/api/products/price-list?format=doc'), 400, 'request.invalid');
  });

  it('is made so many times an hour, and no more [B5.09]', async () => {
    const call = await signedIn(app, 'atelier@demo.example');
    for (let time = 0; time < 20; time += 1)
      assert.equal((await call('/api/products/price-list?format=csv&cat=Kit')).status, 200);
    const { message } = assertRefused(
      await call('/api/products/price-list?format=csv&cat=Kit'),
      429,
      'throttle.tooMany',
    );
    assert.match(message, /tarif/);
    wait(3_600_001);
    assert.equal((await call('/api/products/price-list?format=csv&cat=Kit')).status, 200);
  });
});
