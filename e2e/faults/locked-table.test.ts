import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { publishShellOnly } from '../../api/src/testing/published.ts';
import { type Calls, callsAt, tokenAt } from '../../bench/soak/lib/calls.ts';
import {
  type OwnPostgres,
  type RunningServer,
  startOwnPostgres,
  startServer,
} from '../../tools/lib/servers/index.ts';
import { until } from '../../tools/testing/until.ts';
import { envOf, scratch } from './harness.ts';

/** The pool's connections. More than that is waiting on the server only if it goes on with what the portal gave up. */
const CONNECTIONS_MAX = 20;
const CALLERS = 40;
const LOCKED_MS = 20_000;

describe('a table that somebody holds locked', async () => {
  const postgres = (await startOwnPostgres()) as OwnPostgres;
  if (!postgres) return console.log('  left out: there is no PostgreSQL here');
  const env = envOf(scratch(), { DATABASE_URL: postgres.url });
  const beside = new pg.Client({ connectionString: postgres.url });
  const locking = new pg.Client({ connectionString: postgres.url });
  let server: RunningServer;
  let call: Calls;

  before(async () => {
    await publishShellOnly(String(env.DATA_DIR));
    server = await startServer(env);
    call = callsAt(server.url, await tokenAt(server.url, 'garage@demo.example'));
    await Promise.all([beside.connect(), locking.connect()]);
  });
  after(async () => {
    await Promise.all([beside.end(), locking.end()]);
    await server?.stop();
    await postgres.stop();
  });

  it('does not fill PostgreSQL with statements that nobody waits for any more', async () => {
    await locking.query('begin');
    await locking.query('lock table users');
    const asked: Promise<{ status: number }>[] = [];
    let most = 0;
    for (let waited = 0; waited < LOCKED_MS; waited += 1500) {
      asked.push(...Array.from({ length: CALLERS }, () => call('/api/cart')));
      await delay(1500);
      const { rows } = await beside.query(
        "select count(*)::int as waiting from pg_stat_activity where wait_event_type = 'Lock'",
      );
      most = Math.max(most, rows[0].waiting);
    }
    await locking.query('rollback');
    const statuses = new Set((await Promise.all(asked)).map(({ status }) => status));
    assert.ok(most > 0, 'the test itself');
    assert.ok(most <= CONNECTIONS_MAX, `${most} wait`);
    assert.deepEqual(
      [...statuses].filter((status) => status !== 200 && status !== 503),
      [],
    );
    assert.ok(statuses.has(503), 'the test itself');
    await until('answers again', async () => (await call('/api/cart')).status === 200, 10_000);
  });
});
