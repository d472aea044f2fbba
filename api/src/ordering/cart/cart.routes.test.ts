import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import type { Cart } from '@extranet/shared/contracts';
import { fingerprintOf } from '../../catalogue/prices/fingerprint.ts';
import { assertRefused } from '../../testing/refusals.ts';
import { type Caller, signedIn, visitor } from '../../testing/signed-in.ts';
import { buildTestApp } from '../../testing/test-app.ts';

const { app } = await buildTestApp();
const garage = await signedIn(app, 'garage@demo.example');
const atelier = await signedIn(app, 'atelier@demo.example');
const lecteur = await signedIn(app, 'lecteur@demo.example');
const EMPTY: Cart = {
  items: [],
  totalPriceET: 0,
  orderVATAmount: 0,
  totalPriceIT: 0,
  fingerprint: fingerprintOf([]),
};

const add = (call: Caller, payload: unknown) => call('/api/cart/item', { method: 'POST', payload });
const cartOf = async (call: Caller) => (await call('/api/cart')).json<Cart>();
const cents = (amount: number) => Math.round(amount * 100);

beforeEach(async () => {
  await app.db.deleteFrom('cart_items').execute();
});

describe('the cart', () => {
  it('is empty at first [C7.23, C7.24, C3.06]', async () => {
    assert.deepEqual(await cartOf(garage), EMPTY);
  });

  it('takes a product at the customer’s own price, and sums the quantities of the same product', async () => {
    await add(garage, { prodId: 'p-fa-00001', quantity: 2 });
    const cart = (await add(garage, { prodId: 'p-fa-00001', quantity: 3 })).json<Cart>();
    const [item, ...others] = cart.items;
    assert.ok(item?.product && others.length === 0);
    assert.equal(item.itQuantity, 5);
    assert.equal(item.itMbrUnitPriceET, Number(item.product.prodMbrPrice));
    assert.ok(item.itMbrUnitPriceET < Number(item.product.prodPrix));
    assert.equal(cents(item.itMbrTotalPriceET), cents(item.itMbrUnitPriceET) * 5);
    assert.equal(item.itProdCodeStock, '1');
    assert.deepEqual(await cartOf(garage), cart);
  });

  it('keeps the lines of a list in the order of the list', async () => {
    const ids = Array.from({ length: 40 }, (_, n) => `p-fa-${String(40 - n).padStart(5, '0')}`);
    const rows = await app.db
      .selectFrom('products')
      .select('id')
      .where('id', 'in', ids)
      .where('price_cents', '>', 0)
      .where('statut', '=', 'disponible')
      .where('stock_code', '!=', '9')
      .execute();
    const orderable = new Set(rows.map(({ id }) => id));
    const list = ids.filter((id) => orderable.has(id)).map((prodId) => ({ prodId, quantity: 1 }));
    assert.ok(list.length > 20);
    const answer = await garage('/api/cart/items', { method: 'POST', payload: list });
    assert.deepEqual(
      answer.json<Cart>().items.map(({ itProdId }) => itProdId),
      list.map(({ prodId }) => prodId),
    );
  });

  it('keeps IT = ET + VAT on lines and totals, and lines that add up [D2]', async () => {
    for (const [index, ref] of ['fa-00001', 'fa-00002', 'at-00003', 'ki-00004'].entries()) {
      assert.equal((await add(garage, { prodId: `p-${ref}`, quantity: index + 1 })).status, 200);
    }
    const cart = await cartOf(garage);
    assert.equal(cart.items.length, 4);
    const sum = (pick: (item: Cart['items'][number]) => number) =>
      cart.items.reduce((total, item) => total + cents(pick(item)), 0);
    assert.equal(
      sum((item) => item.itMbrTotalPriceET),
      cents(cart.totalPriceET),
    );
    assert.equal(
      sum((item) => item.itVATAmount),
      cents(cart.orderVATAmount),
    );
    assert.equal(
      sum((item) => item.itMbrTotalPriceIT),
      cents(cart.totalPriceIT),
    );
    assert.equal(cents(cart.totalPriceIT), cents(cart.totalPriceET) + cents(cart.orderVATAmount));
  });

  it('changes a quantity and removes a line', async () => {
    const [item] = (await add(garage, { prodId: 'p-fa-00001', quantity: 2 })).json<Cart>().items;
    const url = `/api/cart/item/${item?.itId}`;
    const changed = (await garage(url, { method: 'PUT', payload: { quantity: 7 } })).json<Cart>();
    assert.equal(changed.items[0]?.itQuantity, 7);
    assert.deepEqual((await garage(url, { method: 'DELETE' })).json<Cart>(), EMPTY);
    assertRefused(await garage(url, { method: 'DELETE' }), 404, 'notFound');
  });

  it('belongs to one customer: somebody else’s line is answered like an unknown one', async () => {
    const [item] = (await add(garage, { prodId: 'p-fa-00001', quantity: 2 })).json<Cart>().items;
    const url = `/api/cart/item/${item?.itId}`;
    assert.deepEqual(await cartOf(atelier), EMPTY);
    assertRefused(await atelier(url, { method: 'PUT', payload: { quantity: 9 } }), 404, 'notFound');
    assertRefused(await atelier(url, { method: 'DELETE' }), 404, 'notFound');
    assert.equal((await cartOf(garage)).items[0]?.itQuantity, 2);
  });

  it('loses none of twenty simultaneous additions', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => add(garage, { prodId: 'p-fa-00001', quantity: 1 })),
    );
    assert.ok(answers.every(({ status }) => status === 200));
    assert.deepEqual(
      (await cartOf(garage)).items.map((item) => item.itQuantity),
      [20],
    );
  });
});

describe('what may not be ordered', () => {
  it('refuses a quantity that is not a whole number from 1 to 9999, and says what is possible [C5.05, C5.07] [W1.24]', async () => {
    for (const quantity of [0, -1, 1.5, 1e9, '2', null, undefined, [1], Number.MAX_SAFE_INTEGER]) {
      assertRefused(await add(garage, { prodId: 'p-fa-00001', quantity }), 400, 'request.invalid');
    }
    await add(garage, { prodId: 'p-fa-00001', quantity: 9999 });
    const tooMuch = assertRefused(
      await add(garage, { prodId: 'p-fa-00001', quantity: 99_999 }),
      400,
      'request.invalid',
    );
    assert.equal(tooMuch.fields?.[0]?.message, 'Indiquez un nombre jusqu’à 9\u202f999.');
    const { message } = assertRefused(
      await add(garage, { prodId: 'p-fa-00001', quantity: 1 }),
      400,
      'cart.quantityTooLarge',
    );
    assert.equal(
      message,
      'Une ligne du panier compte 9\u202f999 pièces au plus. Avec cet ajout, FA-00001 en compterait 10\u202f000.',
    );
    assert.equal((await cartOf(garage)).items[0]?.itQuantity, 9999);
  });

  it('ignores prices that a client sends', async () => {
    const payload = { prodId: 'p-fa-00001', quantity: 1, itMbrUnitPriceET: 0.01, shown_unit_cents: 1 };
    const [item] = (await add(garage, payload)).json<Cart>().items;
    assert.equal(item?.itMbrUnitPriceET, Number(item?.product?.prodMbrPrice));
  });

  it('refuses a product that is sold out, without a price or not available', async () => {
    for (const ref of ['fa-00005', 'fa-00006', 'fa-00007']) {
      assertRefused(await add(garage, { prodId: `p-${ref}`, quantity: 1 }), 409, 'cart.notOrderable');
    }
    assert.equal((await add(garage, { prodId: 'p-fa-00004', quantity: 1 })).status, 200);
  });

  it('answers 404 for a deleted product and for one of another catalogue', async () => {
    const sansfaq = await signedIn(app, 'sansfaq@demo.example');
    assertRefused(await add(garage, { prodId: 'p-fa-00008', quantity: 1 }), 404, 'notFound');
    assertRefused(await add(sansfaq, { prodId: 'p-fa-00001', quantity: 1 }), 404, 'notFound');
    assertRefused(await add(garage, { prodId: 'nothing', quantity: 1 }), 404, 'notFound');
  });

  it('refuses additions by a customer who may not order [C6.02]', async () => {
    assertRefused(await add(lecteur, { prodId: 'p-fa-00001', quantity: 1 }), 403, 'cart.orderingDisabled');
  });

  it('shows a product that has left the catalogue without price or details', async () => {
    await add(atelier, { prodId: 'p-fa-00012', quantity: 1 });
    await app.db.updateTable('products').set({ statut: 'supprime' }).where('id', '=', 'p-fa-00012').execute();
    const cart = await cartOf(atelier);
    assert.equal(cart.items[0]?.product, null);
    assert.equal(cart.totalPriceIT, 0);
  });

  it('does not count a line that cannot be ordered in the totals [C3.06] [C5.07]', async () => {
    await add(atelier, { prodId: 'p-fa-00001', quantity: 2 });
    const alone = await cartOf(atelier);
    await add(atelier, { prodId: 'p-fa-00002', quantity: 3 });
    await app.db.updateTable('products').set({ stock_code: '9' }).where('id', '=', 'p-fa-00002').execute();
    const cart = await cartOf(atelier);
    assert.ok((cart.items.find(({ itProdRef }) => itProdRef === 'FA-00002')?.itMbrTotalPriceET ?? 0) > 0);
    const totals = ({ totalPriceET, orderVATAmount, totalPriceIT }: Cart) => [
      totalPriceET,
      orderVATAmount,
      totalPriceIT,
    ];
    assert.deepEqual(totals(cart), totals(alone));
  });

  it('keeps a line of a catalogue that the customer has lost, without a price, and refuses to order it [W3.02] [C6.02]', async () => {
    const catalogues = (catalogs: string) =>
      app.db.updateTable('users').set({ catalogs }).where('id', '=', 'u-garage').execute();
    await add(garage, { prodId: 'p-fa-00001', quantity: 2 });
    await add(garage, { prodId: 'p-ki-00001', quantity: 1 });
    await catalogues('["Kit"]');
    const cart = await cartOf(garage);
    assert.deepEqual(
      cart.items.map(({ itProdRef, itMbrUnitPriceET, product }) => [
        itProdRef,
        itMbrUnitPriceET > 0,
        product !== null,
      ]),
      [
        ['FA-00001', false, false],
        ['KI-00001', true, true],
      ],
    );
    const { fingerprint } = cart;
    const payload = { delivery: { daId: 'd-garage-1' }, fingerprint };
    const refused = await garage('/api/order', { method: 'POST', payload });
    assert.match(JSON.stringify(assertRefused(refused, 409, 'cart.notOrderable')), /FA-00001/);
    await catalogues('["Faisceau","Kit","Attelage"]');
    assert.equal(
      (await garage('/api/order', { method: 'POST', payload: { ...payload, fingerprint: undefined } }))
        .status,
      200,
    );
  });

  it('holds 500 lines, and refuses a whole addition that exceeds them [W3.21]', async () => {
    const [product] = await app.db
      .selectFrom('products')
      .selectAll()
      .where('id', '=', 'p-fa-00001')
      .execute();
    assert.ok(product);
    const copies = Array.from({ length: 501 }, (_, n) => ({
      ...product,
      ...{ id: `p-copy-${n}`, ref: `COPY-${n}`, ref_norm: `COPY${n}` },
    }));
    for (let start = 0; start < copies.length; start += 100)
      await app.db
        .insertInto('products')
        .values(copies.slice(start, start + 100))
        .execute();
    const list = copies.map(({ id }) => ({ prodId: id, quantity: 1 }));
    for (let start = 0; start < 500; start += 100) {
      const answer = await garage('/api/cart/items', {
        method: 'POST',
        payload: list.slice(start, start + 100),
      });
      assert.equal(answer.status, 200, answer.text);
    }
    const two = [{ prodId: 'p-copy-0', quantity: 5 }, ...list.slice(500)];
    assertRefused(
      await garage('/api/cart/items', { method: 'POST', payload: two }),
      400,
      'cart.tooManyLines',
    );
    const { items } = await cartOf(garage);
    assert.deepEqual([items.length, items[0]?.itQuantity], [500, 1]);
  });
});

it('every call of the cart requires authentication', async () => {
  const call = visitor(app);
  assertRefused(await call('/api/cart'), 401, 'auth.required');
  assertRefused(await add(call, { prodId: 'p-fa-00001', quantity: 1 }), 401, 'auth.required');
  assertRefused(
    await call('/api/cart/item/x', { method: 'PUT', payload: { quantity: 1 } }),
    401,
    'auth.required',
  );
  assertRefused(await call('/api/cart/item/x', { method: 'DELETE' }), 401, 'auth.required');
});
