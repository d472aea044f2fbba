import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../tools/lib/run.ts';
import { startServer, startTestPostgres } from '../tools/lib/servers/index.ts';
import { drive, memoryOf } from './lib/load.ts';
import { findPeople, type Person } from './lib/people.ts';
import { QUESTIONS } from './lib/questions.ts';
import { type Row, table } from './lib/table.ts';

const SECONDS = Number(process.env.BENCH_SECONDS ?? 15);
/** One million takes minutes to load: BENCH_PRODUCTS=1000000 npm run bench -- search. */
const PRODUCTS = Number(process.env.BENCH_PRODUCTS ?? 100_000);
const CONNECTIONS = 4;
const MILLION = 1_000_000;

const milliseconds = (value: number) => `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`;
const seconds = (value: number) => `${(value / 1000).toFixed(1)} s`;

/** GET /search embedded and, up to a hundred thousand products, on PostgreSQL. */
export async function measure(): Promise<string> {
  const rows = await searched('embedded', {});
  const server = PRODUCTS < MILLION ? await startTestPostgres({ durable: true }) : undefined;
  if (!server) return table(rows);
  try {
    return table([...rows, ...(await searched('PostgreSQL', { DATABASE_URL: server.url }))]);
  } finally {
    await server.stop();
  }
}

async function searched(name: string, database: Record<string, string>): Promise<Row[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'extranet-bench-'));
  const env = {
    PATH: process.env.PATH,
    PORT: '0',
    DATA_DIR: dataDir,
    DEMO: '1',
    DEMO_PRODUCTS: String(PRODUCTS),
    LOG_LEVEL: 'warn',
    ...database,
  };
  const limit = PRODUCTS < MILLION ? 15 : 30;
  const of = `${PRODUCTS.toLocaleString('en')} products, ${name}`;
  const logFile = join(dataDir, 'log');
  try {
    await (await startServer(env, { logFile })).stop();
    const building = performance.now();
    await run(process.execPath, ['--disable-warning=ExperimentalWarning', 'tools/reindex.ts'], { env });
    const built = performance.now() - building;
    const people = await findPeople(env);
    const starting = performance.now();
    const { url, pid, stop } = await startServer(env, { logFile });
    const started = performance.now() - starting;
    try {
      const asked = (connection: number) =>
        QUESTIONS.map((q) => ({
          method: 'GET' as const,
          path: `/api/search?q=${encodeURIComponent(q)}`,
          headers: { authorization: `Bearer ${(people[connection % people.length] as Person).token}` },
        }));
      await drive({ url, connections: 1, seconds: 3, requests: asked });
      const load = await drive({
        url,
        connections: CONNECTIONS,
        rate: 200,
        seconds: SECONDS,
        requests: asked,
      });
      return [
        [
          `GET /search, 200 a second, ${of}`,
          `p99 ${limit} ms`,
          `p50 ${milliseconds(load.p50)}, p99 ${milliseconds(load.p99)} at ${Math.round(load.rate)}/s`,
        ],
        [`npm run reindex, ${of}`, PRODUCTS < MILLION ? '10 s' : '60 s', seconds(built)],
        [`start, ${of}`, '2 s', seconds(started)],
        [`memory of the server, ${of}`, '600 MB', `${memoryOf(pid).peak} MB`],
      ];
    } finally {
      await stop();
    }
  } finally {
    await rm(dataDir, { recursive: true });
  }
}
