import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { DeliveryRequest } from '@extranet/shared/contracts';
import { assertRefused } from '../../../testing/refusals.ts';
import { signedIn } from '../../../testing/signed-in.ts';
import { buildTestApp } from '../../../testing/test-app.ts';

const { app } = await buildTestApp({ products: 20 });
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
});
