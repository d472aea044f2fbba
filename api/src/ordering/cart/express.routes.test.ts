import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import type { Cart, ReferenceCheck } from '@extranet/shared/contracts';
import { assertRefused } from '../../testing/refusals.ts';
import { type Caller, signedIn } from '../../testing/signed-in.ts';
import { buildTestApp } from '../../testing/test-app.ts';

const { app } = await buildTestApp();
const garage = await signedIn(app, 'garage@demo.example');
const lecteur = await signedIn(app, 'lecteur@demo.example');
const sansfaq = await signedIn(app, 'sansfaq@demo.example');

const express = (call: Caller, payload: unknown) => call('/api/express_order', { method: 'POST', payload });
const addAll = (call: Caller, payload: unknown) => call('/api/cart/items', { method: 'POST', payload });
const cartOf = async (call: Caller) => (await call('/api/cart')).json<Cart>();
const linesOf = ({ items }: Cart) => items.map(({ itProdRef, itQuantity }) => [itProdRef, itQuantity]);

beforeEach(async () => {
  await app.db.deleteFrom('cart_items').execute();
});

describe('POST /cart/items', () => {
  it('adds several products, or none of them [C7.25]', async () => {
    const both = await addAll(garage, [
      { prodId: 'p-fa-00001', quantity: 2 },
      { prodId: 'p-ki-00001', quantity: 1 },
    ]);
    assert.equal(both.status, 200, both.text);
    const expected = [
      ['FA-00001', 2],
      ['KI-00001', 1],
    ];
    assert.deepEqual(linesOf(both.json<Cart>()).sort(), expected);
    const one = [
      { prodId: 'p-fa-00002', quantity: 2 },
      { prodId: 'nothing', quantity: 1 },
    ];
    assertRefused(await addAll(garage, one), 404, 'notFound');
    assertRefused(await addAll(garage, []), 400, 'request.invalid');
    assert.deepEqual(linesOf(await cartOf(garage)).sort(), expected);
  });
});

describe('POST /express_order', () => {
  it('adds by reference, however it is written [C7.28 C3.06]', async () => {
    const answer = await express(garage, [
      { ref: 'fa 00001', qty: 2 },
      { ref: 'FA00002', qty: 1 },
      { ref: 'FA-00001', qty: 1 },
    ]);
    assert.equal(answer.status, 200, answer.text);
    assert.deepEqual(linesOf(answer.json<Cart>()).sort(), [
      ['FA-00001', 3],
      ['FA-00002', 1],
    ]);
  });

  it('takes a reference without its zeros where only one can be meant [B3.02]', async () => {
    const answer = await express(garage, [
      { ref: 'fa12', qty: 2 },
      { ref: 'KI 3', qty: 1 },
    ]);
    assert.equal(answer.status, 200, answer.text);
    assert.deepEqual(linesOf(answer.json<Cart>()).sort(), [
      ['FA-00012', 2],
      ['KI-00003', 1],
    ]);
    assert.equal((await garage('/api/reference/fa%2012')).json<ReferenceCheck>().prodRef, 'FA-00012');
    assertRefused(await express(garage, [{ ref: '12', qty: 1 }]), 422, 'express.unknownReferences');
    assertRefused(await express(sansfaq, [{ ref: 'fa12', qty: 1 }]), 422, 'express.unknownReferences');
    assertRefused(await sansfaq('/api/reference/fa12'), 404, 'notFound');
  });

  it('takes an EAN, with spaces too, for the one reference that has it; one of several, or of another catalogue, is unknown', async () => {
    const eanOf = async (id: string) =>
      (await app.db.selectFrom('products').select('ean').where('id', '=', id).executeTakeFirstOrThrow()).ean;
    const [ean, soldOut] = [await eanOf('p-fa-00001'), await eanOf('p-fa-00005')];
    assert.match(ean, /^\d{13}$/);
    const spaced = `${ean[0]} ${ean.slice(1, 7)} ${ean.slice(7)}`;
    const check = async (call: Caller, text: string) =>
      (await call(`/api/reference/${encodeURIComponent(text)}`)).json<ReferenceCheck>();
    const { prodRef, prodId, orderable, product } = await check(garage, spaced);
    assert.deepEqual([prodRef, prodId, orderable], ['FA-00001', 'p-fa-00001', true]);
    assert.equal(product?.prodCodeEAN, ean);
    const gone = await check(garage, soldOut);
    assert.deepEqual([gone.prodRef, gone.orderable], ['FA-00005', false]);
    assertRefused(await sansfaq(`/api/reference/${ean}`), 404, 'notFound');
    assertRefused(await garage('/api/reference/9999999999994'), 404, 'notFound');
    const answer = await express(garage, [
      { ref: spaced, qty: 2 },
      { ref: 'FA-00001', qty: 1 },
    ]);
    assert.equal(answer.status, 200, answer.text);
    assert.deepEqual(linesOf(answer.json<Cart>()), [['FA-00001', 3]]);
    await app.db.updateTable('products').set({ ean }).where('id', '=', 'p-fa-00002').execute();
    assertRefused(await garage(`/api/reference/${ean}`), 404, 'notFound');
    assertRefused(await express(garage, [{ ref: ean, qty: 1 }]), 422, 'express.unknownReferences');
  });

  it('refuses the whole order when a reference is unknown, naming it [C8.05 C5.06]', async () => {
    const refusal = assertRefused(
      await express(garage, [
        { ref: 'FA-00001', qty: 2 },
        { ref: 'ZZ-9', qty: 1 },
      ]),
      422,
      'express.unknownReferences',
    );
    assert.match(refusal.message, /ZZ-9/);
    assertRefused(await express(garage, [{ ref: 'FA-00005', qty: 1 }]), 409, 'cart.notOrderable');
    assertRefused(await express(sansfaq, [{ ref: 'FA-00001', qty: 1 }]), 422, 'express.unknownReferences');
    assertRefused(await express(lecteur, [{ ref: 'FA-00001', qty: 1 }]), 403, 'cart.orderingDisabled');
    assert.deepEqual((await cartOf(garage)).items, []);
  });

  it('refuses a blank reference and a quantity of zero [C5.06 C5.05]', async () => {
    for (const qty of [0, -1, 1.5, '2', null]) {
      assertRefused(await express(garage, [{ ref: 'FA-00001', qty }]), 400, 'request.invalid');
    }
    assertRefused(await express(garage, [{ ref: '', qty: 1 }]), 400, 'request.invalid');
    assertRefused(await express(garage, [{ ref: ' - ', qty: 1 }]), 422, 'express.unknownReferences');
  });

  it('adds a line without a product when several share the reference: the customer chooses in the cart [C2.24]', async () => {
    await app.db
      .updateTable('products')
      .set({ ref: 'FA-00013', ref_norm: 'FA00013' })
      .where('id', '=', 'p-fa-00014')
      .execute();
    const { items } = (await express(garage, [{ ref: 'FA-00013', qty: 2 }])).json<Cart>();
    assert.deepEqual([items[0]?.itProdId, items[0]?.itProdRef, items[0]?.itQuantity], [null, 'FA-00013', 2]);
    const order = await garage('/api/order', {
      method: 'POST',
      payload: { delivery: { daId: 'd-garage-1' } },
    });
    assertRefused(order, 409, 'cart.notOrderable');
    const check = (await garage('/api/reference/FA-00013')).json<ReferenceCheck>();
    assert.deepEqual([check.prodId, check.product], [null, null]);
  });
});

describe('references', () => {
  const suggest = async (call: Caller, query: object, l = '') =>
    (await call(`/api/references?query=${encodeURIComponent(JSON.stringify(query))}${l}`)).json<string[]>();

  it('are suggested within the caller’s catalogues, each once and in order [C7.26 C2.23]', async () => {
    const all = await suggest(garage, { 'prodCatalogue:eq': 'Faisceau' });
    assert.ok(all.length > 100 && all.every((ref) => ref.startsWith('FA-')));
    assert.deepEqual(all, [...new Set(all)].sort());
    assert.ok(!all.includes('FA-00007') && !all.includes('FA-00008'));
    assert.deepEqual(await suggest(garage, { 'prodRef:prefix': 'fa0000' }, '&l=0,2'), [
      'FA-00001',
      'FA-00002',
    ]);
    assert.deepEqual(await suggest(sansfaq, { 'prodCatalogue:eq': 'Faisceau' }), []);
  });

  it('what is typed is short for comes before what it begins, within the other filters [C2.23]', async () => {
    const typed = { 'prodRef:prefix': 'fa-0012' };
    const begun = (await suggest(garage, typed)).slice(0, 3);
    assert.ok(begun.length === 3 && begun.every((ref) => ref.startsWith('FA-0012')));
    assert.deepEqual(await suggest(garage, typed, '&l=0,4'), ['FA-00012', ...begun]);
    assert.deepEqual(await suggest(garage, { ...typed, 'prodCatalogue:eq': 'Attelage' }, '&l=0,4'), []);
    assert.deepEqual(await suggest(sansfaq, typed, '&l=0,4'), []);
    assert.deepEqual((await suggest(garage, typed, '&l=1,2')).includes('FA-00012'), false);
  });

  it('an empty filter is none, also for the first of them, and what is no filter is refused', async () => {
    const all = (await garage('/api/references?l=0,3')).json<string[]>();
    const answer = await garage('/api/references?query=&l=0,3');
    assert.deepEqual([answer.status, answer.json<string[]>()], [200, all]);
    assertRefused(await garage('/api/references?query=7&l=0,3'), 400, 'query.malformed');
  });

  it('are checked for existing and for being orderable, with the product they mean; those of other catalogues are unknown [C7.27]', async () => {
    const known = (await garage('/api/reference/fa-00.001')).json<ReferenceCheck>();
    const { product, ...check } = known;
    assert.equal(product?.prodId, 'p-fa-00001');
    assert.deepEqual(check, {
      prodRef: 'FA-00001',
      prodId: 'p-fa-00001',
      prodCatalogue: 'Faisceau',
      orderable: true,
    });
    assert.equal((await garage('/api/reference/FA-00005')).json<ReferenceCheck>().orderable, false);
    assertRefused(await garage('/api/reference/ZZ-1'), 404, 'notFound');
    assertRefused(await sansfaq('/api/reference/FA-00001'), 404, 'notFound');
  });
});
