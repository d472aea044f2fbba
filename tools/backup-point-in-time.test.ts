import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { type Config, parseConfig } from '../api/src/base/config/index.ts';
import { openDatabase } from '../api/src/base/db/index.ts';
import { node } from './lib/run.ts';
import { type OwnPostgres, type RunningServer, startOwnPostgres } from './lib/servers/index.ts';
import { root } from './lib/workspaces.ts';
import { type Call, ordersOf, placeOrder, serve, signInAt } from './testing/portal-calls.ts';
import { until } from './testing/until.ts';

const folder = mkdtempSync(join(tmpdir(), 'extranet-instant-'));
const within = join(folder, 'backups');
const postgres = (await startOwnPostgres()) as OwnPostgres;

describe('a PostgreSQL whose log is archived', { skip: !postgres && 'no PostgreSQL on this machine' }, () => {
  let env: Record<string, string>;
  let config: Config;
  let server: RunningServer | undefined;
  let garage: Call;
  let archive: ChildProcess;
  let said = '';
  const command = (name: string, ...args: string[]) =>
    node([join(root, `tools/${name}.ts`), ...args], { env });
  const refsNow = async () => (await ordersOf(garage)).map(({ orderRef }) => orderRef).sort();
  const order = async () => (await placeOrder(garage, 'garage')).orderRef;

  before(async () => {
    env = { DATA_DIR: join(folder, 'data'), DATABASE_URL: postgres.url, BACKUP_DIR: within, DEMO: '1' };
    config = parseConfig(env);
    server = await serve(env);
    garage = await signInAt(server.url, 'garage@demo.example');
    archive = spawn(process.execPath, [join(root, 'tools/backup.ts'), '--archive'], {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [archive.stdout, archive.stderr])
      stream?.on('data', (chunk: Buffer) => {
        said += chunk;
      });
    await until('the log is received', async () => {
      assert.equal(archive.exitCode, null, said);
      return said.includes('is received');
    });
  });
  after(async () => {
    archive?.kill('SIGTERM');
    await server?.stop();
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('is restored to an instant: exactly the orders before it are there, and no mistake made later', async () => {
    // The base is of before: these orders are in the log alone.
    const before = [...(await refsNow()), await order(), await order()].sort();
    const instant = await pause();
    const later = await order();
    const database = await openDatabase(config, { owner: false });
    await database.db.deleteFrom('orders').where('ref', 'in', before.slice(-2)).execute();
    await database.close();
    assert.deepEqual(await refsNow(), [...before.slice(0, -2), later].sort());
    await logReceived();
    await server?.stop();

    const restored = await command('restore', '--at', instant.toISOString(), '--force');
    assert.equal(restored.code, 0, restored.output);
    assert.match(restored.output, /Everything that was committed until .+ is there, nothing later\./);
    server = await serve(env);
    garage = await signInAt(server.url, 'garage@demo.example');
    assert.deepEqual(await refsNow(), before);
    assert.equal(await order(), later, 'the numbering goes on from there');
  });

  it('is restored to the end of its log when the log ends before the instant, and that is said', async () => {
    const before = await refsNow();
    // A process that ends gives back what it had reserved: the last transaction is its own.
    await server?.stop();
    await logReceived();
    const instant = await pause();
    const restored = await command('restore', '--at', instant.toISOString(), '--force');
    assert.equal(restored.code, 0, restored.output);
    assert.match(
      restored.output,
      /The log ends before: its last transaction is of 20.+, and all of it is there\./,
    );
    server = await serve(env);
    garage = await signInAt(server.url, 'garage@demo.example');
    assert.deepEqual(await refsNow(), before);
  });

  it('is not restored to an instant before its first base', async () => {
    const { code, output } = await command('restore', '--at', '2020-01-01T00:00:00Z', '--force');
    assert.equal(code, 1);
    assert.match(output, /holds no base of 2020-01-01.* or before: its oldest is of 20/);
  });

  it('gets another base each night; old ones go, with the log that only they need, and an instant is restored from the new one', async () => {
    const kept = () => readdirSync(join(within, 'postgres-bases'));
    const log = () => readdirSync(join(within, 'postgres-log')).sort();
    const [first] = kept();
    const [piece] = log();
    for (let turn = 0; turn < 2; turn += 1) await runSql(`select pg_switch_wal()`);
    const nightly = await command('backup', '--nightly', '--keep', '1');
    assert.equal(nightly.code, 0, nightly.output);
    assert.equal(kept().length, 1);
    assert.ok(!kept().includes(first ?? ''));
    assert.ok(!log().includes(piece ?? ''), 'the log of before the base is gone');
    const placed = await order();
    const instant = await pause();
    await order();
    await logReceived();
    await server?.stop();
    const restored = await command('restore', '--at', instant.toISOString(), '--force');
    assert.equal(restored.code, 0, restored.output);
    server = await serve(env);
    garage = await signInAt(server.url, 'garage@demo.example');
    assert.equal((await refsNow()).at(-1), placed);
  });

  it('leaves no spare place behind', () => {
    const left = [
      ...readdirSync('/var/tmp'),
      ...readdirSync(within),
      ...readdirSync(join(within, 'postgres-bases')),
    ];
    assert.deepEqual(
      left.filter((name) => name.startsWith('.spare-')),
      [],
    );
  });

  /** Commits are told apart by the clock: an instant with nothing just before and after it. */
  async function pause(): Promise<Date> {
    await new Promise((resolve) => setTimeout(resolve, 1200));
    const instant = new Date();
    await new Promise((resolve) => setTimeout(resolve, 1200));
    return instant;
  }

  async function runSql(statement: string): Promise<void> {
    const database = await openDatabase(config, { owner: false });
    await sql.raw(statement).execute(database.db);
    await database.close();
  }

  async function logReceived(): Promise<void> {
    const database = await openDatabase(config, { owner: false });
    try {
      const at = await sql<{ lsn: string }>`select pg_current_wal_flush_lsn()::text as lsn`.execute(
        database.db,
      );
      const lsn = at.rows[0]?.lsn;
      await until('the log is received', async () => {
        const { rows } = await sql<{ done: boolean }>`select flush_lsn >= ${lsn}::pg_lsn as done
          from pg_stat_replication where application_name = 'pg_receivewal'`.execute(database.db);
        return rows[0]?.done === true;
      });
    } finally {
      await database.close();
    }
  }
});
