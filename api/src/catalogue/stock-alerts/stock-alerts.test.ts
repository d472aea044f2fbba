import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { NotificationList, StockAlert } from '@extranet/shared/contracts';
import { allMail } from '../../testing/outgoing-mail.ts';
import { assertRefused } from '../../testing/refusals.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { stockAlertJobs } from './stock-alert-jobs.ts';

const { app, config } = await buildTestApp({ products: 40 });
const garage = await signedIn(app, 'garage@demo.example');
const atelier = await signedIn(app, 'atelier@demo.example');
const kitsOnly = await signedIn(app, 'sansfaq@demo.example');
const PRODUCT = 'p-fa-00001';
const url = `/api/product/${PRODUCT}/stockAlert`;
const stock = (stock_code: '9' | '3') =>
  app.db
    .updateTable('products')
    .set({ stock_code, statut: 'disponible', price_cents: 4900 })
    .where('id', '=', PRODUCT)
    .execute();
/** As the job does each minute. */
const look = async () => {
  const outcome = await stockAlertJobs.run(app, [{ id: 'stockAlerts', payload: '{}' }]);
  assert.deepEqual(outcome, [null]);
};
const told = async (call = garage) =>
  (await call('/api/notifications'))
    .json<NotificationList>()
    .notifications.map(({ title, path }) => [title, path]);
const NEWS = ['FA-00001 est de nouveau disponible', `/catalog?produit=${PRODUCT}`];

describe('a stock alert', () => {
  it('is told once to each who waits when the product is back, and can be taken back [B4.06]', async () => {
    await stock('9');
    for (const call of [garage, garage, atelier]) {
      const asked = await call(url, { method: 'PUT' });
      assert.deepEqual([asked.status, asked.json<StockAlert>().waiting], [200, true]);
    }
    assert.equal((await atelier(url, { method: 'DELETE' })).json<StockAlert>().waiting, false);
    await look();
    assert.deepEqual(await told(), []);
    await stock('3');
    await Promise.all([look(), look()]);
    assert.deepEqual(await told(), [NEWS]);
    assert.deepEqual(await told(atelier), []);
    assert.equal((await garage(url)).json<StockAlert>().waiting, false);
    const mails = (await allMail(app, config)).filter(({ subject }) => subject === NEWS[0]);
    assert.deepEqual(
      mails.map(({ to }) => to),
      ['garage@demo.example'],
    );
  });

  it('is not told of a second rise without being asked for again [B4.06]', async () => {
    await stock('9');
    await look();
    await stock('3');
    await look();
    assert.equal((await told()).length, 1);
    await stock('9');
    await garage(url, { method: 'PUT' });
    await stock('3');
    await look();
    assert.equal((await told()).length, 2);
  });

  it('is for products that the account sees and that are sold out [B4.06]', async () => {
    assertRefused(await garage(url, { method: 'PUT' }), 422, 'product.inStock');
    assertRefused(await kitsOnly(url, { method: 'PUT' }), 404, 'notFound');
    assertRefused(await garage('/api/product/nothing/stockAlert', { method: 'PUT' }), 404, 'notFound');
  });
});
