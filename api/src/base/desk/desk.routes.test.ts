import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Desk, QueueKind } from '@extranet/shared/contracts';
import { assertRefused } from '../../testing/refusals.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { buildTestApp } from '../../testing/test-app.ts';

const { app } = await buildTestApp({ products: 40 });
const admin = await signedIn(app, 'admin@demo.example', 'admin');
const garage = await signedIn(app, 'garage@demo.example');
const desk = async () => {
  const answer = await admin('/api/admin/desk');
  assert.equal(answer.status, 200, answer.text);
  return answer.json<Desk>();
};
const waiting = async (kind: QueueKind) => (await desk()).queue.find((line) => line.kind === kind);
const HOUR = 3_600_000;
const ago = (hours: number) => new Date(app.now().getTime() - hours * HOUR).toISOString();

describe('GET /admin/desk', () => {
  it('names each kind of what waits, those that wait for nothing too [B9.01] [W2.29]', async () => {
    const { queue } = await desk();
    assert.deepEqual(
      queue.map(({ kind }) => kind),
      [
        ...['accounts', 'delayRequests', 'ordersToPrepare', 'orderRequests', 'lateOrders'],
        ...['returns', 'posts', 'partRequests', 'failedJobs'],
      ],
    );
  });

  it('counts accounts that wait for approval, and says how long the first has [B9.01] [W2.06]', async () => {
    const before = (await waiting('accounts'))?.count ?? 0;
    await app.db
      .updateTable('users')
      .set({ status: 'attente', created_at: ago(30) })
      .where('id', '=', 'u-inactif')
      .execute();
    const line = await waiting('accounts');
    assert.equal(line?.count, before + 1);
    assert.ok(line.urgent >= 1 && line.oldest !== null && line.oldest <= ago(29));
  });

  it('counts delay requests, and as urgent those that waited a day or are wished for soon [B9.01] [W2.24]', async () => {
    await app.db.deleteFrom('delivery_requests').execute();
    const wishedOn = new Date(app.now().getTime() + 24 * HOUR).toISOString().slice(0, 10);
    for (const payload of [{ prodId: 'p-fa-00004' }, { prodId: 'p-fa-00005', wishedOn }])
      await garage('/api/product/delivryInformationRequest', { method: 'POST', payload });
    const line = await waiting('delayRequests');
    assert.deepEqual([line?.count, line?.urgent], [2, 1]);
    await app.db
      .updateTable('delivery_requests')
      .set({ created_at: ago(25) })
      .execute();
    assert.equal((await waiting('delayRequests'))?.urgent, 2);
  });

  it('counts the orders that nobody has begun to prepare, and as urgent those of more than a day [B9.01] [B4.09]', async () => {
    await app.db.updateTable('orders').set({ state: 'livree' }).execute();
    const orders = await app.db.selectFrom('orders').select('id').limit(2).execute();
    const since = [ago(2), ago(30)];
    for (const [index, ordered_at] of since.entries())
      await app.db
        .updateTable('orders')
        .set({ state: 'validee', ordered_at })
        .where('id', '=', orders[index]?.id ?? '')
        .execute();
    const line = await waiting('ordersToPrepare');
    assert.deepEqual([line?.count, line?.urgent, line?.oldest], [2, 1, since[1]]);
  });

  it('counts the orders whose customer asked for a change that nobody answered, as the list does [B9.01] [B4.04]', async () => {
    await app.db.deleteFrom('order_requests').execute();
    const orders = await app.db.selectFrom('orders').select('id').orderBy('id').limit(2).execute();
    const since = ago(30);
    const request = { answer: '', answered_by: '', text: 'Livrez plutôt vendredi.' };
    for (const [index, order] of [orders[0], orders[0], orders[1]].entries())
      await app.db
        .insertInto('order_requests')
        .values({
          ...{
            ...request,
            id: `asked-${index}`,
            order_id: order?.id ?? '',
            asked_at: index < 2 ? since : ago(1),
          },
          answered_at: null,
        })
        .execute();
    const line = await waiting('orderRequests');
    assert.deepEqual([line?.count, line?.urgent, line?.oldest], [2, 1, since]);
    const query = encodeURIComponent('{"orderAsked:eq":"1"}');
    const listed = (await admin(`/api/admin/orders?query=${query}`)).json<{ orderId: string }[]>();
    assert.deepEqual(listed.map(({ orderId }) => orderId).sort(), orders.map(({ id }) => id).sort());
    // In the list of all orders they can be told from the others.
    const all = (await admin('/api/admin/orders')).json<{ orderId: string; orderAsked?: boolean }[]>();
    const marked = all.filter(({ orderAsked }) => orderAsked).map(({ orderId }) => orderId);
    assert.deepEqual(marked.sort(), orders.map(({ id }) => id).sort());
    assert.equal((await admin('/api/admin/orders?query=%7B%22orderAsked%3Aeq%22%3A%222%22%7D')).status, 400);
  });

  it('counts the orders that are behind their promise, as the list does [B9.01] [B4.09]', async () => {
    await app.db.updateTable('orders').set({ due_on: null }).execute();
    const orders = await app.db
      .selectFrom('orders')
      .select('id')
      .where('status', '=', 'validee')
      .limit(3)
      .execute();
    const day = (days: number) => ago(days * 24).slice(0, 10);
    for (const [index, days] of [1, 5, -2].entries())
      await app.db
        .updateTable('orders')
        .set({ due_on: day(days) })
        .where('id', '=', orders[index]?.id ?? '')
        .execute();
    const late = await waiting('lateOrders');
    assert.deepEqual([late?.count, late?.urgent, late?.oldest], [2, 1, day(5)]);
  });

  it('counts posts, requests for a part and work that failed for good [B9.01]', async () => {
    const posts = await app.db
      .selectFrom('faq_posts')
      .select('id')
      .where('status', '=', 'unvalidated')
      .execute();
    assert.equal((await waiting('posts'))?.count, posts.length);
    const asked = await garage('/api/part-requests', {
      method: 'POST',
      payload: { text: 'prise de remorque', message: '', key: 'the-first-request' },
    });
    assert.equal(asked.status, 200, asked.text);
    assert.equal((await waiting('partRequests'))?.count, 1);
    await app.db
      .insertInto('jobs')
      .values({ id: 'dead', kind: 'mail', payload: '{}', created_at: ago(2), run_at: null, attempts: 9 })
      .execute();
    assert.equal((await waiting('failedJobs'))?.count, 1);
    await app.db.deleteFrom('jobs').where('id', '=', 'dead').execute();
  });

  it('tells of the last imports, who sent them and what came of them [B9.01] [W2.29]', async () => {
    const row = { file_id: 'f', mapping: '{}', admin_id: 'u-admin' };
    await app.db
      .insertInto('import_jobs')
      .values([
        {
          ...{ ...row, id: 'i-1', status: 'done', created_at: ago(3), finished_at: ago(3) },
          result: JSON.stringify({ updated: 12, unknownCount: 2, unreadableCount: 1 }),
        },
        { ...row, id: 'i-2', status: 'failed', result: null, created_at: ago(2), finished_at: ago(2) },
      ])
      .execute();
    const { imports } = await desk();
    assert.deepEqual(
      imports.map(({ id, by, status, updated, unread }) => [id, by, status, updated, unread]),
      [
        ['i-2', 'Camille Martin', 'failed', null, 0],
        ['i-1', 'Camille Martin', 'done', 12, 3],
      ],
    );
  });

  it('sets seven days beside the seven before them, drafts left out [B9.01]', async () => {
    await app.db
      .updateTable('orders')
      .set({ validated_at: ago(60 * 24) })
      .execute();
    const rows = await app.db
      .selectFrom('orders')
      .select(['id', 'total_et_cents', 'user_id'])
      .where('status', '=', 'validee')
      .limit(3)
      .execute();
    const [one, two, three] = rows;
    assert.ok(one && two && three);
    const at = (id: string, hours: number) =>
      app.db
        .updateTable('orders')
        .set({ validated_at: ago(hours) })
        .where('id', '=', id)
        .execute();
    await at(one.id, 24);
    await at(two.id, 100);
    await at(three.id, 8 * 24);
    const { week, before } = await desk();
    assert.deepEqual(
      [week.orders, week.turnover, week.buyers],
      [
        2,
        (Number(one.total_et_cents) + Number(two.total_et_cents)) / 100,
        new Set([one.user_id, two.user_id]).size,
      ],
    );
    assert.deepEqual([before.orders, before.turnover], [1, Number(three.total_et_cents) / 100]);
  });

  it('is for administrators only', async () => {
    assertRefused(await garage('/api/admin/desk'), 403, 'auth.forbidden');
  });
});
