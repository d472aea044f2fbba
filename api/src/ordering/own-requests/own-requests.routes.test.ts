import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { OwnRequests } from '@extranet/shared/contracts';
import { signedIn } from '../../testing/signed-in.ts';
import { buildTestApp } from '../../testing/test-app.ts';

const { app } = await buildTestApp({ products: 60 });
const garage = await signedIn(app, 'garage@demo.example');
const atelier = await signedIn(app, 'atelier@demo.example');
const read = async (session = garage): Promise<OwnRequests> => {
  const answer = await session('/api/requests');
  assert.equal(answer.status, 200, answer.text);
  return answer.json<OwnRequests>();
};
const SOLD_OUT = 'p-fa-00004';
const idsOf = (some: readonly { product: { prodId: string } }[]) => some.map(({ product }) => product.prodId);
const clear = async () => {
  for (const table of ['stock_alerts', 'delivery_requests', 'part_requests'] as const)
    await app.db.deleteFrom(table).execute();
  await app.db.updateTable('products').set({ stock_code: '9' }).where('id', '=', SOLD_OUT).execute();
};

describe('GET /requests', () => {
  it('lists stock alerts with the account’s own price until they are given up [B4.06]', async () => {
    await clear();
    assert.deepEqual(await read(), { alerts: [], delays: [], parts: [] });
    const url = `/api/product/${SOLD_OUT}/stockAlert`;
    assert.equal((await garage(url, { method: 'PUT' })).status, 200);
    const { alerts } = await read();
    assert.deepEqual(idsOf(alerts), [SOLD_OUT]);
    const shown = (await garage(`/api/product/${SOLD_OUT}`)).json<{ prodMbrPrice: string }>();
    assert.equal(alerts[0]?.product.prodMbrPrice, shown.prodMbrPrice);
    assert.deepEqual((await read(atelier)).alerts, []);
    assert.equal((await garage(url, { method: 'DELETE' })).status, 200);
    assert.deepEqual((await read()).alerts, []);
  });

  it('lists delay requests, the newest first, and their answers [B4.06] [C2.21]', async () => {
    await clear();
    const ask = (prodId: string) =>
      garage('/api/product/delivryInformationRequest', {
        method: 'POST',
        payload: { prodId, quantity: 4, wishedOn: '2027-01-15' },
      });
    assert.ok((await ask(SOLD_OUT)).status < 300);
    await app.db.updateTable('delivery_requests').set({ created_at: '2026-01-01T08:00:00.000Z' }).execute();
    assert.ok((await ask('p-fa-00005')).status < 300);
    await app.db
      .updateTable('delivery_requests')
      .set({ answer: 'Mardi.', promised_on: '2026-12-01', handled_at: '2026-11-20T09:00:00.000Z' })
      .where('product_id', '=', SOLD_OUT)
      .execute();
    const { delays } = await read();
    assert.deepEqual(idsOf(delays), ['p-fa-00005', SOLD_OUT]);
    assert.deepEqual(
      delays.map(({ request }) => [request.quantity, request.answer, request.promisedOn, request.answeredAt]),
      [
        [4, '', null, null],
        [4, 'Mardi.', '2026-12-01', '2026-11-20T09:00:00.000Z'],
      ],
    );
  });

  it('lists parts that no search found, with the one that the answer proposes [B3.06]', async () => {
    await clear();
    const sent = await garage('/api/part-requests', {
      method: 'POST',
      payload: { key: 'a-form-of-its-own-1', text: 'faisceau trottinette', message: '' },
    });
    assert.ok(sent.status < 300, sent.text);
    await app.db
      .updateTable('part_requests')
      .set({
        status: 'done',
        answer: 'Celui-ci.',
        proposed_ref: 'FA-00004',
        done_at: app.now().toISOString(),
      })
      .execute();
    const { parts } = await read();
    assert.deepEqual(
      parts.map(({ asked, answer, proposed }) => [asked, answer, proposed?.prodId]),
      [['faisceau trottinette', 'Celui-ci.', SOLD_OUT]],
    );
  });

  it('says nothing of a product that was taken out of the catalogue', async () => {
    await clear();
    assert.equal((await garage(`/api/product/${SOLD_OUT}/stockAlert`, { method: 'PUT' })).status, 200);
    await app.db.updateTable('products').set({ statut: 'supprime' }).where('id', '=', SOLD_OUT).execute();
    assert.deepEqual((await read()).alerts, []);
  });
});
