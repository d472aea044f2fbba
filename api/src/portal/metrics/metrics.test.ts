import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { newAddress } from '../../testing/addresses.ts';
import { mailJob } from '../../testing/mail-job.ts';
import { signedIn, visitor } from '../../testing/signed-in.ts';
import { buildTestApp } from '../../testing/test-app.ts';

const METRICS_TOKEN = 'a-token-of-the-monitoring';
const open = await buildTestApp({ products: 10 });
const locked = await buildTestApp({ products: 1, env: { METRICS_TOKEN } });
const { app } = open;
const call = visitor(app);

async function series(): Promise<Map<string, number>> {
  const { text, status } = await call('/metrics');
  assert.equal(status, 200);
  const lines = text.split('\n').filter((line) => line && !line.startsWith('#'));
  return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]));
}
const figure = async (name: string) => (await series()).get(name);

describe('GET /metrics', () => {
  it('answers callers on this machine, but none behind a proxy', async () => {
    assert.equal((await call('/metrics')).status, 200);
    for (const header of ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via']) {
      const answer = await call('/metrics', { headers: { [header]: '127.0.0.1' } });
      assert.equal(answer.status, 404, header);
    }
    const far = await app.inject({ url: '/metrics', remoteAddress: '10.0.0.7' });
    assert.equal(far.statusCode, 404);
    const lying = await app.inject({
      url: '/metrics',
      remoteAddress: '10.0.0.7',
      headers: { 'x-forwarded-for': '127.0.0.1' },
    });
    assert.equal(lying.statusCode, 404);
  });

  it('answers only callers with the token when one is set', async () => {
    const ask = (headers: Record<string, string>, remoteAddress: string) =>
      locked.app.inject({ url: '/metrics', headers, remoteAddress });
    const right = { authorization: `Bearer ${METRICS_TOKEN}` };
    assert.equal((await ask(right, '10.0.0.7')).statusCode, 200);
    assert.equal((await ask({ ...right, 'x-forwarded-for': '1.2.3.4' }, '127.0.0.1')).statusCode, 200);
    assert.equal((await ask({}, '127.0.0.1')).statusCode, 404);
    assert.equal(
      (await ask({ authorization: 'Bearer another-token-altogether' }, '10.0.0.7')).statusCode,
      404,
    );
  });

  it('counts answers by the route’s template, never by the address', async () => {
    const customer = await signedIn(app, 'garage@demo.example');
    await customer('/api/product/p-fa-00001');
    await call('/api/nonsense-of-somebody');
    await call('/r/nonsense-of-somebody');
    const names = [...(await series()).keys()];
    const counted = 'extranet_http_request_seconds_count{method="GET",route="/api/product/:id",status="200"}';
    assert.ok(names.includes(counted));
    assert.ok(!names.some((name) => name.includes('nonsense') || name.includes('p-fa-00001')));
  });

  it('has figures of the process, the database and the orders', async () => {
    const before = await series();
    for (const name of ['nodejs_eventloop_lag_p99_seconds', 'process_resident_memory_bytes'])
      assert.ok((before.get(name) ?? 0) > 0, name);
    const queries = 'extranet_db_query_seconds_count{statement="select",outcome="done"}';
    assert.ok((before.get(queries) ?? 0) > 0);
    const postgres = app.database.dialect.name === 'postgres';
    assert.equal(before.has('extranet_db_connections{state="waiting"}'), postgres);
    const customer = await signedIn(app, 'garage@demo.example');
    await customer('/api/cart/item', { method: 'POST', payload: { prodId: 'p-fa-00001', quantity: 1 } });
    const placed = await customer('/api/order', { method: 'POST', payload: { delivery: newAddress } });
    assert.equal(placed.status, 200, placed.text);
    const orders = 'extranet_orders_placed_total';
    assert.equal(await figure(orders), (before.get(orders) ?? 0) + 1);
  });

  it('has figures of the jobs: what waits and since when, what failed for good, what was tried [B8.01]', async () => {
    await app.jobs.finish();
    const state = (name: string) => figure(`extranet_jobs{kind="mail",state="${name}"}`);
    assert.deepEqual([await state('waiting'), await state('dead')], [0, 0]);
    const done = 'extranet_job_attempts_total{kind="mail",outcome="done"}';
    assert.ok(((await figure(done)) ?? 0) > 0);
    const due = new Date(app.now().getTime() - 90_000);
    await mailJob(app, 'due', { runAt: due, held: true });
    await mailJob(app, 'dead', { runAt: null });
    assert.deepEqual([await state('waiting'), await state('dead')], [1, 1]);
    assert.ok(((await figure('extranet_jobs_late_seconds{kind="mail"}')) ?? 0) >= 90);
  });

  it('answers while the database does not, so that alerts can say so', async () => {
    await app.db.schema.alterTable('jobs').renameTo('jobs_away').execute();
    const away = await series();
    await app.db.schema.alterTable('jobs_away').renameTo('jobs').execute();
    assert.ok((away.get('nodejs_eventloop_lag_p99_seconds') ?? 0) > 0);
    assert.equal(away.get('extranet_releases{state="none"}'), 1);
  });

  it('counts refused sign-ins', async () => {
    const payload = { email: 'garage@demo.example', password: 'Faux-2026!' };
    await call('/api/user/signIn', { method: 'POST', payload });
    await call('/api/admin/signin?adminAuthToken=AAAAAAAAAAAAAAAAAAAA&userId=u-admin');
    const all = await series();
    const refused = (kind: string) =>
      [...all].filter(([name]) => name.startsWith(`extranet_sign_in_failures_total{kind="${kind}"`)).length;
    assert.equal(refused('customer'), 1);
    assert.equal(refused('admin'), 1);
  });

  it('counts reports of pages, and creates no series for unknown values', async () => {
    const report = { remote: 'invented-remote', release: 'invented', reason: 'timeout', detail: '' };
    await call('/api/remotes/failures', { method: 'POST', payload: report });
    const vitals = { page: '/home', lcp: 1200, cls: 0.02, inp: 80, ttfb: 30 };
    const told = await call('/api/vitals', { method: 'POST', payload: vitals });
    assert.equal(told.status, 204, told.text);
    await call('/api/vitals', { method: 'POST', payload: { page: '/invented/page', lcp: 1 } });
    for (const wrong of [{ page: 'home' }, { ...vitals, lcp: -1 }, { ...vitals, cls: '0' }, {}])
      assert.equal((await call('/api/vitals', { method: 'POST', payload: wrong })).status, 400);
    const all = await series();
    assert.equal(
      all.get('extranet_remote_failures_total{remote="other",release="other",reason="timeout"}'),
      1,
    );
    assert.equal(all.get('extranet_web_lcp_seconds_sum{page="/home"}'), 1.2);
    assert.equal(all.get('extranet_web_lcp_seconds_count{page="other"}'), 1);
    assert.ok(![...all.keys()].some((name) => name.includes('invented')));
  });

  it('ignores reports beyond the limit of a minute', async () => {
    const payload = { page: '/home', ttfb: 5 };
    const count = 'extranet_web_ttfb_seconds_count{page="/home"}';
    for (let sent = 0; sent < 1_300; sent += 1) await call('/api/vitals', { method: 'POST', payload });
    assert.ok(((await figure(count)) ?? 0) <= 1_200);
    open.wait(61_000);
    const before = (await figure(count)) ?? 0;
    await call('/api/vitals', { method: 'POST', payload });
    assert.equal(await figure(count), before + 1);
  });
});
