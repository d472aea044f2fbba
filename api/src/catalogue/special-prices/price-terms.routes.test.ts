import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Cart, PriceReasons, Product, SpecialPrice } from '@extranet/shared/contracts';
import { dayInParis } from '../../base/text/french.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { buildTestApp } from '../../testing/test-app.ts';

const { app } = await buildTestApp({ products: 60 });
const admin = await signedIn(app, 'admin@demo.example', 'admin');
const customer = await signedIn(app, 'garage@demo.example');
const { id: userId } = await app.db
  .selectFrom('users')
  .select('id')
  .where('email', '=', 'garage@demo.example')
  .executeTakeFirstOrThrow();
const ID = 'p-fa-00001';
const REF = 'FA-00001';
const url = `/api/admin/customer/${userId}/specialPrices`;
const save = (lines: object[]) => admin(url, { method: 'PUT', payload: lines });
const list = async () => (await admin(url)).json<SpecialPrice[]>();
const line = (terms: object) => ({ spProdRef: REF, spPrice: 50, ...terms });
const inDays = (days: number) => dayInParis(new Date(Date.now() + days * 86_400_000));
const shown = async () => (await customer(`/api/product/${ID}`)).json<Product>().prodMbrPrice;
await app.db.deleteFrom('special_prices').where('user_id', '=', userId).execute();
const without = await shown();

describe('special prices for a time and by quantity', () => {
  it('hold from their first day to their last, wherever the price is shown [B5.01] [D2]', async () => {
    const cases = [
      [{}, '50.00'],
      [{ spValidFrom: inDays(0), spValidTo: inDays(0) }, '50.00'],
      [{ spValidFrom: inDays(1), spValidTo: null }, without],
      [{ spValidFrom: null, spValidTo: inDays(-1) }, without],
    ] as const;
    for (const [terms, expected] of cases) {
      assert.equal((await save([line(terms)])).status, 200);
      assert.equal(await shown(), expected, JSON.stringify(terms));
      const rows = (await customer('/api/products')).json<Product[]>();
      assert.equal(rows.find(({ prodId }) => prodId === ID)?.prodMbrPrice, expected);
    }
  });

  it('cost less from a quantity on, in the cart and in its total [B5.01] [D2]', async () => {
    const spSteps = [
      { from: 50, price: 30 },
      { from: 10, price: 40.5 },
    ];
    assert.equal((await save([line({ spValidFrom: null, spValidTo: null, spSteps })])).status, 200);
    const [saved] = await list();
    assert.deepEqual(
      saved?.spSteps.map(({ from }) => from),
      [10, 50],
      'in the order of the quantities',
    );
    for (const [quantity, unit] of [
      [9, 50],
      [10, 40.5],
      [49, 40.5],
      [50, 30],
    ] as const) {
      await app.db.deleteFrom('cart_items').where('user_id', '=', userId).execute();
      const added = await customer('/api/cart/item', {
        method: 'POST',
        payload: { prodId: ID, quantity },
      });
      assert.equal(added.status, 200, added.text);
      const cart = (await customer('/api/cart')).json<Cart>();
      const item = cart.items.find(({ itProdRef }) => itProdRef === REF);
      assert.equal(item?.itMbrUnitPriceET, unit, String(quantity));
    }
  });

  it('keep their days and steps when a client that does not know them saves the list [B5.01] [A4.05]', async () => {
    const terms = { spValidTo: inDays(30), spSteps: [{ from: 5, price: 45 }] };
    await save([line(terms)]);
    await save([line({ spPrice: 49 })]);
    const [saved] = await list();
    assert.deepEqual(
      [saved?.spPrice, saved?.spValidTo, saved?.spSteps],
      [49, terms.spValidTo, terms.spSteps],
    );
    await save([line({ spValidTo: null, spSteps: [] })]);
    assert.deepEqual(
      (await list()).map(({ spValidTo, spSteps }) => [spValidTo, spSteps]),
      [[null, []]],
    );
  });

  it('are refused with a sentence when they end before they begin, when steps overlap, or when a day is none [B5.01]', async () => {
    const refused = async (terms: object, message: RegExp) => {
      const answer = await save([line(terms)]);
      assert.equal(answer.status, 422, answer.text);
      assert.match(answer.text, message);
    };
    await refused({ spValidFrom: '2027-02-01', spValidTo: '2027-01-01' }, /finirait avant de commencer/);
    await refused({ spValidFrom: '2027-02-30' }, /n’existe pas/);
    await refused(
      {
        spSteps: [
          { from: 10, price: 4 },
          { from: 10, price: 5 },
        ],
      },
      /Deux paliers commencent à la même quantité/,
    );
    await refused({ spSteps: [{ from: 1, price: 4 }] }, /de 2 à 9999/);
    await refused({ spSteps: [{ from: 5, price: 4.005 }] }, /deux décimales/);
  });

  it('are told when one asks why: the customer of the own price, the office of any customer’s [B5.03]', async () => {
    await app.db.updateTable('products').set({ price_cents: 10_000 }).where('id', '=', ID).execute();
    await app.db
      .updateTable('users')
      .set({ discount: 1000, discount_faisceau: 0 })
      .where('id', '=', userId)
      .execute();
    const why = async (quantity: number) =>
      (await customer(`/api/product/${ID}/price?quantity=${quantity}`)).json<PriceReasons>();
    await save([line({ spSteps: [{ from: 10, price: 40 }], spValidTo: inDays(9), spValidFrom: null })]);
    const ten = await why(10);
    assert.deepEqual(
      [ten.rule, ten.unitPrice, ten.listPrice, ten.discount, ten.specialPrice, ten.reached, ten.validTo],
      ['step', 40, 100, 10, 50, 10, inDays(9)],
    );
    assert.deepEqual((await why(9)).rule, 'special');
    await save([]);
    assert.deepEqual([(await why(1)).rule, (await why(1)).unitPrice], ['discount', 90]);
    for (const ref of ['FA-00001', 'fa1']) {
      const office = await admin(`/api/admin/customer/${userId}/price/${ref}?quantity=3`);
      assert.deepEqual(office.json<PriceReasons>(), await why(3));
    }
    assert.equal((await admin(`/api/admin/customer/${userId}/price/ZZ-404`)).status, 404);
    assert.equal((await admin('/api/admin/customer/nobody/price/FA-00001')).status, 404);
    assert.equal((await customer('/api/product/p-fa-00008/price')).status, 404);
  });
});
