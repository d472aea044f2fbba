import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Order, OrderLife } from '@extranet/shared/contracts';
import fc from 'fast-check';
import type { OrderItemsTable, OrdersTable } from '../../../base/db/schema/orders.ts';
import { outgoingMail } from '../../../testing/outgoing-mail.ts';
import { assertRefused } from '../../../testing/refusals.ts';
import { signedIn } from '../../../testing/signed-in.ts';
import { buildTestApp } from '../../../testing/test-app.ts';
import { settle } from './settle.ts';

const { app, config } = await buildTestApp();
const garage = await signedIn(app, 'garage@demo.example');
const admin = await signedIn(app, 'admin@demo.example', 'admin');
const post = (url: string, payload: unknown, call = garage) => call(url, { method: 'POST', payload });
const ok = <T>(answer: Awaited<ReturnType<typeof post>>): T => {
  assert.equal(answer.status, 200, answer.text);
  return answer.json<T>();
};

async function placed(): Promise<{ order: Order; first: string; second: string }> {
  for (const prodId of ['p-fa-00001', 'p-ki-00001'])
    ok(await post('/api/cart/item', { prodId, quantity: 5 }));
  const order = ok<Order>(await post('/api/order', { delivery: { daId: 'd-garage-1' } }));
  return { order, first: order.items[0]?.itId ?? '', second: order.items[1]?.itId ?? '' };
}
const cancel = (order: Order, body: object) =>
  post(`/api/order/${order.orderId}/cancel`, { version: 1, ...body });
const cents = (amount: number) => Math.round(amount * 100);

describe('cancelling pieces of a line', () => {
  it('keeps the rest at its unit price: totals, history, form and mail follow [B4.04]', async () => {
    const { order, first, second } = await placed();
    ok(await garage(`/api/order/pdf/${order.orderId}`));
    const pdfOf = () =>
      app.db.selectFrom('orders').select('pdf_id').where('id', '=', order.orderId).executeTakeFirst();
    assert.ok((await pdfOf())?.pdf_id);
    const quantities = [{ itId: first, quantity: 2 }];
    const after = ok<Order>(await cancel(order, { itIds: [first, second], quantities }));
    assert.deepEqual(
      after.items.map(({ itState, itQuantity }) => [itState, itQuantity]),
      [
        ['validee', 3],
        ['annulee', 5],
      ],
    );
    const [line] = after.items;
    assert.equal(line?.itMbrUnitPriceET, order.items[0]?.itMbrUnitPriceET);
    assert.equal(cents(line?.itMbrTotalPriceET ?? 0), 3 * cents(line?.itMbrUnitPriceET ?? 0));
    assert.equal(after.orderTotalPriceET, line?.itMbrTotalPriceET);
    assert.equal(after.orderPromisedOn, order.items[0]?.itPromisedOn ?? null);
    assert.equal((await pdfOf())?.pdf_id, null);
    const { events } = ok<OrderLife>(await garage(`/api/order/${order.orderId}/life`));
    const last = events.at(-1);
    assert.equal(last?.detail, 'annulee_en_partie');
    const words = order.items.map(({ itProdRef }, index) => `${itProdRef} × ${index === 0 ? 2 : 5}`);
    assert.deepEqual(last?.lines, words);
    const mail = await outgoingMail(app, config, `Annulation par le client\u00a0: ${order.orderRef}`);
    assert.ok(mail.text.includes(words.join(', ')));
  });

  it('of all pieces is the line, of too many nothing [B4.04]', async () => {
    const { order, first, second } = await placed();
    const pieces = (quantity: number, itId = first) => ({
      itIds: [first],
      quantities: [{ itId, quantity }],
    });
    assertRefused(await cancel(order, pieces(6)), 409, 'order.tooMany');
    assertRefused(await cancel(order, pieces(1, second)), 422, 'request.invalid');
    assertRefused(await cancel(order, pieces(0)), 400, 'request.invalid');
    const whole = ok<Order>(await cancel(order, pieces(5)));
    assert.deepEqual(
      whole.items.map(({ itState }) => itState),
      ['annulee', 'validee'],
    );
    assert.equal(whole.items[0]?.itQuantity, 5);
  });

  it('is too late once the line is in preparation [B4.04]', async () => {
    const { order, first } = await placed();
    ok(await post(`/api/admin/orders/${order.orderId}/steps`, { version: 1, step: 'preparer' }, admin));
    const late = { version: 2, itIds: [first], quantities: [{ itId: first, quantity: 1 }] };
    assertRefused(await cancel(order, late), 409, 'order.stepNotAllowed');
  });

  it('leaves sums that add up, whatever is cancelled [B4.04] [D2]', () => {
    const line = fc.record({
      unit_cents: fc.integer({ min: 1, max: 9_999_999 }),
      quantity: fc.integer({ min: 1, max: 999 }),
      left: fc.integer({ min: 0, max: 999 }),
    });
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 12 }), (lines) => {
        const items = lines.map(({ unit_cents, quantity, left }, index) => {
          const stays = Math.min(left, quantity);
          const state = stays === 0 ? 'annulee' : 'validee';
          const row = { id: `i${index}`, unit_cents, quantity: stays || quantity, state, promised_on: null };
          return row as unknown as OrderItemsTable;
        });
        const order = { vat_rate: 2000, total_et_cents: 7, vat_cents: 1, total_it_cents: 8 } as OrdersTable;
        const settled = settle(order, items);
        const living = settled.items.filter(({ state }) => state !== 'annulee');
        if (living.length === 0) return settled.order.total_it_cents === 8;
        const sum = (of: (item: OrderItemsTable) => number) =>
          living.reduce((total, item) => total + of(item), 0);
        const { total_et_cents, vat_cents, total_it_cents } = settled.order;
        assert.equal(
          total_et_cents,
          sum(({ unit_cents, quantity }) => unit_cents * quantity),
        );
        assert.equal(
          total_et_cents,
          sum((item) => item.total_et_cents),
        );
        assert.equal(
          vat_cents,
          sum((item) => item.vat_cents),
        );
        assert.equal(
          total_it_cents,
          sum((item) => item.total_it_cents),
        );
        assert.equal(total_it_cents, total_et_cents + vat_cents);
        return true;
      }),
    );
  });
});
