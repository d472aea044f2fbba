import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import type { Cart, Offer } from '@extranet/shared/contracts';
import { signedIn } from '../../testing/signed-in.ts';
import { buildTestApp } from '../../testing/test-app.ts';

const { app } = await buildTestApp();
const garage = await signedIn(app, 'garage@demo.example');

const offers = async (payload: { prodId: string; quantity: number }[]) => {
  const answer = await garage('/api/offers', { method: 'POST', payload });
  assert.equal(answer.status, 200, answer.text);
  return answer.json<Offer[]>();
};
const change = (id: string, values: Record<string, string | number | null>) =>
  app.db.updateTable('products').set(values).where('id', '=', id).execute();

beforeEach(async () => {
  await app.db.deleteFrom('cart_items').execute();
  await change('p-fa-00001', { stock_code: '1', stock_qty: 12 });
});

describe('what so many pieces would find', () => {
  it('says the price and the stock of the quantity, as the cart does, and stores nothing', async () => {
    for (const quantity of [1, 12, 13, 9999]) {
      const [offer] = await offers([{ prodId: 'p-fa-00001', quantity }]);
      assert.deepEqual(await garage('/api/cart').then((answer) => answer.json<Cart>().items), []);
      const payload = { prodId: 'p-fa-00001', quantity };
      const { items } = (await garage('/api/cart/item', { method: 'POST', payload })).json<Cart>();
      assert.deepEqual(offer, {
        offProdId: 'p-fa-00001',
        offQuantity: quantity,
        offMbrUnitPriceET: items[0]?.itMbrUnitPriceET,
        offProdCodeStock: items[0]?.itProdCodeStock,
      });
      assert.equal(offer.offProdCodeStock, quantity > 12 ? '0' : '1');
      await app.db.deleteFrom('cart_items').execute();
    }
  });

  it('counts a price by quantity from the step on', async () => {
    await app.db.deleteFrom('special_prices').execute();
    const line = {
      ...{ user_id: 'u-garage', prod_ref: 'FA-00001', ref_norm: 'FA00001' },
      status: 'active' as const,
    };
    const at = app.now().toISOString();
    const steps = JSON.stringify([{ from: 10, cents: 750 }]);
    await app.db
      .insertInto('special_prices')
      .values({ ...line, id: 'stepped', price_cents: 900, steps, updated_at: at })
      .execute();
    const prices = [];
    for (const quantity of [9, 10]) {
      const [offer] = await offers([{ prodId: 'p-fa-00001', quantity }]);
      prices.push(offer?.offMbrUnitPriceET);
    }
    assert.deepEqual(prices, [9, 7.5]);
  });

  it('has no answer for a product that is unknown, gone, or of a catalogue that is not the customer’s', async () => {
    await change('p-fa-00002', { statut: 'supprime' });
    const [reader, asked] = [
      await signedIn(app, 'lecteur@demo.example'),
      ['p-fa-00002', 'p-at-00003', 'nothing'].map((prodId) => ({ prodId, quantity: 2 })),
    ];
    const answer = await reader('/api/offers', { method: 'POST', payload: asked });
    assert.deepEqual(answer.json<Offer[]>(), []);
  });
});
