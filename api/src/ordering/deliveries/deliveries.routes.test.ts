import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Delivery, Order } from '@extranet/shared/contracts';
import { newAddress } from '../../testing/addresses.ts';
import { assertRefused } from '../../testing/refusals.ts';
import { type Caller, signedIn } from '../../testing/signed-in.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { deleteDelivery, updateDelivery } from './deliveries.queries.ts';

const { app } = await buildTestApp({ products: 30 });
const garage = await signedIn(app, 'garage@demo.example');
const atelier = await signedIn(app, 'atelier@demo.example');

const list = async (call: Caller, query?: object) =>
  (await call(`/api/deliveries${query ? `?query=${encodeURIComponent(JSON.stringify(query))}` : ''}`)).json<
    Delivery[]
  >();
const create = (call: Caller, payload: unknown) => call('/api/delivery', { method: 'POST', payload });
const change = (call: Caller, id: string, payload: unknown) =>
  call(`/api/delivery/${id}`, { method: 'PUT', payload });
const remove = (call: Caller, id: string) => call(`/api/delivery/${id}`, { method: 'DELETE' });

describe('addresses', () => {
  it('are all listed, or only the visible ones [C7.29 C3.08]', async () => {
    const all = await list(garage);
    assert.equal(all.length, 4);
    const visible = await list(garage, { 'daStatus:eq': 'visible' });
    assert.deepEqual(
      visible,
      all.filter(({ daStatus }) => daStatus === 'visible'),
    );
    assertRefused(await garage('/api/deliveries?query=%7B%22userId:eq%22:1%7D'), 400, 'query.unknownFilter');
  });

  it('are created in FRANCE and visible unless said otherwise, and read back exactly [C7.30 C3.08]', async () => {
    const created = await create(garage, newAddress);
    assert.equal(created.status, 200, created.text);
    const delivery = created.json<Delivery>();
    assert.deepEqual(delivery, {
      ...newAddress,
      daId: delivery.daId,
      daCountry: 'FRANCE',
      daPhone2: '',
      daEmail: '',
      daStatus: 'visible',
    });
    assert.deepEqual((await garage(`/api/delivery/${delivery.daId}`)).json<Delivery>(), delivery);
  });

  it('are refused with a 422 that lists what is wrong, field by field [C8.07 C5.08]', async () => {
    const { fields, message } = assertRefused(
      await create(garage, { daPhone1: 'appelez-moi' }),
      422,
      'delivery.invalid',
    );
    assert.match(message, /adresse/);
    assert.deepEqual(fields?.map(({ field }) => field).sort(), [
      'daAddress',
      'daCity',
      'daFirstname',
      'daName',
      'daPhone1',
      'daPostCode',
    ]);
    const typed = assertRefused(await create(garage, { ...newAddress, daCity: 7 }), 422, 'request.invalid');
    assert.deepEqual(
      typed.fields?.map(({ field }) => field),
      ['daCity'],
    );
    const email = assertRefused(
      await create(garage, { ...newAddress, daEmail: 'x@' }),
      422,
      'delivery.invalid',
    );
    assert.equal(email.fields?.[0]?.field, 'daEmail');
  });

  it('are refused with a number that cannot be one, or a French postcode without five digits', async () => {
    const wrong = async (over: object) => {
      const refusal = assertRefused(
        await create(garage, { ...newAddress, ...over }),
        422,
        'delivery.invalid',
      );
      return refusal.fields?.map(({ field }) => field);
    };
    assert.deepEqual(await wrong({ daPhone1: '+33 123' }), ['daPhone1']);
    assert.deepEqual(await wrong({ daPhone2: '+33 24055183012' }), ['daPhone2']);
    assert.deepEqual(await wrong({ daPostCode: 'ABCDE' }), ['daPostCode']);
    assert.deepEqual(await wrong({ daPostCode: '4400', daCountry: 'France' }), ['daPostCode']);
    const abroad = { daPostCode: 'L-1420', daCountry: 'Luxembourg', daPhone1: '+352 621123456' };
    assert.equal((await create(garage, { ...newAddress, ...abroad })).status, 200);
  });

  it('that were stored before today’s rules can still be changed elsewhere than there', async () => {
    const { daId } = (await create(garage, newAddress)).json<Delivery>();
    const old = { phone1: '+33 123', postcode: 'ABCDE' };
    await app.db.updateTable('deliveries').set(old).where('id', '=', daId).execute();
    assert.equal((await change(garage, daId, { daCity: 'Brest' })).status, 200);
    assertRefused(await change(garage, daId, { daPhone1: '+33 45' }), 422, 'delivery.invalid');
    assertRefused(await change(garage, daId, { daPostCode: 'X' }), 422, 'delivery.invalid');
  });

  it('are changed field by field, and refused when that leaves them incomplete [C7.31]', async () => {
    const { daId } = (await create(garage, newAddress)).json<Delivery>();
    const changed = (await change(garage, daId, { daCity: 'Brest', daStatus: 'hidden' })).json<Delivery>();
    assert.deepEqual(
      [changed.daCity, changed.daStatus, changed.daName],
      ['Brest', 'hidden', newAddress.daName],
    );
    assertRefused(await change(garage, daId, { daName: ' ' }), 422, 'delivery.invalid');
    assert.deepEqual((await garage(`/api/delivery/${daId}`)).json<Delivery>(), changed);
  });

  it('are deleted, or hidden when an order used them [C7.32]', async () => {
    const unused = (await create(garage, newAddress)).json<Delivery>();
    assert.equal((await remove(garage, unused.daId)).status, 200);
    assertRefused(await garage(`/api/delivery/${unused.daId}`), 404, 'notFound');
    const used = (await create(garage, newAddress)).json<Delivery>();
    await garage('/api/cart/item', { method: 'POST', payload: { prodId: 'p-fa-00001', quantity: 1 } });
    const payload = { delivery: { daId: used.daId } };
    const order = (await garage('/api/order', { method: 'POST', payload })).json<Order>();
    assert.equal((await remove(garage, used.daId)).status, 200);
    assert.equal((await garage(`/api/delivery/${used.daId}`)).json<Delivery>().daStatus, 'hidden');
    assert.deepEqual((await garage(`/api/order/${order.orderId}`)).json<Order>().delivery, used);
  });

  it('belong to one customer: somebody else’s is answered like an unknown one [C7.31 C7.32]', async () => {
    const [own] = await list(garage);
    for (const id of [own?.daId ?? '', 'nothing']) {
      assertRefused(await atelier(`/api/delivery/${id}`), 404, 'notFound');
      assertRefused(await change(atelier, id, newAddress), 404, 'notFound');
      assertRefused(await remove(atelier, id), 404, 'notFound');
    }
    assert.deepEqual((await list(garage))[0], own);
  });
});

it('no query changes or deletes an address of somebody else', async () => {
  const find = () =>
    app.db.selectFrom('deliveries').selectAll().where('id', '=', 'd-garage-1').executeTakeFirst();
  const before = await find();
  assert.ok(before);
  assert.equal(await updateDelivery(app.db, 'u-atelier', before.id, { city: 'Ailleurs' }), undefined);
  await deleteDelivery(app.db, 'u-atelier', before.id);
  assert.deepEqual(await find(), before);
});
