import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { parseConfig } from '../api/src/base/config/index.ts';
import { openDatabase } from '../api/src/base/db/index.ts';
import { run } from '../tools/lib/run.ts';
import { startServer, startTestPostgres } from '../tools/lib/servers/index.ts';
import { drive, memoryOf } from './lib/load.ts';
import { pace } from './lib/paced.ts';
import { findPeople } from './lib/people.ts';
import { QUESTIONS } from './lib/questions.ts';
import { type Row, table } from './lib/table.ts';

/** A garbage collection of the whole heap, every ten or twenty seconds, makes thirty questions slow: a shorter look counts one or none. */
const SECONDS = Number(process.env.BENCH_SECONDS ?? 60);
/** One million takes minutes to load: BENCH_PRODUCTS=1000000 npm run bench -- search. */
const PRODUCTS = Number(process.env.BENCH_PRODUCTS ?? 100_000);
const MILLION = 1_000_000;
const RATE = 200;
/** As many as a process answers, asked by connections that each wait for their answer. */
const MANY = 500;
const CONNECTIONS = 10;

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
    await settle(env);
    const people = await findPeople(env);
    const starting = performance.now();
    const { url, pid, stop } = await startServer(env, { logFile });
    const started = performance.now() - starting;
    try {
      const asked = people.map(({ token }) =>
        QUESTIONS.map((q) => ({
          path: `/api/search?q=${encodeURIComponent(q)}`,
          headers: { authorization: `Bearer ${token}` },
        })),
      );
      const ask = (n: number) => {
        const own = asked[Math.floor(n / QUESTIONS.length) % asked.length] as (typeof asked)[number];
        return own[n % QUESTIONS.length] as (typeof own)[number];
      };
      // Every account has asked once: its first question of the day reads what it bought.
      await drive({
        url,
        connections: 1,
        seconds: 5,
        requests: () => asked.map((own) => own[0] as (typeof own)[number]),
      });
      // As on any morning: every connection of the pool has been asked each statement often enough to keep its plan.
      await pace({ url, rate: RATE / 2, seconds: 3, request: ask });
      await pace({ url, rate: RATE, seconds: 10, request: ask });
      const load = await pace({ url, rate: RATE, seconds: SECONDS, request: ask });
      const crowd = await drive({
        url,
        connections: CONNECTIONS,
        rate: MANY,
        seconds: 20,
        requests: (connection) => asked[connection % asked.length] ?? [],
      });
      return [
        [
          `GET /search, ${RATE} a second, ${of}`,
          `p99 ${limit} ms`,
          `p50 ${milliseconds(load.p50)}, p99 ${milliseconds(load.p99)} at ${Math.round(load.rate)}/s`,
        ],
        [
          `GET /search by ${CONNECTIONS} connections, ${MANY} a second, ${of}`,
          'p99 30 ms',
          `p50 ${milliseconds(crowd.p50)}, p99 ${milliseconds(crowd.p99)} at ${Math.round(crowd.rate)}/s`,
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

/** As on any morning: PostgreSQL has written what was loaded, instead of writing it while it is measured. */
async function settle(env: Record<string, string | undefined>): Promise<void> {
  if (!env.DATABASE_URL) return;
  const database = await openDatabase(parseConfig(env), { owner: false });
  await sql`vacuum (analyze)`.execute(database.db);
  await sql`checkpoint`.execute(database.db);
  await database.close();
}
