import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type {
  AdminOrder,
  AdminOrderRow,
  AuditLine,
  NotificationList,
  Order,
  OrderLife,
  OrderMails,
  OrderStepsDone,
} from '@extranet/shared/contracts';
import { subjectsTo } from '../../../testing/mailed-link.ts';
import { assertRefused } from '../../../testing/refusals.ts';
import { signedIn } from '../../../testing/signed-in.ts';
import { buildTestApp } from '../../../testing/test-app.ts';

const { app, config } = await buildTestApp();
const garage = await signedIn(app, 'garage@demo.example');
const admin = await signedIn(app, 'admin@demo.example', 'admin');

const post = (url: string, payload: unknown) => garage(url, { method: 'POST', payload });
const office = (url: string, payload: unknown, method: 'POST' | 'PUT' = 'POST') =>
  admin(`/api/admin/orders/${url}`, { method, payload });
const ok = <T>(answer: Awaited<ReturnType<typeof post>>): T => {
  assert.equal(answer.status, 200, answer.text);
  return answer.json<T>();
};
const PRODUCTS = ['p-fa-00001', 'p-ki-00001'];

async function place(quantity = 3): Promise<Order> {
  for (const prodId of PRODUCTS) ok(await post('/api/cart/item', { prodId, quantity }));
  return ok(await post('/api/order', { delivery: { daId: 'd-garage-1' } }));
}
const read = async ({ orderId }: Order) => ok<Order>(await garage(`/api/order/${orderId}`));
const lifeOf = async ({ orderId }: Order) => ok<OrderLife>(await garage(`/api/order/${orderId}/life`));
const seen = async ({ orderId }: Order) => ok<AdminOrder>(await admin(`/api/admin/orders/${orderId}`));
const line = (order: Order, at: number) => order.items[at]?.itId ?? '';
const states = ({ items }: Order) => items.map(({ itState }) => itState);
const parcel = (version: number, lines: { itId: string; quantity: number }[], more = {}) => ({
  version,
  carrier: 'Chronopost',
  number: 'XY123',
  link: 'https://www.chronopost.fr/suivi?n=XY123',
  lines,
  ...more,
});
const cents = (amount: number) => Math.round(amount * 100);

describe('the life of an order', () => {
  it('goes from validée to livrée by parcels, each step with who and when [B4.01] [B4.03]', async () => {
    const order = await place();
    assert.deepEqual([order.orderState, ...states(order)], ['validee', 'validee', 'validee']);
    const { orderId } = order;
    const [one, two] = [line(order, 0), line(order, 1)];
    const prepared = ok<AdminOrder>(await office(`${orderId}/steps`, { version: 1, step: 'preparer' }));
    assert.equal(prepared.order.orderState, 'en_preparation');
    const sent = ok<AdminOrder>(
      await office(
        `${orderId}/parcels`,
        parcel(2, [
          { itId: one, quantity: 3 },
          { itId: two, quantity: 1 },
        ]),
      ),
    );
    assert.deepEqual(
      [sent.order.orderState, ...states(sent.order)],
      ['expediee_en_partie', 'expediee', 'expediee_en_partie'],
    );
    assert.equal(sent.order.items[1]?.itShipped, 1);
    const rest = ok<AdminOrder>(await office(`${orderId}/parcels`, parcel(3, [{ itId: two, quantity: 2 }])));
    assert.equal(rest.order.orderState, 'expediee');
    let version = 4;
    for (const { parcelId } of rest.life.parcels) {
      const arrived = await office(`${orderId}/parcels/${parcelId}/delivered`, { version });
      version = ok<AdminOrder>(arrived).life.version;
    }
    const after = await read(order);
    assert.deepEqual([after.orderState, after.orderStatus], ['livree', 'validee']);
    const { events, parcels } = await lifeOf(order);
    assert.deepEqual(
      events.map(({ kind, state }) => `${kind} ${state}`),
      [
        'step validee',
        'step en_preparation',
        'parcel expediee_en_partie',
        'parcel expediee',
        'delivered expediee',
        'delivered livree',
      ],
    );
    assert.deepEqual(
      parcels.map(({ lines }) => lines.map(({ quantity }) => quantity)),
      [[3, 1], [2]],
    );
    // The customer reads what happened; who of the house did it is for the house.
    assert.ok(events.every(({ who }) => who === ''));
    assert.ok((await seen(order)).life.events.some(({ who }) => who === 'Camille Martin'));
    const query = encodeURIComponent(JSON.stringify({ 'auObjectId:eq': orderId }));
    const trail = ok<AuditLine[]>(await admin(`/api/admin/audit?query=${query}`));
    assert.deepEqual(trail.map(({ auAction }) => auAction).sort(), [
      'order.delivered',
      'order.delivered',
      'order.parcel',
      'order.parcel',
      'order.step',
    ]);
  });

  it('refuses every step that the table does not allow, and changes nothing [B4.01]', async () => {
    const order = await place();
    const { orderId } = order;
    assertRefused(
      await office(`${orderId}/steps`, { version: 1, step: 'remettre' }),
      409,
      'order.stepNotAllowed',
    );
    assertRefused(await office(`${orderId}/steps`, { version: 1, step: 'livrer' }), 400, 'request.invalid');
    const unknown = { version: 1, step: 'preparer', itIds: ['nothing'] };
    assertRefused(await office(`${orderId}/steps`, unknown), 422, 'request.invalid');
    assertRefused(await office('nothing/steps', { version: 1, step: 'preparer' }), 404, 'notFound');
    ok(await office(`${orderId}/steps`, { version: 1, step: 'annuler', reason: 'Rupture' }));
    for (const step of ['preparer', 'remettre', 'annuler'])
      assertRefused(await office(`${orderId}/steps`, { version: 2, step }), 409, 'order.stepNotAllowed');
    const sending = await office(`${orderId}/parcels`, parcel(2, [{ itId: line(order, 0), quantity: 1 }]));
    assertRefused(sending, 409, 'order.tooMany');
    const after = await read(order);
    assert.deepEqual([after.orderState, after.orderStatus, after.orderVersion], ['annulee', 'annulee', 2]);
  });

  it('two clerks at once: the second reads what changed [B4.03]', async () => {
    const order = await place();
    const { orderId } = order;
    const lines = [{ itId: line(order, 0), quantity: 2 }];
    const answers = await Promise.all([1, 2].map(() => office(`${orderId}/parcels`, parcel(1, lines))));
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    assert.ok(refused);
    const facts = assertRefused(refused, 409, 'order.changed') as unknown as {
      version: number;
      events: object[];
    };
    assert.equal(facts.version, 2);
    assert.deepEqual(facts.events.length, 1);
    assert.equal((await lifeOf(order)).parcels.length, 1);
  });

  it('refuses a parcel without a line, with too much, with a link that is none, or nonsense [B4.03]', async () => {
    const order = await place();
    const { orderId } = order;
    const itId = line(order, 0);
    const send = (lines: { itId: string; quantity: number }[], more = {}) =>
      office(`${orderId}/parcels`, parcel(1, lines, more));
    assertRefused(await send([]), 422, 'request.invalid');
    assertRefused(await send([{ itId, quantity: 4 }]), 409, 'order.tooMany');
    assertRefused(
      await send([
        { itId, quantity: 1 },
        { itId, quantity: 1 },
      ]),
      422,
      'request.invalid',
    );
    assertRefused(await send([{ itId: 'nothing', quantity: 1 }]), 422, 'request.invalid');
    for (const link of [
      'javascript:alert(1)',
      'http://suivi.example/1',
      'suivi',
      'https://localhost/1',
      'https://a:b@c.fr',
    ])
      assertRefused(await send([{ itId, quantity: 1 }], { link }), 422, 'request.invalid');
    assertRefused(await send([{ itId, quantity: 1 }], { carrier: '  ' }), 422, 'request.invalid');
    assertRefused(await send([{ itId, quantity: 1 }], { expectedOn: '2020-01-01' }), 422, 'request.invalid');
    assertRefused(await send([{ itId, quantity: 1 }], { expectedOn: '2026-02-31' }), 422, 'request.invalid');
    const christmas = `${app.now().getUTCFullYear() + 1}-12-25`;
    assertRefused(await send([{ itId, quantity: 1 }], { expectedOn: christmas }), 422, 'request.invalid');
    assert.deepEqual((await lifeOf(order)).parcels, []);
  });

  it('a parcel that was entered by mistake is taken back; one that arrived is not [B4.03]', async () => {
    const order = await place();
    const { orderId } = order;
    const lines = order.items.map(({ itId, itQuantity: quantity }) => ({ itId, quantity }));
    const sent = ok<AdminOrder>(await office(`${orderId}/parcels`, parcel(1, lines)));
    const url = `${orderId}/parcels/${sent.life.parcels[0]?.parcelId}`;
    const back = ok<AdminOrder>(await office(`${url}/withdraw`, { version: 2 }));
    assert.deepEqual([back.order.orderState, back.life.parcels.length], ['en_preparation', 0]);
    const again = ok<AdminOrder>(await office(`${orderId}/parcels`, parcel(3, lines)));
    const next = `${orderId}/parcels/${again.life.parcels[0]?.parcelId}`;
    ok(await office(`${next}/delivered`, { version: 4 }));
    assertRefused(await office(`${next}/withdraw`, { version: 5 }), 409, 'order.parcelDelivered');
    assertRefused(await office(`${next}/delivered`, { version: 5 }), 409, 'order.parcelDelivered');
  });

  it('an arrival that was entered by mistake is taken back, and the customer is told [B4.01] [B4.03]', async () => {
    const order = await place();
    const { orderId } = order;
    const lines = order.items.map(({ itId, itQuantity: quantity }) => ({ itId, quantity }));
    const sent = ok<AdminOrder>(await office(`${orderId}/parcels`, parcel(1, lines)));
    const url = `${orderId}/parcels/${sent.life.parcels[0]?.parcelId}`;
    assertRefused(await office(`${url}/undelivered`, { version: 2 }), 409, 'order.parcelNotDelivered');
    ok(await office(`${url}/delivered`, { version: 2 }));
    const back = ok<AdminOrder>(await office(`${url}/undelivered`, { version: 3 }));
    assert.deepEqual([back.order.orderState, back.life.parcels[0]?.deliveredAt], ['expediee', null]);
    assert.equal((await lifeOf(order)).events.at(-1)?.kind, 'undelivered');
    const news = ok<NotificationList>(await garage('/api/notifications'));
    assert.match(news.notifications[0]?.title ?? '', /encore en route/);
    // Then it can be taken back as a whole, or arrive.
    ok(await office(`${url}/withdraw`, { version: 4 }));
  });
});

describe('a customer', () => {
  it('cancels lines that are not in preparation: totals follow, the form is made anew [B4.04]', async () => {
    const order = await place();
    const { orderId } = order;
    const before = ok<{ contents: string }>(await garage(`/api/order/pdf/${orderId}`)).contents;
    const gone = order.items[0];
    const cancelled = ok<Order>(
      await post(`/api/order/${orderId}/cancel`, { version: 1, itIds: [line(order, 0)], reason: 'Erreur' }),
    );
    assert.deepEqual([cancelled.orderState, ...states(cancelled)], ['validee', 'annulee', 'validee']);
    assert.equal(
      cents(cancelled.orderTotalPriceET),
      cents(order.orderTotalPriceET) - cents(gone?.itMbrTotalPriceET ?? 0),
    );
    assert.equal(
      cents(cancelled.orderTotalPriceET) + cents(cancelled.orderVATAmount),
      cents(cancelled.orderTotalPriceIT),
    );
    assert.notEqual(ok<{ contents: string }>(await garage(`/api/order/pdf/${orderId}`)).contents, before);
    assert.ok(
      (await subjectsTo(app, config, 'admin@demo.example')).some((one) => one.includes(order.orderRef)),
    );
    const again = await post(`/api/order/${orderId}/cancel`, { version: 2, itIds: [line(order, 0)] });
    assertRefused(again, 409, 'order.stepNotAllowed');
    const stale = await post(`/api/order/${orderId}/cancel`, { version: 1, itIds: [line(order, 1)] });
    assertRefused(stale, 409, 'order.changed');
    const last = ok<Order>(
      await post(`/api/order/${orderId}/cancel`, { version: 2, itIds: [line(order, 1)] }),
    );
    assert.deepEqual([last.orderState, last.orderStatus], ['annulee', 'annulee']);
  });

  it('cancels nothing that is in preparation, and nobody else’s [B4.04]', async () => {
    const order = await place();
    const url = `/api/order/${order.orderId}/cancel`;
    const payload = { version: 2, itIds: [line(order, 0), line(order, 1)] };
    ok(await office(`${order.orderId}/steps`, { version: 1, step: 'preparer', itIds: [line(order, 0)] }));
    assertRefused(await post(url, payload), 409, 'order.stepNotAllowed');
    assert.deepEqual(states(await read(order)), ['en_preparation', 'validee']);
    const atelier = await signedIn(app, 'atelier@demo.example');
    assertRefused(await atelier(url, { method: 'POST', payload }), 404, 'notFound');
    assertRefused(await atelier(`/api/order/${order.orderId}/life`), 404, 'notFound');
  });

  it('asks for a change in words, and reads the answer [B4.04]', async () => {
    const order = await place();
    const { orderId } = order;
    const asked = ok<OrderLife>(await post(`/api/order/${orderId}/requests`, { text: ' Livrer lundi ? ' }));
    assert.deepEqual([asked.version, asked.requests[0]?.text], [2, 'Livrer lundi ?']);
    const url = `${orderId}/requests/${asked.requests[0]?.requestId}`;
    ok(await office(url, { version: 2, answer: 'Oui, lundi 30.' }, 'PUT'));
    assertRefused(await office(url, { version: 3, answer: 'Non.' }, 'PUT'), 409, 'order.answered');
    assert.equal((await lifeOf(order)).requests[0]?.answer, 'Oui, lundi 30.');
    assertRefused(await post(`/api/order/${orderId}/requests`, { text: '   ' }), 422, 'request.invalid');
    const subjects = await subjectsTo(app, config, 'garage@demo.example');
    assert.ok(
      subjects.some((one) => one.startsWith('Une réponse à votre demande') && one.includes(order.orderRef)),
    );
  });

  it('hears by mail of the steps that they chose, by default of what is sent or cancelled [B4.04]', async () => {
    const choices = ok<OrderMails>(await garage('/api/order-mails'));
    assert.deepEqual([choices.sent, choices.cancelled, choices.prepared], [true, true, false]);
    const mailsOf = async (order: Order) =>
      (await subjectsTo(app, config, 'garage@demo.example')).filter((one) => one.includes(order.orderRef));
    const first = await place();
    ok(await office(`${first.orderId}/steps`, { version: 1, step: 'preparer' }));
    ok(await office(`${first.orderId}/parcels`, parcel(2, [{ itId: line(first, 0), quantity: 3 }])));
    assert.deepEqual((await mailsOf(first)).map((one) => one.split('\u00a0')[0]).sort(), [
      'Un colis est en route',
      `Votre commande ${first.orderRef}`,
    ]);
    const other = { ...choices, prepared: true, sent: false };
    ok(await garage('/api/order-mails', { method: 'PUT', payload: other }));
    assert.deepEqual(ok<OrderMails>(await garage('/api/order-mails')), other);
    const second = await place();
    ok(await office(`${second.orderId}/steps`, { version: 1, step: 'preparer' }));
    ok(await office(`${second.orderId}/parcels`, parcel(2, [{ itId: line(second, 0), quantity: 3 }])));
    assert.deepEqual((await mailsOf(second)).map((one) => one.split('\u00a0')[0]).sort(), [
      `Votre commande ${second.orderRef}`,
      'Votre commande est en préparation',
    ]);
    assertRefused(
      await garage('/api/order-mails', { method: 'PUT', payload: { ...other, sent: 'yes' } }),
      400,
      'request.invalid',
    );
  });
});

describe('the office', () => {
  it('reads an order with prices, both addresses, history and its own notes [B4.09] [W2.03]', async () => {
    const order = await place();
    ok(await office(`${order.orderId}/notes`, { text: ' Client pressé ' }));
    const page = await seen(order);
    assert.deepEqual(
      page.notes.map(({ text, author }) => [text, author]),
      [['Client pressé', 'Camille Martin']],
    );
    assert.ok(page.order.delivery?.daAddress && page.customer.userAddress.length > 1);
    assert.ok(page.order.items.every(({ itMbrUnitPriceET }) => itMbrUnitPriceET > 0));
    assert.ok(!JSON.stringify(await lifeOf(order)).includes('pressé'));
    assertRefused(await office(`${order.orderId}/notes`, { text: ' ' }), 422, 'request.invalid');
    assertRefused(await admin('/api/admin/orders/nothing'), 404, 'notFound');
  });

  it('finds by state and by lateness, and takes one step for several at once, and takes it back [B4.09] [B9.04]', async () => {
    const [one, two] = [await place(), await place()];
    ok(await office(`${two.orderId}/steps`, { version: 1, step: 'annuler' }));
    const orders = [one, two].map(({ orderId }) => ({ orderId, version: 1 }));
    const done = ok<OrderStepsDone>(
      await admin('/api/admin/orders/steps', { method: 'POST', payload: { step: 'preparer', orders } }),
    );
    assert.deepEqual(done.done, [one.orderId]);
    assert.deepEqual(
      done.refused.map(({ orderRef }) => orderRef),
      [two.orderRef],
    );
    const list = async (query: object) =>
      ok<AdminOrderRow[]>(
        await admin(`/api/admin/orders?query=${encodeURIComponent(JSON.stringify(query))}`),
      );
    const inPreparation = await list({ 'orderState:in': ['en_preparation'] });
    assert.ok(inPreparation.some(({ orderId }) => orderId === one.orderId));
    assert.ok(inPreparation.every(({ orderState }) => orderState === 'en_preparation'));
    const back = async (version: number) =>
      ok<OrderStepsDone>(
        await admin('/api/admin/orders/steps', {
          method: 'POST',
          payload: { step: 'remettre', orders: [{ orderId: one.orderId, version }] },
        }),
      );
    // On the version of before the step it would take back what somebody else may have done.
    assert.deepEqual((await back(1)).done, []);
    assert.deepEqual((await back(2)).done, [one.orderId]);
    assert.equal((await seen(one)).order.orderState, 'validee');
    const late = await list({ 'orderDueOn:lte': '2026-01-01' });
    assert.deepEqual(late, []);
    const due = await list({ 'orderDueOn:lte': '2099-01-01' });
    assert.ok(due.length > 0 && due.every(({ orderDueOn }) => orderDueOn));
  });
});
