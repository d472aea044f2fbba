import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import pg from 'pg';
import { publishShellOnly } from '../../api/src/testing/published.ts';
import { type Calls, callsAt, sentenceOf, tokenAt } from '../../bench/soak/lib/calls.ts';
import { incompleteOrders, ordersByInternalRef } from '../../bench/soak/lib/incomplete-orders.ts';
import {
  type OwnPostgres,
  type RunningServer,
  startOwnPostgres,
  startServer,
} from '../../tools/lib/servers/index.ts';
import { until } from '../../tools/testing/until.ts';
import { type Env, envOf, scratch, UNAVAILABLE } from './harness.ts';

/** `npm run test:soak -- failover` does it with Patroni, which decides who is the primary; here the test does. */
describe('a server that is told of several PostgreSQL', async () => {
  const first = (await startOwnPostgres()) as OwnPostgres;
  if (!first) return console.log('  left out: there is no PostgreSQL here');
  const second = await first.replica();
  const hostOf = ({ url }: OwnPostgres) => new URL(url).host;
  // The standby stands first in the list, and nobody listens at its end.
  const hosts = [hostOf(second), hostOf(first), '127.0.0.1:1'].join(',');
  const env: Env = envOf(scratch(), {
    DATABASE_URL: `postgres://extranet@${hosts}/postgres?target_session_attrs=read-write`,
  });
  let server: RunningServer;
  let token: string;
  let call: Calls;

  before(async () => {
    await publishShellOnly(String(env.DATA_DIR));
    server = await startServer(env, { logFile: join(String(env.DATA_DIR), 'server.log') });
    token = await tokenAt(server.url, 'garage@demo.example');
    call = callsAt(server.url, token);
  });
  after(async () => {
    await server?.stop();
    await second.stop();
    await first.stop();
  });

  async function order(tag: string) {
    const added = await call('/api/cart/item', { prodId: 'p-fa-00001', quantity: 1 });
    if (added.status !== 200) return added;
    const draft = { orderInternalRef: tag, delivery: { daId: 'd-garage-1' } };
    return call('/api/order', draft, { 'idempotency-key': tag });
  }
  /** Each statement by itself: ALTER SYSTEM stands in no transaction. */
  async function onFirst(...statements: string[]): Promise<void> {
    const client = new pg.Client({ connectionString: first.url });
    await client.connect();
    for (const statement of [...statements, 'select pg_reload_conf()']) await client.query(statement);
    await client.end();
  }

  it('answers 503 with Retry-After while its connections lead to one that only reads, and leaves them', async () => {
    assert.equal((await order('ailleurs-avant')).status, 200);
    await onFirst('alter system set default_transaction_read_only = on');
    try {
      await until('writes are refused', async () => (await order('ailleurs-jamais')).status === 503);
      const answer = await fetch(`${server.url}/api/cart/item`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ prodId: 'p-fa-00001', quantity: 1 }),
      });
      assert.equal(answer.status, 503);
      assert.ok(Number(answer.headers.get('retry-after')) > 0);
      assert.equal(sentenceOf({ status: 503, body: await answer.json() }), UNAVAILABLE);
    } finally {
      await onFirst(
        'set default_transaction_read_only = off',
        'alter system reset default_transaction_read_only',
      );
    }
    await until('orders again', async () => (await order('ailleurs-revenu')).status === 200, 15_000);
  });

  it('orders at the other one, without a restart, as soon as that takes writes', async () => {
    await first.kill();
    const { status } = await order('ailleurs-sans-base');
    assert.equal(status, 503);
    await second.promote();
    await until('orders again', async () => (await order('ailleurs-apres')).status === 200, 15_000);
    const counts = await ordersByInternalRef(env, 'ailleurs-');
    for (const tag of ['ailleurs-avant', 'ailleurs-revenu', 'ailleurs-apres'])
      assert.equal(counts.get(tag), 1, tag);
    assert.deepEqual(await incompleteOrders(env), []);
  });
});
