import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { DeliveryRequest, NotificationList, ProductDelay } from '@extranet/shared/contracts';
import { outgoingMail } from '../../../testing/outgoing-mail.ts';
import { assertRefused } from '../../../testing/refusals.ts';
import { signedIn } from '../../../testing/signed-in.ts';
import { buildTestApp } from '../../../testing/test-app.ts';

const { app, config } = await buildTestApp({ products: 20 });
const admin = await signedIn(app, 'admin@demo.example', 'admin');
const garage = await signedIn(app, 'garage@demo.example');
const inbox = async (more = '') =>
  (await admin(`/api/admin/deliveryRequests${more}`)).json<DeliveryRequest[]>();

describe('the inbox of delivery requests', () => {
  it('shows who asked for which product, until somebody marks it as done [D4]', async () => {
    const payload = { prodId: 'p-fa-00004' };
    const asked = await garage('/api/product/delivryInformationRequest', { method: 'POST', payload });
    assert.equal(asked.status, 200, asked.text);
    const [request] = await inbox();
    assert.deepEqual(
      [request?.drProdRef, request?.drUserEmail, request?.drHandledAt],
      ['FA-00004', 'garage@demo.example', null],
    );
    const url = `/api/admin/deliveryRequest/${request?.drId}`;
    const done = await admin(url, { method: 'PUT', payload: { done: true } });
    assert.ok(done.json<DeliveryRequest>().drHandledAt);
    assert.deepEqual(await inbox(), []);
    assert.equal((await inbox('?all=1')).length, 1);
    await admin(url, { method: 'PUT', payload: { done: false } });
    assert.equal((await inbox()).length, 1);
  });

  it('is for administrators only', async () => {
    assertRefused(await garage('/api/admin/deliveryRequests'), 403, 'auth.forbidden');
    const unknown = await admin('/api/admin/deliveryRequest/nothing', {
      method: 'PUT',
      payload: { done: true },
    });
    assertRefused(unknown, 404, 'notFound');
  });

  it('is answered once, beside the product, as a notification and by mail [B4.06]', async () => {
    const payload = { prodId: 'p-fa-00005', quantity: 12, wishedOn: '2099-12-24' };
    await garage('/api/product/delivryInformationRequest', { method: 'POST', payload });
    const own = async (call = garage) =>
      (await call('/api/product/p-fa-00005/delay')).json<ProductDelay>().request;
    assert.deepEqual([(await own())?.quantity, (await own())?.answeredAt], [12, null]);
    const [request] = await inbox();
    const url = `/api/admin/deliveryRequest/${request?.drId}/answer`;
    const answer = (words: string, promisedOn: string | null) =>
      admin(url, { method: 'POST', payload: { answer: words, promisedOn } });
    assertRefused(await answer('  ', null), 400, 'request.invalid');
    assertRefused(await answer('', '2020-01-01'), 400, 'request.invalid');
    assertRefused(await answer('', '2099-02-31'), 400, 'request.invalid');
    const [first, second] = await Promise.all([
      answer('Dix tout de suite.', '2099-12-20'),
      answer('Non', null),
    ]);
    assert.deepEqual([first?.status, second?.status].sort(), [200, 409]);
    const saved = await own();
    assert.ok(saved?.answeredAt);
    assert.ok(!(await inbox()).some(({ drId }) => drId === request?.drId));
    const [news] = (await garage('/api/notifications')).json<NotificationList>().notifications;
    assert.deepEqual(
      [news?.title, news?.path],
      ['Votre demande de délai sur FA-00005 a une réponse', '/catalog?produit=p-fa-00005'],
    );
    const mail = await outgoingMail(app, config, 'Votre demande de délai\u00a0: FA-00005');
    assert.equal(mail.to, 'garage@demo.example');
    assert.ok(mail.text.includes(saved.answer));
    const other = await signedIn(app, 'atelier@demo.example');
    assert.equal(await own(other), null);
    const trail = await app.db
      .selectFrom('audit')
      .select('action')
      .where('action', '=', 'deliveryRequest.answer')
      .execute();
    assert.equal(trail.length, 1);
  });
});
