import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { gunzipSync } from 'node:zlib';
import type { Product, ProductRow, ProductsConfig } from '@extranet/shared/contracts';
import { assertRefused } from '../../testing/refusals.ts';
import { signedIn, tokenOf, visitor } from '../../testing/signed-in.ts';
import { buildTestApp } from '../../testing/test-app.ts';

const { app } = await buildTestApp();
const garage = await signedIn(app, 'garage@demo.example');
const atelier = await signedIn(app, 'atelier@demo.example');
const lecteur = await signedIn(app, 'lecteur@demo.example');

const filtered = (filter: unknown, more = '') =>
  `/api/products?query=${encodeURIComponent(JSON.stringify(filter))}${more}`;
const rowsOf = async (url: string, call = garage) => {
  const answer = await call(url);
  assert.equal(answer.status, 200, answer.text);
  return answer.json<ProductRow[]>();
};

describe('GET /products', () => {
  it('lists all products of the customer’s catalogues, without deleted ones [C7.16]', async () => {
    const all = await rowsOf('/api/products');
    assert.deepEqual([...new Set(all.map((row) => row.prodCatalogue))].sort(), [
      'Attelage',
      'Faisceau',
      'Kit',
    ]);
    assert.ok(all.length > 280);
    assert.ok(!all.some((row) => row.prodRef === 'FA-00008' || row.prodStatut === 'supprimé'));
    const harnesses = await rowsOf('/api/products', lecteur);
    assert.ok(harnesses.length > 0 && harnesses.every((row) => row.prodCatalogue === 'Faisceau'));
  });

  it('includes unavailable products, with the status that makes them not orderable on screen [D4]', async () => {
    const [row] = await rowsOf(filtered({ 'prodRef:eq': 'FA-00007' }));
    assert.equal(row?.prodStatut, 'non disponible');
  });

  it('filters by field:operator, fields and values case-insensitive, several keys at once [D3][W1.04][W1.06]', async () => {
    const kits = await rowsOf(filtered({ 'prodcatalogue:eq': 'kit' }));
    assert.ok(kits.length > 20 && kits.every((row) => row.prodCatalogue === 'Kit'));
    const some = await rowsOf(filtered({ 'prodRef:in': ['fa-00001', 'AT 00002', 'nothing'] }));
    assert.deepEqual(
      some.map((row) => row.prodRef),
      ['AT-00002', 'FA-00001'],
    );
    const prefix = await rowsOf(filtered({ 'prodRef:prefix': 'fa0000', 'prodType:eq': '13' }));
    assert.ok(
      prefix.length > 0 && prefix.every((row) => row.prodRef.startsWith('FA-0000') && row.prodType === '13'),
    );
    const year = await rowsOf(filtered({ 'prodAnnee:eq': 2016 }));
    assert.ok(year.length > 0);
    for (const { prodAnnee } of year) {
      const [from, to] = prodAnnee.split('-');
      assert.ok(Number(from) <= 2016 && (to === '' || Number(to) >= 2016), prodAnnee);
    }
    const led = await rowsOf(filtered({ 'prodLEDSupport:eq': 'oui' }));
    assert.ok(led.length > 0 && led.every((row) => row.prodLEDSupport === 'Oui'));
    const balls = await rowsOf(filtered({ 'prodTypeAttelage:in': ['col de cygne', 'Escamotable'] }));
    assert.deepEqual([...new Set(balls.map((row) => row.prodTypeAttelage))].sort(), [
      'Col de cygne',
      'Escamotable',
    ]);
    const towed = await rowsOf(filtered({ 'prodMR:in': ['1500 kg', '2000 kg'] }));
    assert.ok(towed.length > 0 && towed.every(({ prodMR }) => prodMR === '1500 kg' || prodMR === '2000 kg'));
    assert.ok(towed.every((row) => !('prodLEDSupport' in row)));
    const text = await rowsOf(filtered({ 'prodText:contains': 'DÉMONTABLE' }));
    assert.ok(text.length > 0 && text.every((row) => /démontable/i.test(row.prodTitre + row.prodMemo)));
  });

  it('ignores accents and takes wild cards literally [D4]', async () => {
    const citroen = await rowsOf(filtered({ 'prodMarque:prefix': 'citroe' }));
    assert.ok(citroen.length > 0 && citroen.every((row) => row.prodMarque === 'Citroën'));
    assert.deepEqual(await rowsOf(filtered({ 'prodRef:prefix': '%' })), []);
  });

  it('answers 304 until the catalogue or the caller’s prices change', async () => {
    const tagOf = async (call = garage) => String((await call('/api/products')).headers.etag);
    const headers = { 'if-none-match': await tagOf() };
    assert.equal((await garage('/api/products', { headers })).status, 304);
    assert.notEqual(await tagOf(atelier), headers['if-none-match']);
    await app.db.updateTable('counters').set({ value: 2 }).where('name', '=', 'catalogue.version').execute();
    assert.equal((await garage('/api/products', { headers })).status, 200);
    const other = { 'if-none-match': await tagOf() };
    await app.db.updateTable('users').set({ discount: 100 }).where('id', '=', 'u-garage').execute();
    assert.equal((await garage('/api/products', { headers: other })).status, 200);
    await app.db.updateTable('users').set({ discount: 0 }).where('id', '=', 'u-garage').execute();
  });

  it('sends the whole list compressed, and the same bytes from the cache next time [C7.16]', async () => {
    const token = await tokenOf(app, 'garage@demo.example');
    const inject = async (headers: Record<string, string>) =>
      app.inject({ url: '/api/products', headers: { ...headers, authorization: `Bearer ${token}` } });
    const plain = await inject({});
    const first = await inject({ 'accept-encoding': 'gzip, br' });
    const second = await inject({ 'accept-encoding': 'gzip' });
    assert.equal(first.headers['content-encoding'], 'gzip');
    assert.deepEqual(JSON.parse(gunzipSync(first.rawPayload).toString()), plain.json());
    assert.deepEqual(second.rawPayload, first.rawPayload);
    assert.equal((await inject({ 'accept-encoding': 'gzip;q=0' })).headers['content-encoding'], undefined);
  });

  it('answers only the slice that is asked for', async () => {
    const first = await rowsOf('/api/products?l=0,5');
    const next = await rowsOf('/api/products?l=3,5');
    assert.equal(first.length, 5);
    assert.deepEqual(next.slice(0, 2), first.slice(3));
  });

  it('lets no filter reach outside the caller’s catalogues', async () => {
    assert.deepEqual(await rowsOf(filtered({ 'prodCatalogue:in': ['Kit', 'Attelage'] }), lecteur), []);
    assert.deepEqual(await rowsOf(filtered({ 'prodId:eq': 'p-at-00001' }), lecteur), []);
    assert.deepEqual(await rowsOf(filtered({ 'prodStatut:eq': 'supprimé' })), []);
  });

  it('refuses unknown fields, operators, prototype keys, repeated parameters and what is no JSON object', async () => {
    for (const filter of [
      { 'price:eq': 1 },
      { 'prodRef:like': 'x' },
      { prodRef: 'x' },
      { 'constructor:eq': 'x' },
    ]) {
      assertRefused(await garage(filtered(filter)), 400, 'query.unknownFilter');
    }
    assertRefused(
      await garage('/api/products?query=%7B%22__proto__%3Aeq%22%3A1%7D'),
      400,
      'query.unknownFilter',
    );
    for (const query of ['[]', 'null', '"x"', '{', '{"prodRef:eq":{"a":1}}', '{"prodRef:eq":null}']) {
      assertRefused(await garage(`/api/products?query=${encodeURIComponent(query)}`), 400, 'query.malformed');
    }
    assertRefused(await garage('/api/products?query={}&query={}'), 400, 'request.invalid');
    assertRefused(await garage('/api/products?l=-1,5'), 400, 'request.invalid');
    const long = JSON.stringify({ 'prodRef:eq': 'x'.repeat(10_240) });
    assertRefused(await garage(`/api/products?query=${encodeURIComponent(long)}`), 400, 'request.invalid');
  });

  it('requires authentication', async () => {
    assertRefused(await visitor(app)('/api/products'), 401, 'auth.required');
  });
});

describe('prices of a list', () => {
  it('shows the list price and the caller’s own price beside it', async () => {
    const mine = new Map((await rowsOf('/api/products')).map((row) => [row.prodRef, row]));
    const theirs = await rowsOf('/api/products', atelier);
    const [special] = await app.db
      .selectFrom('special_prices')
      .selectAll()
      .where('user_id', '=', 'u-garage')
      .execute();
    assert.ok(special);
    assert.equal(mine.get(special.prod_ref)?.prodMbrPrice, (special.price_cents / 100).toFixed(2));
    const specials = await app.db
      .selectFrom('special_prices')
      .select('prod_ref')
      .where('user_id', '=', 'u-garage')
      .execute();
    for (const row of theirs) {
      assert.equal(row.prodMbrPrice, row.prodPrix);
      const own = mine.get(row.prodRef);
      if (specials.some((price) => price.prod_ref === row.prodRef)) continue;
      const rate = { Faisceau: 0.9, Attelage: 0.95, Kit: 1 }[row.prodCatalogue];
      assert.ok(Math.abs(Number(own?.prodMbrPrice) - Number(row.prodPrix) * rate) <= 0.0051, row.prodRef);
    }
  });

  it('writes 0 for a product without a price', async () => {
    const [row] = await rowsOf(filtered({ 'prodRef:eq': 'FA-00006' }));
    assert.deepEqual([row?.prodPrix, row?.prodMbrPrice], ['0', '0']);
  });
});

describe('GET /products/search', () => {
  it('answers a product once when both its reference and its words match', async () => {
    const admin = await signedIn(app, 'admin@demo.example', 'admin');
    const payload = { prodRef: 'JUMELLE-1', prodCatalogue: 'Kit', prodTitre: 'Jumelle pour kit' };
    const created = await admin('/api/admin/product', { method: 'POST', payload });
    assert.equal(created.status, 200, created.text);
    const rows = await rowsOf('/api/products/search?q=jumelle');
    assert.deepEqual(
      rows.map(({ prodRef }) => prodRef),
      ['JUMELLE-1'],
    );
    await app.db.updateTable('products').set({ statut: 'supprime' }).where('ref', '=', 'JUMELLE-1').execute();
  });

  it('finds references by their beginning, however they are written [C7.15, C2.20]', async () => {
    for (const text of ['FA-0000', 'fa 0000', 'fa.0000']) {
      const rows = await rowsOf(`/api/products/search?q=${encodeURIComponent(text)}`);
      assert.ok(rows.length >= 7 && rows.every((row) => row.prodRef.startsWith('FA-0000')), text);
    }
  });

  it('finds make and model by the beginnings of words, in any order, without accents', async () => {
    const [any] = await rowsOf(filtered({ 'prodMarque:eq': 'Citroën' }));
    const model = any?.prodModele ?? '';
    const rows = await rowsOf(`/api/products/search?q=${encodeURIComponent(`${model} citro`)}`);
    assert.ok(rows.some((row) => row.prodId === any?.prodId));
    assert.ok(rows.every((row) => row.prodMarque === 'Citroën'));
  });

  it('finds a C-4 as a C4 and a C4 as a C-4, in the search and in the list alike [D4]', async () => {
    const admin = await signedIn(app, 'admin@demo.example', 'admin');
    const ids = ['p-fa-00002', 'p-fa-00003'] as const;
    for (const [at, prodModele] of ['C-4 Essai', 'C4 Essai'].entries()) {
      const payload = { prodModele };
      assert.equal((await admin(`/api/admin/product/${ids[at]}`, { method: 'PUT', payload })).status, 200);
    }
    for (const text of ['c4 essai', 'C-4 essai', 'essai c.4']) {
      const found = await rowsOf(`/api/products/search?q=${encodeURIComponent(text)}`);
      for (const id of ids)
        assert.ok(
          found.some((row) => row.prodId === id),
          `${text} does not find ${id}`,
        );
    }
    for (const text of ['c4essai', 'C-4', 'c 4 es']) {
      const found = await rowsOf(filtered({ 'prodModele:prefix': text }));
      for (const id of ids)
        assert.ok(
          found.some((row) => row.prodId === id),
          `${text} lists ${id} not`,
        );
    }
  });

  it('searches one catalogue when asked, and never outside the caller’s', async () => {
    const kits = await rowsOf('/api/products/search?q=kit&c=Kit');
    assert.ok(kits.length > 0 && kits.every((row) => row.prodCatalogue === 'Kit'));
    assert.deepEqual(await rowsOf('/api/products/search?q=AT-0000', lecteur), []);
    assert.deepEqual(await rowsOf('/api/products/search?q=kit&c=Kit', lecteur), []);
  });

  it('requires at least three characters, and finds nothing for punctuation [C5.05]', async () => {
    assertRefused(await garage('/api/products/search?q=fa'), 400, 'request.invalid');
    assertRefused(await garage('/api/products/search'), 400, 'request.invalid');
    assert.deepEqual(await rowsOf('/api/products/search?q=...'), []);
    assert.deepEqual(await rowsOf(`/api/products/search?q=${encodeURIComponent("%' or 1=1 --")}`), []);
  });

  it('requires authentication', async () => {
    assertRefused(await visitor(app)('/api/products/search?q=peugeot'), 401, 'auth.required');
  });
});

describe('GET /products/last and /products/config', () => {
  it('answers the newest kits, featured ones first, and none to a customer without the Kit catalogue [C7.20 C2.03]', async () => {
    const rows = await rowsOf('/api/products/last');
    assert.ok(rows.length === 10 && rows.every((row) => row.prodCatalogue === 'Kit'));
    const flags = rows.map((row) => row.prodFeatured);
    assert.deepEqual(flags, [...flags].sort().reverse());
    assert.deepEqual(await rowsOf('/api/products/last', lecteur), []);
    assertRefused(await visitor(app)('/api/products/last'), 401, 'auth.required');
  });

  it('answers the properties shown per catalogue [C7.19 C3.05]', async () => {
    const config = (await garage('/api/products/config')).json<ProductsConfig>();
    assert.ok(config.properties.Faisceau.includes('prodAideProgrammation'));
    assert.ok(config.properties.Attelage.includes('prodPoidsSurFleche'));
    assertRefused(await visitor(app)('/api/products/config'), 401, 'auth.required');
  });
});

describe('GET /product/{id}', () => {
  it('answers one product with its technical features [C7.17]', async () => {
    const product = (await garage('/api/product/p-fa-00001')).json<Product>();
    assert.equal(product.prodRef, 'FA-00001');
    assert.match(product.prodTempsMontage, /h/);
    assert.match(product.prodMontage, /^[A-D]/);
  });

  it('answers the same for an unknown product, a deleted one and one of another catalogue [D4]', async () => {
    const refusals = [
      await garage('/api/product/nothing'),
      await garage('/api/product/p-fa-00008'),
      await lecteur('/api/product/p-at-00001'),
      await garage('/api/product/..%2F..%2Fetc'),
    ].map((answer) => assertRefused(answer, 404, 'notFound').message);
    assert.equal(new Set(refusals).size, 1);
    assertRefused(await visitor(app)('/api/product/p-fa-00001'), 401, 'auth.required');
    assertRefused(await garage('/api/product/%00'), 400, 'request.unprintable');
  });
});

it('a year finds every product that fits it; from and to find those that fit a part of the time', async () => {
  const years = async (filter: object) => {
    const rows = await rowsOf(filtered({ 'prodRef:eq': 'FA-00001', ...filter }));
    return rows.length;
  };
  const from = { year_from: 2014, year_to: 2019 };
  await app.db.updateTable('products').set(from).where('id', '=', 'p-fa-00001').execute();
  for (const [filter, found] of [
    [{ 'prodAnnee:eq': 2013 }, 0],
    [{ 'prodAnnee:eq': 2014 }, 1],
    [{ 'prodAnnee:eq': 2019 }, 1],
    [{ 'prodAnnee:eq': 2020 }, 0],
    [{ 'prodAnnee:gte': 2019 }, 1],
    [{ 'prodAnnee:gte': 2020 }, 0],
    [{ 'prodAnnee:lte': 2014 }, 1],
    [{ 'prodAnnee:lte': 2013 }, 0],
  ] as const)
    assert.equal(await years(filter), found, JSON.stringify(filter));
});
