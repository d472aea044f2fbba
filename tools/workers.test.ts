import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { publishShellOnly } from '../api/src/testing/published.ts';
import { freshSchema } from '../api/src/testing/test-app.ts';
import { type RunningServer, startServer, startTestPostgres } from './lib/servers/index.ts';
import { until } from './testing/until.ts';

const postgres = await startTestPostgres();
const folder = mkdtempSync(join(tmpdir(), 'extranet-workers-'));

describe('npm start -- --workers 2', { skip: !postgres && 'no PostgreSQL on this machine' }, () => {
  let schema: Awaited<ReturnType<typeof freshSchema>>;
  let server: RunningServer;
  let env: Record<string, string | undefined>;

  before(async () => {
    schema = await freshSchema(postgres?.url);
    const settings = {
      PATH: process.env.PATH,
      PORT: '0',
      DEMO: '1',
      DEMO_PRODUCTS: '60',
      LOG_LEVEL: 'silent',
      LEAVING_S: '1',
    };
    env = { ...settings, DATA_DIR: folder, DATABASE_URL: schema?.url };
    await publishShellOnly(folder);
    server = await startServer(env, { workers: 2, logFile: join(folder, 'log') });
  });
  after(async () => {
    await server?.stop();
    await schema?.drop();
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  /** The process ids of the server's children, from Linux. */
  const workers = () =>
    readFileSync(`/proc/${server.pid}/task/${server.pid}/children`, 'utf8').trim().split(' ').map(Number);
  const isReady = async () => (await fetch(`${server.url}/readyz`)).status === 200;
  const metrics = async () => (await fetch(`${server.url}/metrics`)).text();
  const linesOf = (text: string, name: string) =>
    text.split('\n').filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `));

  it('answers from two processes on one port', async () => {
    assert.equal(workers().length, 2);
    for (let call = 0; call < 10; call += 1) assert.ok(await isReady());
  });

  it('reports the metrics of both processes, and those read from the database only once', async () => {
    const text = await metrics();
    const memory = linesOf(text, 'process_resident_memory_bytes');
    assert.deepEqual(
      memory.map((line) => /worker="(\d)"/.exec(line)?.[1]),
      ['1', '2'],
    );
    assert.equal(linesOf(text, 'extranet_orders_placed_total').length, 1);
    assert.match(text, /extranet_http_request_seconds_count\{.*worker="\d".*route="\/readyz".*\} \d+/);
  });

  it('replaces a process that died and keeps answering meanwhile', async () => {
    const [first, second] = workers() as [number, number];
    process.kill(first, 'SIGKILL');
    await until('the other answers', isReady);
    await until('a new one beside it', async () => {
      const now = workers();
      return now.length === 2 && now.includes(second) && !now.includes(first);
    });
    await until('both report their metrics', async () => {
      const memory = linesOf(await metrics(), 'process_resident_memory_bytes');
      return ['1', '2'].every((place) => memory.some((line) => line.includes(`worker="${place}"`)));
    });
  });

  it('says only once that the port is taken', async () => {
    const port = new URL(server.url).port;
    const second = startServer({ ...env, PORT: port }, { workers: 2, logFile: join(folder, 'log') });
    await assert.rejects(second, ({ message }: Error) =>
      /^PORT \d+ .* in use by another program\.$/.test(message),
    );
  });

  it('stops all its processes at SIGTERM and exits with 0', async () => {
    const pids = workers();
    assert.equal(await server.stop('SIGTERM'), 0);
    for (const pid of pids) assert.throws(() => process.kill(pid, 0), /ESRCH/);
  });
});
