import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import pg from 'pg';
import { freshSchema } from '../../api/src/testing/test-app.ts';
import { type Answer, callsAt, tokenAt } from '../../bench/soak/lib/calls.ts';
import { ordersByInternalRef } from '../../bench/soak/lib/incomplete-orders.ts';
import { type RunningServer, startServer, startTestPostgres } from '../../tools/lib/servers/index.ts';
import { until } from '../../tools/testing/until.ts';
import { type Env, envOf, scratch } from './harness.ts';

const EMAIL = 'garage@demo.example';
/** Finds a transaction that waits for the order counter. It has taken the idempotency key by then. */
const WAITS = "select 1 from pg_locks where relation = 'order_counters'::regclass and not granted";

const codeOf = ({ body }: Answer) => (body as { error?: { code?: string } } | null)?.error?.code;

/** Runs two processes on one database; in the first, an order with an idempotency key is blocked in its transaction. */
async function withHeldKey(
  tag: string,
  work: (held: {
    first: RunningServer;
    again: () => Promise<Answer>;
    release: () => Promise<void>;
    answer: Promise<Answer>;
  }) => Promise<void>,
): Promise<number> {
  const postgres = await startTestPostgres();
  assert.ok(postgres);
  const schema = await freshSchema(postgres.url);
  const env: Env = envOf(join(scratch(), tag), { DATABASE_URL: schema?.url });
  const first = await startServer(env);
  const second = await startServer(env);
  const counter = new pg.Client({ connectionString: schema?.url });
  await counter.connect();
  try {
    const token = await tokenAt(second.url, EMAIL);
    const order = { orderInternalRef: tag, delivery: { daId: 'd-garage-1' } };
    const orderAt = ({ url }: RunningServer) =>
      callsAt(url, token)('/api/order', order, { 'idempotency-key': tag });
    await callsAt(second.url, token)('/api/cart/item', { prodId: 'p-fa-00001', quantity: 1 });
    await counter.query('begin');
    await counter.query('lock table order_counters in exclusive mode');
    const answer = orderAt(first);
    await until(
      'the first order is at the counter',
      async () => (await counter.query(WAITS)).rows.length > 0,
    );
    await work({
      first,
      again: () => orderAt(second),
      release: async () => void (await counter.query('rollback')),
      answer,
    });
    return (await ordersByInternalRef(env, tag)).get(tag) ?? 0;
  } finally {
    await counter.end();
    await Promise.all([first.stop(), second.stop()]);
    await schema?.drop();
    await postgres.stop();
  }
}

const skip =
  !(await startTestPostgres().then((found) => found?.stop().then(() => true))) && 'no PostgreSQL here';

describe('the idempotency key of an order on PostgreSQL', { skip }, () => {
  it('is held by the process that places the order, and released when that process is killed', async () => {
    const orders = await withHeldKey('killed-0001', async ({ first, again, release }) => {
      assert.equal(codeOf(await again()), 'order.inProgress');
      process.kill(first.pid, 'SIGKILL');
      await first.ended;
      await release();
      // As soon as PostgreSQL notices the closed connection, and not only after minutes by a time-out.
      await until('the key is free', async () => (await again()).status === 200, 5000);
    });
    assert.equal(orders, 1);
  });

  it('is released when a machine stops answering, and the order is placed once even if that machine continues', async () => {
    const orders = await withHeldKey('frozen-0001', async ({ first, again, release, answer }) => {
      process.kill(first.pid, 'SIGSTOP');
      await release();
      await until('the key is free', async () => (await again()).status === 200, 40_000);
      process.kill(first.pid, 'SIGCONT');
      assert.notEqual((await answer).status, 200);
      assert.equal((await again()).status, 200);
    });
    assert.equal(orders, 1);
  });
});
