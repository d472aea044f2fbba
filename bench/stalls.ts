/**
 * What others wait for while something large happens: npm run bench -- stalls. BENCH_PRODUCTS (100000) says how many products;
 * BENCH_DATA a folder that was loaded before, of which a copy is used. Embedded, for PostgreSQL works in processes of its own.
 */
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseConfig } from '../api/src/base/config/index.ts';
import { type Db, openDatabase } from '../api/src/base/db/index.ts';
import { DEMO_ADMIN } from '../api/src/demo/index.ts';
import { findUserByEmail, openSession } from '../api/src/people/index.ts';
import { node } from '../tools/lib/run.ts';
import { startServer } from '../tools/lib/servers/index.ts';
import { memoryOf } from './lib/load.ts';
import { findPeople, type Person } from './lib/people.ts';
import { QUESTIONS } from './lib/questions.ts';
import { type Row, table } from './lib/table.ts';
import { importPrices } from './load/disturbances.ts';
import { change, type Portal, read, searches } from './stalls/catalogue.ts';
import { type Watch, watch } from './stalls/watched.ts';

type Env = Record<string, string | undefined>;

const PRODUCTS = Number(process.env.BENCH_PRODUCTS ?? 100_000);
const CATALOGUES = 3;
const QUICK_ROWS = 8;
const PAGE_ROWS = 50;
const BUILT_WITHIN_MS = 600_000;
const GZIP = { 'accept-encoding': 'gzip' };

export async function measure(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'extranet-bench-'));
  const env: Env = {
    PATH: process.env.PATH,
    NODE_OPTIONS: process.env.STALLS_NODE_OPTIONS,
    PORT: '0',
    DATA_DIR: dataDir,
    DEMO: '1',
    DEMO_PRODUCTS: String(PRODUCTS),
    LOG_LEVEL: 'warn',
  };
  try {
    if (process.env.BENCH_DATA) await cp(process.env.BENCH_DATA, dataDir, { recursive: true });
    else await (await startServer(env, { logFile: join(dataDir, 'log') })).stop();
    const people = (await findPeople(env)).filter(({ catalogs }) => catalogs.length === CATALOGUES);
    const admin = await withDatabase(env, async (db) =>
      openSession(db, (await findUserByEmail(db, DEMO_ADMIN))?.id ?? '', 'admin', new Date()),
    );
    const rows = await whileServing(env, people, admin, async (portal, watched, pid) => [
      ...(await whileAsked(portal, watched)),
      ...(await whileWritten(portal, watched, env)),
      ['resident memory, at most', '600 MB', `${memoryOf(pid).peak} MB`] satisfies Row,
    ]);
    await withDatabase(env, (db) =>
      db.updateTable('search_index_state').set({ value: '' }).where('name', '=', 'format').execute(),
    );
    const built = await whileServing(env, people, admin, async (_portal, watched) => [
      await watched.during('the server builds the index itself', () => withDatabase(env, untilIndexed)),
    ]);
    return table([...rows, ...built]);
  } finally {
    await rm(dataDir, { recursive: true });
  }
}

async function whileServing(
  env: Env,
  people: readonly Person[],
  admin: string,
  work: (portal: Portal, watched: Watch, pid: number) => Promise<Row[]>,
): Promise<Row[]> {
  const server = await startServer(env, { logFile: join(env.DATA_DIR ?? '', 'log') });
  const watched = await watch(server, people.at(-1)?.token ?? '');
  try {
    return await work({ url: server.url, admin, people: people.slice(0, -1) }, watched, server.pid);
  } finally {
    watched.end();
    await server.stop();
  }
}

async function whileAsked(portal: Portal, { during }: Watch): Promise<Row[]> {
  const [one, other] = portal.people as [Person, Person];
  const slice = '/products/slice?cat=Faisceau&marque=peugeot&l=0,100';
  return [
    await during('the first search after a start', () => searches(portal, QUESTIONS.slice(0, 1), QUICK_ROWS)),
    await during('each catalogue’s words and models for the first time', () =>
      searches(portal, QUESTIONS, PAGE_ROWS),
    ),
    await during('searches after a product was changed', async () => {
      await change(portal, one.prodId, { prodCodeStock: '2' });
      await searches(portal, QUESTIONS, PAGE_ROWS);
    }),
    await during('searches after a product got a new word', async () => {
      await change(portal, one.prodId, { prodTitre: 'Ornithorynque' });
      await searches(portal, ['ornithorynque', ...QUESTIONS], PAGE_ROWS);
    }),
    await during('the whole list, made and compressed', () => read(portal, '/products', one.token, GZIP)),
    await during('the same again', () => read(portal, '/products', one.token, GZIP)),
    await during('the whole list for two at once', () =>
      Promise.all([one, other].map(({ token }) => read(portal, '/products', token, GZIP))),
    ),
    await during('makes, models and a slice of a large catalogue', async () => {
      await change(portal, one.prodId, { prodCodeStock: '1' });
      await read(portal, '/products?held=1', one.token);
      await read(portal, '/products/facets?cat=Faisceau', one.token);
      await read(portal, slice, one.token);
      await read(portal, '/products/price-list/size', one.token);
    }),
  ];
}

async function whileWritten(portal: Portal, { during }: Watch, env: Env): Promise<Row[]> {
  const file = (format: string) => read(portal, `/admin/products/export?format=${format}`, portal.admin);
  return [
    await during('all references for the back office', () =>
      read(portal, '/admin/references', portal.admin, GZIP),
    ),
    await during('the back office’s makes, and its search for what nobody has', async () => {
      await read(portal, '/admin/products/constructors', portal.admin);
      await read(portal, '/admin/find?q=ornithorynque%20zzz', portal.admin);
    }),
    await during('all products as csv', () => file('csv')),
    await during('all products as xlsx', () => file('xlsx')),
    await during('an import of 100,000 lines', () => importPrices(portal.url, portal.admin)),
    await during('searches after the import', () => searches(portal, QUESTIONS, PAGE_ROWS)),
    await during('npm run reindex', async () => {
      const { code, output } = await node(['tools/reindex.ts'], { env });
      if (code !== 0) throw new Error(output);
    }),
    await during('searches after it', () => searches(portal, QUESTIONS, PAGE_ROWS)),
  ];
}

async function withDatabase<T>(env: Env, work: (db: Db) => Promise<T>): Promise<T> {
  const database = await openDatabase(parseConfig(env), { owner: false });
  try {
    return await work(database.db);
  } finally {
    await database.close();
  }
}

async function untilIndexed(db: Db): Promise<void> {
  const until = performance.now() + BUILT_WITHIN_MS;
  const format = () =>
    db.selectFrom('search_index_state').select('value').where('name', '=', 'format').executeTakeFirst();
  while (!(await format())?.value) {
    if (performance.now() > until) throw new Error('the server did not build its index');
    await delay(250);
  }
}
