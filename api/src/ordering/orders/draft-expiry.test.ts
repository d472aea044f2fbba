import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import type { Order } from '@extranet/shared/contracts';
import { outgoingMail } from '../../testing/outgoing-mail.ts';
import { assertRefused } from '../../testing/refusals.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { draftExpiry } from './draft-expiry.service.ts';

const { app, config, wait } = await buildTestApp();
const DAY = 86_400_000;
let garage: Awaited<ReturnType<typeof signedIn>>;

/** Sessions expire before drafts, so each test signs in anew. */
beforeEach(async () => {
  garage = await signedIn(app, 'garage@demo.example');
});
const signInAgain = async () => {
  garage = await signedIn(app, 'garage@demo.example');
};

async function draft(): Promise<Order> {
  await garage('/api/cart/item', { method: 'POST', payload: { prodId: 'p-fa-00001', quantity: 2 } });
  return (await garage('/api/order', { method: 'POST', payload: {} })).json<Order>();
}
const readAgain = async ({ orderId }: Order) => (await garage(`/api/order/${orderId}`)).json<Order>();
const address = ({ orderId }: Order) =>
  garage(`/api/order/${orderId}/delivery`, {
    method: 'PUT',
    payload: { delivery: { daId: 'd-garage-1' } },
  });
const mailsAbout = async () =>
  app.db.selectFrom('mails').select(['recipient', 'subject']).where('kind', '=', 'draftExpired').execute();

describe('a draft that nobody validates', () => {
  it('shows its expiry date, expires after thirty days, keeps its lines and mails its owner once [C2.07, C2.09]', async () => {
    const shown = await draft();
    const until = Date.parse(shown.orderExpiresAt ?? '');
    assert.ok(Math.abs(until - app.now().getTime() - 30 * DAY) < DAY / 24);
    wait(29 * DAY);
    await app.sweep();
    await signInAgain();
    assert.equal((await readAgain(shown)).orderStatus, 'brouillon');
    wait(1 * DAY + 60_000);
    await signInAgain();
    // Expired, although no sweep has cancelled it yet.
    const { message } = assertRefused(await address(shown), 409, 'order.expired');
    assert.match(message, /commandez-les à nouveau/);
    await app.sweep();
    await app.sweep();
    const ended = await readAgain(shown);
    const items = shown.items.map((item) => ({ ...item, itState: 'annulee' }));
    const cancelled = { orderStatus: 'annulee', orderState: 'annulee', fingerprint: null, items };
    assert.deepEqual(ended, { ...shown, ...cancelled });
    assertRefused(await address(shown), 409, 'order.expired');
    assertRefused(
      await garage(`/api/order/${shown.orderId}/validate`, { method: 'POST' }),
      409,
      'order.expired',
    );
    const mail = await outgoingMail(app, config, `Votre commande ${shown.orderRef} n’a pas été validée`);
    assert.equal(mail.to, 'garage@demo.example');
    for (const body of [mail.text, mail.html]) {
      assert.match(body, /FA-00001/);
      assert.match(body, new RegExp(`/deliverySelect/${shown.orderId}`));
    }
    assert.equal((await mailsAbout()).length, 1);
  });

  it('expires after the days of the setting; a validated order does not expire', async () => {
    await app.db.insertInto('settings').values({ key: 'orders.draftDays', value: '2' }).execute();
    const [left, taken] = [await draft(), await draft()];
    await address(taken);
    const validated = await garage(`/api/order/${taken.orderId}/validate`, { method: 'POST', payload: {} });
    assert.equal(validated.json<Order>().orderExpiresAt, null);
    wait(3 * DAY);
    await app.sweep();
    await signInAgain();
    assert.equal((await readAgain(left)).orderStatus, 'annulee');
    assert.equal((await readAgain(taken)).orderStatus, 'validee');
    await app.db.deleteFrom('settings').where('key', '=', 'orders.draftDays').execute();
  });

  it('lasts a day at least and a year at most, whatever the setting says, and thirty days when it is no number', async () => {
    for (const [value, days] of [
      ['0', 1],
      ['-5', 1],
      ['9999', 365],
      ['"bientôt"', 30],
    ] as const) {
      await app.db.insertInto('settings').values({ key: 'orders.draftDays', value }).execute();
      const until = await draftExpiry(app.db, app.now());
      await app.db.deleteFrom('settings').where('key', '=', 'orders.draftDays').execute();
      assert.equal(Math.round((Date.parse(until) - app.now().getTime()) / DAY), days, value);
    }
  });

  it('is cancelled with all other expired drafts, however many they are', async () => {
    const { orderId } = await draft();
    const row = await app.db
      .selectFrom('orders')
      .selectAll()
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
    const copies = Array.from({ length: 230 }, (_, n) => ({
      ...{ ...row, id: `end-${n}`, ref: `END-${n}`, ref_norm: `END${n}` },
      expires_at: '2020-01-01T00:00:00.000Z',
    }));
    await app.db.insertInto('orders').values(copies).execute();
    await app.sweep();
    const ended = await app.db
      .selectFrom('orders')
      .select('id')
      .where('id', 'like', 'end-%')
      .where('status', '=', 'annulee')
      .execute();
    assert.equal(ended.length, copies.length);
  });

  it('from before drafts expired gets thirty days from the next sweep', async () => {
    const shown = await draft();
    await app.db
      .updateTable('orders')
      .set({ expires_at: null, ordered_at: '2025-03-04T09:30:00.000Z' })
      .where('id', '=', shown.orderId)
      .execute();
    await app.sweep();
    const kept = await readAgain(shown);
    assert.equal(kept.orderStatus, 'brouillon');
    assert.ok(Date.parse(kept.orderExpiresAt ?? '') > app.now().getTime() + 29 * DAY);
  });

  it('of a suspended account expires without a mail: its owner could not sign in', async () => {
    const shown = await draft();
    const before = (await mailsAbout()).length;
    const suspend = (status: 'active' | 'desactive') =>
      app.db.updateTable('users').set({ status }).where('id', '=', 'u-garage').execute();
    await suspend('desactive');
    wait(31 * DAY);
    await app.sweep();
    await suspend('active');
    await signInAgain();
    assert.equal((await readAgain(shown)).orderStatus, 'annulee');
    assert.equal((await mailsAbout()).length, before);
  });
});
