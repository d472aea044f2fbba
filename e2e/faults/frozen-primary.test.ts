import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { publishShellOnly } from '../../api/src/testing/published.ts';
import { type Calls, callsAt, tokenAt } from '../../bench/soak/lib/calls.ts';
import {
  type OwnPostgres,
  type RunningServer,
  startOwnPostgres,
  startServer,
} from '../../tools/lib/servers/index.ts';
import { type Env, envOf, scratch } from './harness.ts';

/** More than the pool's connections, so that all of them are open. */
const AT_ONCE = 60;

describe('a server whose primary is frozen while all its connections rest', async () => {
  const first = (await startOwnPostgres()) as OwnPostgres;
  if (!first) return console.log('  left out: there is no PostgreSQL here');
  const second = await first.replica();
  const hosts = [first, second].map(({ url }) => new URL(url).host).join(',');
  const env: Env = envOf(scratch(), {
    DATABASE_URL: `postgres://extranet@${hosts}/postgres?target_session_attrs=read-write`,
  });
  let server: RunningServer;
  let call: Calls;

  before(async () => {
    await publishShellOnly(String(env.DATA_DIR));
    server = await startServer(env, { logFile: join(String(env.DATA_DIR), 'server.log') });
    call = callsAt(server.url, await tokenAt(server.url, 'garage@demo.example'));
  });
  after(async () => {
    first.thaw();
    await server?.stop();
    await second.stop();
    await first.stop();
  });

  const together = async () =>
    (await Promise.all(Array.from({ length: AT_ONCE }, () => call('/api/orders')))).map(
      ({ status }) => status,
    );
  async function openConnections(): Promise<number> {
    const { body } = await call('/metrics');
    return Number(/state="open"\} (\d+)/.exec(String(body))?.[1]);
  }

  it('lets one caller wait in vain, not one after the other on each connection, once another one has taken over', async () => {
    assert.ok((await together()).every((status) => status === 200));
    const open = await openConnections();
    assert.ok(open > 5, `the test itself: ${open} connections`);
    first.freeze();
    await second.promote();
    const { status } = await call('/api/orders');
    assert.ok([200, 503].includes(status), String(status));
    assert.equal((await call('/api/orders')).status, 200);
    assert.deepEqual(new Set(await together()), new Set([200]));
  });
});
