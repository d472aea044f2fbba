import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Cart, ListPrice, ProductRow, SpecialPrice } from '@extranet/shared/contracts';
import { referenceKey } from '@extranet/shared/rules';
import { newId } from '../../base/secrets/tokens.ts';
import { findUserByEmail } from '../../people/users/users.queries.ts';
import { assertRefused } from '../../testing/refusals.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { putSpecialPrices } from './special-prices.queries.ts';

const { app } = await buildTestApp({ products: 60 });
const admin = await signedIn(app, 'admin@demo.example', 'admin');
const idOf = async (email: string) => (await findUserByEmail(app.db, email))?.id ?? '';
const atelier = await idOf('atelier@demo.example');
const sansfaq = await idOf('sansfaq@demo.example');
const ofCustomer = `/api/admin/customer/${atelier}/specialPrices`;
const ofProduct = '/api/admin/product/FA-00009/specialPrices';
const read = async (url: string) => (await admin(url)).json<SpecialPrice[]>();
const put = (url: string, payload: unknown, headers = {}) => admin(url, { method: 'PUT', payload, headers });
const saved = async (url: string, payload: unknown) => {
  const answer = await put(url, payload);
  assert.equal(answer.status, 200, answer.text);
  return answer.json<SpecialPrice[]>();
};
const pricesOf = (list: SpecialPrice[]) => list.map(({ spProdRef, spPrice }) => [spProdRef, spPrice]);
const rowOf = (ref: string, cents: number) => ({
  id: newId(),
  user_id: atelier,
  prod_ref: ref,
  ref_norm: referenceKey(ref),
  price_cents: cents,
  status: 'active' as const,
  ...NO_TERMS,
  updated_at: new Date(0).toISOString(),
});

const NO_TERMS = { valid_from: null, valid_to: null, steps: null };

describe('a customer’s special prices', () => {
  it('are saved as a whole: new ones are added, changed ones updated, missing and removed ones removed [A7.08 A7.09 A2.21 A4.04 A3.03]', async () => {
    const first = await saved(ofCustomer, [
      { spProdRef: ' FA-00009 ', spPrice: '1 234,5 €', spStatus: 'active' },
      { spProdRef: 'fa 00010', spPrice: '12.34', spStatus: 'active' },
      { spProdRef: 'KI-00001', spPrice: '9', spStatus: 'active' },
    ]);
    assert.deepEqual(pricesOf(first), [
      ['FA-00009', 1234.5],
      ['fa 00010', 12.34],
      ['KI-00001', 9],
    ]);
    assert.ok(first.every(({ spUserId, spStatus }) => spUserId === atelier && spStatus === 'active'));
    const [one, two] = first;
    const second = await saved(ofCustomer, [
      { ...one, spPrice: '99.90' },
      { ...two, spStatus: 'removed' },
    ]);
    assert.deepEqual(pricesOf(second), [['FA-00009', 99.9]]);
    assert.equal(second[0]?.spId, one?.spId);
    assert.deepEqual(await read(ofCustomer), second);
  });

  it('are accepted however they are written [W2.13]', async () => {
    const written = ['1.234,56', '1,234.56', '1 234,56 €', '1234.56'];
    const lines = written.map((spPrice, index) => ({ spProdRef: `FA-0000${index + 1}`, spPrice }));
    const list = await saved(ofCustomer, lines);
    assert.deepEqual(
      list.map(({ spPrice }) => spPrice),
      [1234.56, 1234.56, 1234.56, 1234.56],
    );
  });

  it('apply to the customer at once [D2]', async () => {
    await saved(ofCustomer, [{ spProdRef: 'FA-00009', spPrice: '42,10', spStatus: 'active' }]);
    const caller = await signedIn(app, 'atelier@demo.example');
    const query = encodeURIComponent('{"prodRef:eq":"FA-00009"}');
    const [product] = (await caller(`/api/products?query=${query}`)).json<ProductRow[]>();
    assert.equal(product?.prodMbrPrice, '42.10');
  });

  it('no longer apply to list and cart as soon as they are removed: the discount applies again [W3.01] [D2]', async () => {
    const caller = await signedIn(app, 'atelier@demo.example');
    const query = encodeURIComponent('{"prodRef:eq":"FA-00009"}');
    const priceShown = async () =>
      (await caller(`/api/products?query=${query}`)).json<ProductRow[]>()[0]?.prodMbrPrice;
    await saved(ofCustomer, []);
    const discounted = await priceShown();
    const [special] = await saved(ofCustomer, [{ spProdRef: 'FA-00009', spPrice: '1,11' }]);
    await caller('/api/cart/item', { method: 'POST', payload: { prodId: 'p-fa-00009', quantity: 1 } });
    assert.equal(await priceShown(), '1.11');
    for (const ended of [[{ ...special, spStatus: 'removed' }], []]) {
      await saved(ofCustomer, ended);
      assert.equal(await priceShown(), discounted);
      const [line] = (await caller('/api/cart')).json<Cart>().items;
      assert.equal(line?.itMbrUnitPriceET, Number(discounted));
    }
  });

  it('apply to no other customer, in no list and no cart [D2]', async () => {
    const garage = await signedIn(app, 'garage@demo.example');
    const query = encodeURIComponent('{"prodRef:eq":"FA-00009"}');
    const priceOf = async () => {
      const [row] = (await garage(`/api/products?query=${query}`)).json<ProductRow[]>();
      const [line] = (await garage('/api/cart')).json<Cart>().items;
      return [row?.prodMbrPrice, line?.itMbrUnitPriceET];
    };
    await garage('/api/cart/item', { method: 'POST', payload: { prodId: 'p-fa-00009', quantity: 1 } });
    const before = await priceOf();
    await saved(ofCustomer, [{ spProdRef: 'FA-00009', spPrice: '1,11' }]);
    assert.deepEqual(await priceOf(), before);
    await saved(ofCustomer, []);
  });

  it('change the ETag of the customer’s lists with every save, so that no browser shows an old price', async () => {
    const caller = await signedIn(app, 'atelier@demo.example');
    const tag = async () => (await caller('/api/products')).headers.etag;
    const tags = [await tag()];
    for (const list of [
      [{ spProdRef: 'FA-00009', spPrice: '1,11' }],
      [{ spProdRef: 'FA-00009', spPrice: '2,22' }],
      [],
      [{ spProdRef: 'FA-00009', spPrice: '2,22' }],
    ]) {
      await saved(ofCustomer, list);
      tags.push(await tag());
    }
    await saved(ofCustomer, []);
    assert.equal(new Set(tags).size, tags.length);
  });

  it('are refused when a reference repeats or a price is impossible, and are never rounded [A5.06 A5.03 A5.04 A8.04] [W2.13] [W2.31]', async () => {
    const before = await read(ofCustomer);
    const twice = await put(ofCustomer, [
      { spProdRef: 'FA-00009', spPrice: 1 },
      { spProdRef: ' fa00009 ', spPrice: 2 },
    ]);
    const { message } = assertRefused(twice, 409, 'specialPrices.duplicate');
    assert.equal(message, 'Un prix spécial existe déjà pour ce client et pour cette référence.');
    for (const [spPrice, expected] of [
      ['', 'Le prix spécial est requis.'],
      ['0', 'Le prix spécial doit être un nombre positif.'],
      [-3, 'Le prix spécial doit être un nombre positif.'],
      ['douze', 'Le prix spécial doit être un nombre positif.'],
      ['12abc', 'Le prix spécial doit être un nombre positif.'],
      ['12.345,6', 'Un point et une virgule ensemble ne se lisent pas avec certitude'],
      ['12,999', 'Indiquez un prix de 0,01 à 999\u202f999,99\u00a0€, avec deux décimales au plus.'],
      [12.345, 'avec deux décimales au plus.'],
      [0.001, 'avec deux décimales au plus.'],
      ['99 999 999,00', 'Indiquez un prix de 0,01 à 999\u202f999,99'],
    ] as const) {
      const refused = assertRefused(
        await put(ofCustomer, [{ spProdRef: 'FA-00009', spPrice }]),
        422,
        'request.invalid',
      );
      assert.ok(JSON.stringify(refused).includes(expected), JSON.stringify(refused));
    }
    assertRefused(await put(ofCustomer, [{ spProdRef: ' ', spPrice: 1 }]), 422, 'request.invalid');
    assertRefused(await put(ofCustomer, { spProdRef: 'X', spPrice: 1 }), 400, 'request.invalid');
    assert.deepEqual(await read(ofCustomer), before);
  });

  it('are refused to the second of two administrators who edited the same list', async () => {
    const etag = String((await admin(ofCustomer)).headers.etag);
    const line = (spPrice: number) => [{ spProdRef: 'FA-00011', spPrice }];
    assert.equal((await put(ofCustomer, line(5), { 'if-match': etag })).status, 200);
    const late = await put(ofCustomer, line(6), { 'if-match': etag });
    assertRefused(late, 409, 'specialPrices.changedMeanwhile');
    assert.deepEqual(pricesOf(await read(ofCustomer)), [['FA-00011', 5]]);
  });

  it('may be twenty thousand, and a change of one leaves the others untouched', async () => {
    await saved(ofCustomer, []);
    await putSpecialPrices(
      app.db,
      Array.from({ length: 20_000 }, (_, n) => rowOf(`REF-${n}`, 100 + n)),
    );
    const first = await read(ofCustomer);
    assert.equal(first.length, 20_000);
    const second = await saved(
      ofCustomer,
      first.map((line) => (line.spProdRef === 'REF-777' ? { ...line, spPrice: 5 } : line)),
    );
    assert.equal(second.find(({ spProdRef }) => spProdRef === 'REF-777')?.spPrice, 5);
    const others = (list: SpecialPrice[]) => list.filter(({ spProdRef }) => spProdRef !== 'REF-777');
    assert.deepEqual(others(second), others(first));
    assert.deepEqual(await saved(ofCustomer, []), []);
  });

  it('are for a product: a short reference means its own, an unknown one is refused by name [A5.06] [B3.02]', async () => {
    const [short] = await saved(ofCustomer, [{ spProdRef: 'fa9', spPrice: '10,00' }]);
    assert.deepEqual([short?.spProdRef, typeof short?.spListPrice], ['FA-00009', 'number']);
    const twice = [
      { spProdRef: 'FA-00009', spPrice: 1 },
      { spProdRef: 'fa9', spPrice: 2 },
    ];
    assertRefused(await put(ofCustomer, twice), 409, 'specialPrices.duplicate');
    const lines = [
      { spProdRef: 'FA-00009', spPrice: 11 },
      { spProdRef: 'ZZ-1', spPrice: 50 },
    ];
    const refused = assertRefused(await put(ofCustomer, lines), 422, 'request.invalid');
    assert.ok(JSON.stringify(refused).includes('1.spProdRef'));
    assert.ok(JSON.stringify(refused).includes('n’a la référence «\u00a0ZZ-1\u00a0»'));
    assert.deepEqual(pricesOf(await read(ofCustomer)), [['FA-00009', 10]]);
  });

  it('that stand for a reference that is gone stay, and say so [A2.21]', async () => {
    await putSpecialPrices(app.db, [rowOf('GONE-1', 500)]);
    const list = await read(ofCustomer);
    const gone = list.find(({ spProdRef }) => spProdRef === 'GONE-1');
    assert.equal(gone?.spListPrice, null);
    assert.equal((await saved(ofCustomer, list)).length, list.length);
    await saved(ofCustomer, []);
  });

  it('name the list price of the product that a reference means', async () => {
    const listPriceOf = (ref: string) => admin(`/api/admin/reference/${ref}/listPrice`);
    const full = (await listPriceOf('FA-00009')).json<ListPrice>();
    assert.ok(full.listPrice > 0);
    assert.deepEqual((await listPriceOf('fa9')).json(), full);
    assertRefused(await listPriceOf('ZZ-1'), 404, 'notFound');
  });

  it('are for administrators only', async () => {
    assertRefused(await (await signedIn(app, 'atelier@demo.example'))(ofCustomer), 403, 'auth.forbidden');
    assertRefused(await admin('/api/admin/customer/nothing/specialPrices'), 404, 'notFound');
  });
});

describe('a product’s special prices', () => {
  it('are saved as a whole from the product’s side too, with the customers’ names [A7.15 A5.02 A5.05]', async () => {
    await saved(ofCustomer, []);
    const list = await saved(ofProduct, [
      { spUserId: atelier, spPrice: 10 },
      { spUserId: sansfaq, spPrice: '20,00' },
    ]);
    const mine = list.find(({ spUserId }) => spUserId === atelier);
    assert.deepEqual([mine?.spProdRef, mine?.spPrice], ['FA-00009', 10]);
    assert.ok(mine?.spUserCompName && mine.spUserName);
    assert.deepEqual(pricesOf(await read(ofCustomer)), [['FA-00009', 10]]);
    assert.equal((await saved(ofProduct, [{ spUserId: sansfaq, spPrice: 20 }])).length, 1);
    assert.deepEqual(await read(ofCustomer), []);
  });

  it('need a customer, and each customer only once [A5.02 A5.05]', async () => {
    const nobody = assertRefused(
      await put(ofProduct, [{ spUserId: '', spPrice: 1 }]),
      422,
      'request.invalid',
    );
    assert.ok(JSON.stringify(nobody).includes('Le nom du client est requis.'));
    for (const spUserId of ['nothing', await idOf('admin@demo.example')])
      assertRefused(await put(ofProduct, [{ spUserId, spPrice: 1 }]), 422, 'request.invalid');
    const twice = [
      { spUserId: atelier, spPrice: 1 },
      { spUserId: atelier, spPrice: 2 },
    ];
    const { message } = assertRefused(await put(ofProduct, twice), 409, 'specialPrices.duplicate');
    assert.equal(message, 'Un prix special existe déjà pour ce client.');
  });
});
