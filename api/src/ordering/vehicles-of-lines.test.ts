import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import type { Cart, FileResponse, Order, RecentVehicle } from '@extranet/shared/contracts';
import { newAddress } from '../testing/addresses.ts';
import { attachedTo } from '../testing/order-x/read-order-x.ts';
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

  it('tells the same product for two vehicles apart, in two lines; without one it joins the newest [B6.05]', async () => {
    const lines = (cart: Cart) =>
      cart.items.map(({ itVehicle, itQuantity }) => [itVehicle?.year, itQuantity]);
    await add('p-fa-00001');
    await add('p-fa-00001', 'peugeot.308ii.2016');
    await add('p-fa-00001', 'peugeot.308ii.2019');
    assert.deepEqual(lines(await add('p-fa-00001')), [
      [2016, 2],
      [2019, 2],
    ]);
    const both = [
      { prodId: 'p-fa-00001', quantity: 1, vehicle: 'peugeot.308ii.2014' },
      { prodId: 'p-fa-00001', quantity: 3, vehicle: 'peugeot.308ii.2016' },
      { prodId: 'p-fa-00001', quantity: 1 },
    ];
    assert.deepEqual(lines(await post<Cart>('/api/cart/items', both)), [
      [2016, 5],
      [2019, 2],
      [2014, 2],
    ]);
  });

  it('parts one product into lines that are ordered, priced by all their pieces, and printed each with its vehicle [B6.05]', async () => {
    const steps = JSON.stringify([{ from: 4, cents: 1000 }]);
    await app.db.deleteFrom('special_prices').where('ref_norm', '=', 'FA00001').execute();
    await app.db
      .insertInto('special_prices')
      .values({
        ...{ id: 'sp-steps', user_id: 'u-garage', prod_ref: 'FA-00001', ref_norm: 'FA00001' },
        ...{ price_cents: 2000, status: 'active', steps, updated_at: app.now().toISOString() },
        ...{ valid_from: null, valid_to: null },
      })
      .execute();
    for (const year of [2016, 2016, 2019, 2019]) await add('p-fa-00001', `peugeot.308ii.${year}`);
    const cart = (await garage('/api/cart')).json<Cart>();
    assert.deepEqual(
      cart.items.map(({ itMbrUnitPriceET }) => itMbrUnitPriceET),
      [10, 10],
    );
    const placed = await post<Order>('/api/order', { delivery: newAddress });
    assert.deepEqual(
      placed.items.map(({ itVehicle, itQuantity, itMbrUnitPriceET }) => [
        itVehicle?.year,
        itQuantity,
        itMbrUnitPriceET,
      ]),
      [
        [2016, 2, 10],
        [2019, 2, 10],
      ],
    );
    const form = (await garage(`/api/order/pdf/${placed.orderId}`)).json<FileResponse>();
    const text = (await pdfText(Buffer.from(form.contents, 'base64'))).join('');
    for (const year of [2016, 2019]) assert.ok(text.includes(`pourPeugeot308II,${year}`), text);
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

  it('prints under each line the reserve under which it fits, and leaves it out of the Order-X [B1.05] [B4.10]', async () => {
    const { db } = app;
    const sport = { without_equipment: '["sportBumper"]' };
    await db.updateTable('applications').set(sport).where('product_id', '=', 'p-fa-00001').execute();
    await add('p-fa-00001', 'peugeot.308ii.2016');
    await add('p-fa-00002', 'peugeot.308ii.2019');
    const placed = await post<Order>('/api/order', { delivery: newAddress });
    const form = (await garage(`/api/order/pdf/${placed.orderId}`)).json<FileResponse>();
    const pdf = Buffer.from(form.contents, 'base64');
    const text = (await pdfText(pdf)).join('');
    assert.match(text, /pourPeugeot308II,2016convient,saufavecunpare-chocssport/);
    assert.match(text, /pourPeugeot308II,2019neconvientpas:jusqu’à2017/);
    assert.doesNotMatch(await attachedTo(pdf, 'order-x.xml'), /pare-chocs|convient/);
  });

  it('says no condition of a line that was answered for its car, in the cart, on the order and on paper [B1.05] [B2.02]', async () => {
    const sport = { without_equipment: '["sportBumper"]' };
    await app.db.updateTable('applications').set(sport).where('product_id', '=', 'p-fa-00001').execute();
    const addFor = (equipment: object) =>
      post<Cart>('/api/cart/items', [
        { prodId: 'p-fa-00001', quantity: 1, vehicle: 'peugeot.308ii.2016', equipment },
      ]);
    const fitIn = (cart: Cart) => lineOf(cart, 'p-fa-00001')?.itFit;
    assert.equal(fitIn(await addFor({ ledLights: 'oui' }))?.equipment, 'sportBumper');
    // The condition stays where the answer is against it: whoever unpacks the part has to see it.
    assert.equal(fitIn(await addFor({ sportBumper: 'oui' }))?.equipment, 'sportBumper');
    assert.equal(fitIn(await addFor({ sportBumper: 'non' }))?.equipment, undefined);
    // One more of the same says nothing about the car.
    assert.equal(fitIn(await add('p-fa-00001', 'peugeot.308ii.2016'))?.equipment, undefined);
    const placed = await post<Order>('/api/order', { delivery: newAddress });
    assert.equal(placed.items[0]?.itFit?.equipment, undefined);
    const form = (await garage(`/api/order/pdf/${placed.orderId}`)).json<FileResponse>();
    const text = (await pdfText(Buffer.from(form.contents, 'base64'))).join('');
    assert.match(text, /pourPeugeot308II,2016/);
    assert.doesNotMatch(text, /pare-chocs/);
    // Whose car it was may read what is held of it.
    const own = (await garage('/api/customer/export')).json<FileResponse>();
    const held = JSON.parse(Buffer.from(own.contents, 'base64').toString()) as {
      orderLives: { vehicles: { order_id: string; vehicle: string; equipment: string }[] };
    };
    assert.deepEqual(
      held.orderLives.vehicles
        .filter(({ order_id }) => order_id === placed.orderId)
        .map(({ vehicle, equipment }) => [vehicle, equipment]),
      [['peugeot.308ii.2016', '{"sportBumper":"non"}']],
    );
    // Nothing but answers is kept.
    await app.db.deleteFrom('cart_items').execute();
    await addFor({ sportBumper: 'non', note: 'x'.repeat(5000) });
    const kept = await app.db.selectFrom('cart_items').select('equipment').executeTakeFirst();
    assert.equal(kept?.equipment, '{"sportBumper":"non"}');
    const refused = await garage('/api/cart/items', {
      method: 'POST',
      payload: [
        { prodId: 'p-fa-00001', quantity: 1, vehicle: 'peugeot.308ii.2016', equipment: { sportBumper: 'x' } },
      ],
    });
    assertRefused(refused, 400, 'request.invalid');
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
