import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type {
  AdminProduct,
  AdminProductRow,
  Product,
  ProductRow,
  UploadResponse,
} from '@extranet/shared/contracts';
import { assertRefused } from '../../../testing/refusals.ts';
import { signedIn, tokenOf, visitor } from '../../../testing/signed-in.ts';
import { buildTestApp } from '../../../testing/test-app.ts';
import { upload } from '../../../testing/upload.ts';

const { app } = await buildTestApp({ products: 100 });
const admin = await signedIn(app, 'admin@demo.example', 'admin');
const garage = await signedIn(app, 'garage@demo.example');
const post = (payload: object) => admin('/api/admin/product', { method: 'POST', payload });
const put = (id: string, payload: object) => admin(`/api/admin/product/${id}`, { method: 'PUT', payload });
const listed = async (query: object | null, more = '') => {
  const search = query ? `query=${encodeURIComponent(JSON.stringify(query))}` : '';
  const answer = await admin(`/api/admin/products?${search}${more}`);
  assert.equal(answer.status, 200, answer.text);
  return answer.json<AdminProductRow[]>();
};
const version = async () =>
  (
    await app.db
      .selectFrom('counters')
      .select('value')
      .where('name', '=', 'catalogue.version')
      .executeTakeFirstOrThrow()
  ).value;

describe('GET /admin/products', () => {
  it('lists all catalogues, filtered by query, deleted ones only when asked [A7.10 A2.31] [D9 D3]', async () => {
    const all = await listed(null);
    assert.ok(all.length > 90 && !all.some(({ prodStatut }) => prodStatut === 'supprimé'));
    assert.ok(!('prodMbrPrice' in (all[0] ?? {})));
    const kits = await listed({ 'prodCatalogue:eq': 'kit' });
    assert.ok(kits.length > 5 && kits.every(({ prodCatalogue }) => prodCatalogue === 'Kit'));
    const deleted = await listed({ 'prodStatut:eq': 'supprimé' });
    assert.ok(deleted.some(({ prodId }) => prodId === 'p-fa-00008'));
    assert.deepEqual(await listed(null, '&l=2,3'), all.slice(2, 5));
    assertRefused(await admin('/api/admin/products?query=%7B%22x:eq%22:1%7D'), 400, 'query.unknownFilter');
  });

  it('answers manufacturers and references [A7.11 A7.17]', async () => {
    const makers = (await admin('/api/admin/products/constructors?prodCatalogue=Kit')).json<string[]>();
    assert.ok(makers.includes('Peugeot'));
    assert.deepEqual(
      makers,
      [...new Set(makers)].sort((a, b) => a.localeCompare(b, 'fr')),
    );
    const refs = (await admin('/api/admin/references')).json<string[]>();
    assert.ok(refs.includes('FA-00007') && refs.includes('KI-00001') && !refs.includes('FA-00008'));
  });

  it('is for administrators only [A6.01 A6.02]', async () => {
    for (const path of ['products', 'products/constructors', 'references', 'product/p-fa-00001']) {
      assertRefused(await garage(`/api/admin/${path}`), 403, 'auth.forbidden');
      assertRefused(await visitor(app)(`/api/admin/${path}`), 401, 'auth.required');
    }
  });
});

describe('POST and PUT /admin/product', () => {
  const form = {
    prodRef: 'TEST-001',
    prodType: '13',
    prodMarque: 'Citroën',
    prodModele: 'C5 Aircross',
    prodAnnee: '2018-',
    prodPrix: '1 234,50',
    prodCodeStock: '1',
    prodTitre: 'Faisceau d’essai zèbre',
    prodMemo: '<p onclick="x">Bon <b>choix</b><script>alert(1)</script></p>',
    prodStandard: 'oui',
    prdPdc: 'E5',
    prodMontage: 'A/B',
    prodLEDSupport: 'Oui',
  };

  it('creates a product with the defaults of A3.04 and sanitised text, which customers find at once [A7.12 A7.13 A7.14 A9.05]', async () => {
    const before = await version();
    const answer = await post(form);
    assert.equal(answer.status, 200, answer.text);
    const product = answer.json<AdminProduct>();
    assert.deepEqual(
      [product.prodCatalogue, product.prodStatut, product.prodPrix, product.prodMemo, product.availableYears],
      ['Faisceau', 'disponible', '1234.50', '<p>Bon <b>choix</b></p>', [2018, null]],
    );
    assert.deepEqual((await admin(`/api/admin/product/${product.prodId}`)).json<AdminProduct>(), product);
    assert.ok((await version()) > before);
    const found = (await garage('/api/products/search?q=zebre')).json<ProductRow[]>();
    assert.deepEqual(
      found.map(({ prodRef }) => prodRef),
      ['TEST-001'],
    );
    const whole = (await garage(`/api/product/${product.prodId}`)).json<Product>();
    assert.deepEqual([whole.prdPdc, whole.prodMontage, whole.prodLEDSupport], ['E5', 'A/B', 'Oui']);
  });

  it('changes only the fields sent, and the search follows [A2.30]', async () => {
    const product = (await post({ ...form, prodRef: 'TEST-002', prodTitre: 'Girafe' })).json<AdminProduct>();
    const answer = await put(product.prodId, {
      prodTitre: 'Éléphant',
      prodCatalogue: 'Attelage',
      prodType: '',
      prodPoids: '21 kg',
      prdPdc: '',
      prodAnnee: '2016',
      prodPrix: '',
    });
    assert.equal(answer.status, 200, answer.text);
    const after = answer.json<AdminProduct>();
    assert.deepEqual(
      [
        after.prodCatalogue,
        after.prodPoids,
        after.prdPdc,
        after.prodMontage,
        after.prodAnnee,
        after.prodPrix,
      ],
      ['Attelage', '21 kg', '', 'A/B', '2016-2016', '0'],
    );
    assert.deepEqual((await garage('/api/products/search?q=girafe')).json(), []);
    assert.equal((await garage('/api/products/search?q=elephant')).json<ProductRow[]>().length, 1);
    await put(product.prodId, { prodStatut: 'supprimee' });
    assertRefused(await garage(`/api/product/${product.prodId}`), 404, 'notFound');
    assert.equal(
      (await admin(`/api/admin/product/${product.prodId}`)).json<AdminProduct>().prodStatut,
      'supprimé',
    );
  });

  it('accepts only the values of the lists [A3.05 A3.06 A4.03]', async () => {
    for (const wrong of [
      { prdPdc: 'E4' },
      { prodMontage: 'E' },
      { prodCan: 'oui' },
      { prdPlus: 'DL3' },
      { prodLigne: 'x' },
      { prodDecoupePC: 'peut-être' },
      { prodType: '9' },
      { prodCatalogue: 'Autre' },
      { prodStatut: 'perdu' },
      { prodCodeStock: '5' },
      { prodCodeEAN: '12' },
      { prodFeatured: 1 },
      { prodAnnee: '99' },
      { prodRef: '--' },
    ]) {
      assertRefused(await post({ ...form, ...wrong }), 400, 'request.invalid');
    }
    for (const wrong of [
      { prodPrix: '-1' },
      { prodPrix: 'x' },
      { prodPrix: '12abc' },
      { prodPrix: '0.001' },
      { prodPrix: '12,999' },
      { prodPrix: 12.345 },
      { prodPrix: '1000000' },
      { prodAnnee: '2020-2010' },
      { prodType: '' },
    ]) {
      assertRefused(await post({ ...form, ...wrong }), 422, 'request.invalid');
    }
    for (const prdPdc of ['Non', 'Oui', 'E3', 'E5', 'E6', 'EK', 'F1', 'O1', 'O3', 'O4', '']) {
      assert.equal((await put('p-fa-00001', { prdPdc })).status, 200);
    }
    for (const prodMontage of ['A', 'A/B', 'A/C', 'A/D', 'B', 'B/C', 'C', 'C/D', 'D']) {
      assert.equal((await put('p-fa-00001', { prodMontage })).status, 200);
    }
  });

  it('reads a price however it is written, and says which prices are possible when it cannot [W2.13] [W2.31]', async () => {
    for (const prodPrix of ['1.234,56', '1,234.56', '1\u202f234,56\u00a0€', 1234.56]) {
      const saved = (await put('p-fa-00003', { prodPrix })).json<AdminProduct>();
      assert.equal(saved.prodPrix, '1234.56', String(prodPrix));
    }
    const refused = assertRefused(await put('p-fa-00003', { prodPrix: '0.001' }), 422, 'request.invalid');
    assert.equal(
      refused.fields?.[0]?.message,
      'Indiquez 0, ou un prix de 0,01 à 999\u202f999,99\u00a0€ avec deux décimales au plus.',
    );
    const kept = (await admin('/api/admin/product/p-fa-00003')).json<AdminProduct>();
    assert.equal(kept.prodPrix, '1234.56');
  });

  it('refuses the second of two administrators who changed the same product', async () => {
    const { prodUpdatedAt } = (await admin('/api/admin/product/p-fa-00002')).json<AdminProduct>();
    const [a, b] = await Promise.all(
      ['5', '6'].map((prodPrix) => put('p-fa-00002', { prodPrix, prodUpdatedAt })),
    );
    assert.deepEqual([a?.status, b?.status].sort(), [200, 409]);
    const late = a?.status === 409 ? a : b;
    if (late) assertRefused(late, 409, 'product.changedMeanwhile');
    assertRefused(await put('nothing', { prodPrix: '1' }), 404, 'notFound');
  });

  it('attaches only uploads of the right kind to a product [A5.19 A5.21]', async () => {
    const pdf = '%PDF-1.4\n1 0 obj<<>>endobj\n%%EOF\n';
    const token = await tokenOf(app, 'admin@demo.example', 'admin');
    const answer = await upload(app, token, {
      uploadId: 'prodDatasheet:1',
      name: 'fiche.pdf',
      contents: pdf,
    });
    const { path } = answer.json<UploadResponse>();
    assertRefused(await garage(`/api/utils/file?path=${path}`), 404, 'notFound');
    assert.equal((await put('p-fa-00003', { prodDatasheet: path })).status, 200);
    assert.equal((await garage(`/api/utils/file?path=${path}`)).status, 200);
    assertRefused(await put('p-fa-00003', { prodPicture: path }), 422, 'product.unknownFile');
    assertRefused(await put('p-fa-00003', { prodDatasheet: '../x' }), 422, 'product.unknownFile');
    assert.equal((await put('p-fa-00003', { prodDatasheet: null })).status, 200);
    assertRefused(await garage(`/api/utils/file?path=${path}`), 404, 'notFound');
  });

  it('refuses a code of trade that another reference has, and says which', async () => {
    const { prodCodeEAN } = (await admin('/api/admin/product/p-fa-00001')).json<AdminProduct>();
    const refused = await put('p-fa-00003', { prodCodeEAN });
    assertRefused(refused, 422, 'product.eanTaken');
    assert.match(refused.text, /FA-00001/);
    assert.equal((await put('p-fa-00001', { prodCodeEAN })).status, 200);
    assert.equal((await put('p-fa-00003', { prodCodeEAN: '' })).status, 200);
    // One article listed for several vehicles has one code.
    assert.equal((await put('p-fa-00003', { prodRef: 'FA-00001', prodCodeEAN })).status, 200);
  });
});
