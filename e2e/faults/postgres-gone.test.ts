import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
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

/** The promised limit. A loaded machine keeps it too, because recovering takes hardly any processor time. */
const RECOVERS_WITHIN_MS = 10_000;
/** The server's time-outs are eight seconds for a statement and three for a connection. */
const GONE_WITHIN_MS = 15_000;
const ANSWERS_WITHIN_MS = 20_000;

describe('the server when PostgreSQL goes away', async () => {
  const postgres = (await startOwnPostgres()) as OwnPostgres;
  if (!postgres) return console.log('  left out: there is no PostgreSQL here');
  const env: Env = envOf(scratch(), { DATABASE_URL: postgres.url });
  let server: RunningServer;
  let call: Calls;

  before(async () => {
    await publishShellOnly(String(env.DATA_DIR));
    server = await startServer(env);
    call = callsAt(server.url, await tokenAt(server.url, 'garage@demo.example'));
  });
  after(async () => {
    await server?.stop();
    await postgres.stop();
  });

  async function orders(tag: string) {
    const { status } = await call('/api/cart/item', { prodId: 'p-fa-00001', quantity: 1 });
    assert.equal(status, 200);
    return order(tag);
  }
  const order = (tag: string) =>
    call(
      '/api/order',
      { orderInternalRef: tag, delivery: { daId: 'd-garage-1' } },
      { 'idempotency-key': tag },
    );

  async function isUnavailable(): Promise<void> {
    const asked = performance.now();
    const answers = await Promise.all([
      call('/api/cart'),
      call('/api/products/search?q=peugeot'),
      order('faute-sans-base'),
    ]);
    assert.ok(performance.now() - asked < ANSWERS_WITHIN_MS);
    for (const answer of answers) {
      assert.equal(answer.status, 503);
      assert.equal(sentenceOf(answer), UNAVAILABLE);
    }
    // Of a database that hangs what was heard last counts for some seconds: it might only be slow to answer.
    await until('said to be not ready', async () => (await call('/readyz')).status === 503, GONE_WITHIN_MS);
    assert.equal((await call('/healthz')).status, 200);
  }

  async function isBack(tag: string): Promise<void> {
    await until('ready again', async () => (await call('/readyz')).status === 200, RECOVERS_WITHIN_MS);
    assert.equal((await orders(tag)).status, 200);
    assert.deepEqual(await incompleteOrders(env), []);
    const counts = await ordersByInternalRef(env, '');
    assert.equal(counts.get(tag), 1);
    assert.ok((counts.get('faute-sans-base') ?? 0) <= 1);
  }

  it('answers 503 with a sentence when PostgreSQL was killed, and works again without a restart when it is back', async () => {
    assert.equal((await orders('faute-avant')).status, 200);
    // Some of these are in the middle of a statement when PostgreSQL dies.
    const underWay = Array.from({ length: 12 }, () => call('/api/orders'));
    await postgres.kill();
    for (const { status } of await Promise.all(underWay))
      assert.ok([200, 503].includes(status), String(status));
    await isUnavailable();
    await postgres.start();
    await isBack('faute-revenue');
    assert.equal((await ordersByInternalRef(env, '')).get('faute-avant'), 1);
  });

  it('answers 503 after a time-out when PostgreSQL is frozen, and works again when it continues', async () => {
    postgres.freeze();
    try {
      await isUnavailable();
    } finally {
      postgres.thaw();
    }
    await isBack('faute-degelee');
  });
});
