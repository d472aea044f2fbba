import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import type { Cart, FileResponse, Order, RecentVehicle } from '@extranet/shared/contracts';
import { newAddress } from '../testing/addresses.ts';
import { pdfText } from '../testing/pdf-text.ts';
import { assertRefused } from '../testing/refusals.ts';
import { signedIn } from '../testing/signed-in.ts';
import { buildTestApp } from '../testing/test-app.ts';

const { app } = await buildTestApp({ products: 100 });
const garage = await signedIn(app, 'garage@demo.example');

const add = async (prodId: string, vehicle?: string) => {
  const payload = { prodId, quantity: 1, ...(vehicle && { vehicle }) };
  const answer = await garage('/api/cart/item', { method: 'POST', payload });
  assert.equal(answer.status, 200, answer.text);
  return answer.json<Cart>();
};
const post = async <T>(url: string, payload: object) => {
  const answer = await garage(url, { method: 'POST', payload });
  assert.equal(answer.status, 200, answer.text);
  return answer.json<T>();
};
const OTHER_CAR = 'p-fa-00002';
const lineOf = (cart: Cart, prodId: string) => cart.items.find(({ itProdId }) => itProdId === prodId);

beforeEach(async () => {
  await app.db.deleteFrom('cart_items').execute();
  await app.db.updateTable('applications').set({ marque: 'Peugeot', marque_norm: 'PEUGEOT' }).execute();
  await app.db.updateTable('applications').set({ modele: '308 II', modele_norm: '308II' }).execute();
  await app.db.updateTable('applications').set({ year_from: 2013, year_to: 2017 }).execute();
});

describe('the vehicle of a line', () => {
  it('stays with the line of the cart, which says whether it fits and why not [B1.05]', async () => {
    await add('p-fa-00001', 'peugeot.308ii.2016');
    await add('p-fa-00002', 'peugeot.308ii.2019');
    const cart = await add('p-fa-00003');
    const fitting = lineOf(cart, 'p-fa-00001');
    assert.equal(fitting?.itVehicle?.modele, '308 II');
    assert.equal(fitting?.itVehicle?.year, 2016);
    assert.equal(fitting?.itFit?.code, 'fits');
    const late = lineOf(cart, 'p-fa-00002')?.itFit;
    assert.deepEqual([late?.code, late?.to], ['after', 2017]);
    const plain = lineOf(cart, 'p-fa-00003');
    assert.ok(plain && !('itVehicle' in plain) && !('itFit' in plain));
    assert.deepEqual((await garage('/api/cart')).json(), cart);
  });

  it('is the newest one that was named; adding without one keeps it', async () => {
    await add('p-fa-00001', 'peugeot.308ii.2016');
    await add('p-fa-00001', 'peugeot.308ii.2019');
    const line = lineOf(await add('p-fa-00001'), 'p-fa-00001');
    assert.equal(line?.itQuantity, 3);
    assert.equal(line?.itVehicle?.key, 'peugeot.308ii.2019');
    const both = [
      { prodId: 'p-fa-00001', quantity: 1, vehicle: 'peugeot.308ii.2014' },
      { prodId: 'p-fa-00001', quantity: 1 },
    ];
    const cart = await post<Cart>('/api/cart/items', both);
    assert.equal(lineOf(cart, 'p-fa-00001')?.itVehicle?.key, 'peugeot.308ii.2014');
  });

  it('does not keep a part that does not fit from being ordered; the order says for which vehicle it was, and that it does not fit [B1.03 B1.05]', async () => {
    await post('/api/vehicles/recent', { vehicle: 'peugeot.308ii.2019' });
    await add('p-fa-00001', 'peugeot.308ii.2019');
    await add('p-fa-00002');
    const draft = await post<Order>('/api/order', {});
    const url = `/api/order/${draft.orderId}`;
    await garage(`${url}/delivery`, { method: 'PUT', payload: { delivery: newAddress } });
    const placed = await post<Order>(`${url}/validate`, {});
    const read = (await garage(url)).json<Order>();
    const [listed] = (await garage('/api/orders?l=0,1')).json<Order[]>();
    for (const order of [draft, placed, read, listed])
      assert.deepEqual(
        order?.items.map(({ itVehicle, itFit }) => [itVehicle?.key, itFit?.code]),
        [
          ['peugeot.308ii.2019', 'after'],
          [undefined, undefined],
        ],
      );
    // On paper, too: parts for two cars must be told apart.
    const form = (await garage(`/api/order/pdf/${placed.orderId}`)).json<FileResponse>();
    const text = (await pdfText(Buffer.from(form.contents, 'base64'))).join('');
    assert.equal(text.split('pourPeugeot308II,2019').length - 1, 1);
  });

  it('leads from a recent vehicle to the last order with a part that fits it or is not judged, never to one with a part for another car [B1.03]', async () => {
    const key = 'peugeot.308ii.2014';
    await post('/api/vehicles/recent', { vehicle: key });
    const order = async (...products: string[]) => {
      for (const product of products) await add(product, key);
      const draft = await post<Order>('/api/order', {});
      const url = `/api/order/${draft.orderId}`;
      await garage(`${url}/delivery`, { method: 'PUT', payload: { delivery: newAddress } });
      return post<Order>(`${url}/validate`, {});
    };
    const linked = async () => {
      const recent = (await garage('/api/vehicles/recent')).json<RecentVehicle[]>();
      return recent.find(({ vehicle }) => vehicle.key === key)?.order?.orderRef;
    };
    const { db } = app;
    const elsewhere = { marque: 'Renault', marque_norm: 'RENAULT', modele: 'Kadjar', modele_norm: 'KADJAR' };
    await db.updateTable('applications').set(elsewhere).where('product_id', '=', OTHER_CAR).execute();
    const other = await order(OTHER_CAR);
    assert.deepEqual(
      other.items.map(({ itFit }) => itFit?.code),
      ['otherModel'],
    );
    assert.equal(await linked(), undefined);
    const both = await order('p-fa-00001', OTHER_CAR);
    assert.equal(await linked(), both.orderRef);
    await order(OTHER_CAR);
    assert.equal(await linked(), both.orderRef);
  });

  it('is a key: a plate is refused, and a model that is not known any more is left out', async () => {
    const payload = { prodId: 'p-fa-00001', quantity: 1, vehicle: 'AB-123-CD' };
    const refused = await garage('/api/cart/item', { method: 'POST', payload });
    assertRefused(refused, 400, 'request.invalid');
    const line = lineOf(await add('p-fa-00001', 'peugeot.909.2016'), 'p-fa-00001');
    assert.ok(line && !('itVehicle' in line));
  });
});
