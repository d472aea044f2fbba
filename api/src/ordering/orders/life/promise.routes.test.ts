import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type {
  AdminOrder,
  Cart,
  FileResponse,
  Order,
  PromiseSettings,
  Promises,
} from '@extranet/shared/contracts';
import { addDays, arrivalDay, inParis, isHoliday, weekday } from '@extranet/shared/rules/order';
import { shortDate } from '../../../base/text/french.ts';
import { pdfText } from '../../../testing/pdf-text.ts';
import { assertRefused } from '../../../testing/refusals.ts';
import { signedIn } from '../../../testing/signed-in.ts';
import { buildTestApp } from '../../../testing/test-app.ts';

const { app } = await buildTestApp();
const garage = await signedIn(app, 'garage@demo.example');
const admin = await signedIn(app, 'admin@demo.example', 'admin');
const promises = async (query = '') => {
  const answer = await garage(`/api/promise${query}`);
  assert.equal(answer.status, 200, answer.text);
  return answer.json<Promises>().promises;
};
const settings = async () => (await admin('/api/admin/promise-settings')).json<PromiseSettings>();
const save = (payload: object) => admin('/api/admin/promise-settings', { method: 'PUT', payload });
const today = () => inParis(app.now()).day;

async function place(): Promise<Order> {
  await garage('/api/cart/item', { method: 'POST', payload: { prodId: 'p-fa-00001', quantity: 1 } });
  const payload = { delivery: { daId: 'd-garage-1' } };
  return (await garage('/api/order', { method: 'POST', payload })).json<Order>();
}

describe('the promise', () => {
  it('is a working day after today for what is in stock, and none on request [B4.02]', async () => {
    const all = await promises();
    const inStock = all.find(({ stockCode }) => stockCode === '1');
    assert.ok(inStock?.on && inStock.on > today() && inStock.orderBefore);
    assert.ok(weekday(inStock.on) <= 5 && !isHoliday(inStock.on));
    assert.deepEqual(
      all.filter(({ on }) => on === null).map(({ stockCode, none }) => [stockCode, none]),
      [
        ['0', 'onRequest'],
        ['9', 'onRequest'],
      ],
    );
  });

  it('takes longer to an island, and is none abroad; somebody else’s address is not found [B4.02]', async () => {
    const day = (list: Awaited<ReturnType<typeof promises>>) =>
      list.find(({ stockCode }) => stockCode === '1');
    const near = day(await promises('?postcode=44000'));
    const far = day(await promises('?postcode=20000'));
    assert.ok(near?.on && far?.on && far.on > near.on);
    assert.equal(day(await promises('?postcode=1000&country=BELGIQUE'))?.none, 'abroad');
    assertRefused(await garage('/api/promise?daId=nothing'), 404, 'notFound');
  });

  it('is kept with the order and its lines; the office promises anew, with a reason [B4.02]', async () => {
    await app.db.updateTable('products').set({ stock_code: '1' }).where('id', '=', 'p-fa-00001').execute();
    const order = await place();
    const expected = (await promises('?daId=d-garage-1')).find(({ stockCode }) => stockCode === '1')?.on;
    assert.equal(order.orderPromisedOn, expected);
    assert.deepEqual([order.items[0]?.itPromisedOn, order.orderDueOn], [expected, expected]);
    const form = (await garage(`/api/order/pdf/${order.orderId}`)).json<FileResponse>();
    const [page] = await pdfText(Buffer.from(form.contents, 'base64'));
    assert.match(page ?? '', new RegExp(`Livraisonestimée${shortDate(`${expected}T12:00:00Z`)}`));
    const later = arrivalDay(addDays(today(), 10));
    const put = (payload: object) =>
      admin(`/api/admin/orders/${order.orderId}/promise`, { method: 'PUT', payload });
    const moved = await put({ version: 1, promisedOn: later, reason: 'Retard du fournisseur' });
    assert.equal(moved.json<AdminOrder>().order.orderPromisedOn, later);
    assert.equal(moved.json<AdminOrder>().life.events.at(-1)?.reason, 'Retard du fournisseur');
    for (const promisedOn of [addDays(today(), -1), '2026-02-31', '2099-01-01'])
      assertRefused(await put({ version: 2, promisedOn }), 422, 'request.invalid');
  });

  it('is for so many pieces as the house has, for all vehicles together; more of them are on request [B4.02]', async () => {
    const stored = { stock_code: '1', stock_qty: 12 } as const;
    await app.db.updateTable('products').set(stored).where('id', '=', 'p-fa-00001').execute();
    const add = async (quantity: number) => {
      const payload = { prodId: 'p-fa-00001', quantity };
      const answer = await garage('/api/cart/item', { method: 'POST', payload });
      return answer.json<Cart>().items.map(({ itProdCodeStock }) => itProdCodeStock);
    };
    assert.deepEqual(await add(12), ['1']);
    assert.deepEqual(await add(1), ['0']);
    const payload = { delivery: { daId: 'd-garage-1' } };
    const order = (await garage('/api/order', { method: 'POST', payload })).json<Order>();
    assert.deepEqual([order.items[0]?.itProdCodeStock, order.items[0]?.itPromisedOn], ['0', null]);
    assert.equal(order.orderPromisedOn, null);
    await app.db.updateTable('products').set({ stock_qty: null }).where('id', '=', 'p-fa-00001').execute();
    assert.deepEqual(await add(500), ['1'], 'a stock that was never counted is taken at its word');
    await app.db.deleteFrom('cart_items').execute();
  });

  it('is never for a Sunday or a day off, by hand neither; the next possible day is named [B4.02]', async () => {
    const order = await place();
    const sunday = addDays(today(), 7 - weekday(today()) + 7);
    const refused = await admin(`/api/admin/orders/${order.orderId}/promise`, {
      method: 'PUT',
      payload: { version: 1, promisedOn: sunday, reason: '' },
    });
    const { fields } = assertRefused(refused, 422, 'request.invalid');
    const message = fields?.[0]?.message ?? '';
    assert.match(
      message,
      /^Rien n’est livré le dimanche .* Le premier jour possible ensuite est le (?!dimanche)/,
    );
    const christmas = `${Number(today().slice(0, 4)) + 1}-12-25`;
    const payload = { version: 1, promisedOn: christmas, reason: '' };
    const other = await admin(`/api/admin/orders/${order.orderId}/promise`, { method: 'PUT', payload });
    assertRefused(other, 422, 'request.invalid');
  });

  it('follows the calendar of the back office; without a working day it says so [B4.02] [B9.07]', async () => {
    const { version, ...before } = await settings();
    assert.equal(before.cutOff, '15:00');
    assert.equal((await save({ ...before, workDays: [] })).status, 200);
    assert.ok((await promises()).every(({ on }) => on === null));
    assert.equal((await promises()).find(({ stockCode }) => stockCode === '1')?.none, 'noWorkingDay');
    const order = await place();
    assert.deepEqual([order.orderPromisedOn, order.orderState], [null, 'validee']);
    for (const wrong of [{ cutOff: '25:00' }, { workDays: [8] }, { carrier: 0 }, { closedDays: ['demain'] }])
      assertRefused(await save({ ...before, ...wrong }), 422, 'request.invalid');
    assert.equal((await save(before)).status, 200);
    assertRefused(await save({ ...before, version }), 409, 'promise.changedMeanwhile');
  });

  it('a draft is promised when it is validated [B4.02]', async () => {
    await garage('/api/cart/item', { method: 'POST', payload: { prodId: 'p-fa-00001', quantity: 1 } });
    const draft = (await garage('/api/order', { method: 'POST', payload: {} })).json<Order>();
    assert.deepEqual([draft.orderState, draft.orderPromisedOn], ['brouillon', null]);
    const url = `/api/order/${draft.orderId}`;
    await garage(`${url}/delivery`, { method: 'PUT', payload: { delivery: { daId: 'd-garage-1' } } });
    const order = (await garage(`${url}/validate`, { method: 'POST', payload: {} })).json<Order>();
    assert.deepEqual([order.orderState, order.items[0]?.itState], ['validee', 'validee']);
    assert.ok(order.orderPromisedOn);
    assert.deepEqual((await garage(url)).json<Order>(), order);
  });
});
