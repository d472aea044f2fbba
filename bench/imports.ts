import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseConfig } from '../api/src/base/config/index.ts';
import { openDatabase } from '../api/src/base/db/index.ts';
import { DEMO_ADMIN } from '../api/src/demo/index.ts';
import { findUserByEmail, openSession } from '../api/src/people/index.ts';
import type { SpecialPrice } from '../shared/src/contracts/index.ts';
import { SPECIAL_PRICES_SLICE } from '../shared/src/rules/product/index.ts';
import { startServer } from '../tools/lib/servers/index.ts';
import { memoryOf } from './lib/load.ts';
import { pace } from './lib/paced.ts';
import { percentile, type Row, table } from './lib/table.ts';

const LINES = 100_000;
const ADDED = 200;
const ADDED_A_SECOND = 20;
const STEPPED = 300;
const ROUNDS = 5;
const WORDS = ['peugeot 308', 'fa-0012', 'golf'];

interface Bench {
  readonly url: string;
  readonly pid: number;
  readonly admin: Record<string, string>;
  readonly customer: Record<string, string>;
  readonly customerId: string;
  readonly refs: readonly string[];
  /** By id. */
  readonly orderable: readonly string[];
}

const milliseconds = (value: number) => `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`;

/** Files of 100,000 lines: looked at, applied, taken back, while a customer searches; and who has 100,000 special prices. */
export async function measure(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'extranet-bench-'));
  const databaseUrl = process.env.BENCH_DATABASE_URL;
  const env = {
    PATH: process.env.PATH,
    PORT: '0',
    DATA_DIR: dataDir,
    DEMO: '1',
    DEMO_PRODUCTS: String(LINES),
    LOG_LEVEL: 'warn',
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
  };
  const logFile = join(dataDir, 'log');
  await (await startServer(env, { logFile })).stop();
  const people = await peopleAndProducts(env);
  const { url, pid, stop } = await startServer(env, { logFile });
  const bench: Bench = { url, pid, ...people };
  try {
    return table([
      ...(await catalogueFile(bench)),
      ...(await pricesFile(bench)),
      ...(await manyPrices(bench)),
      ...(await steppedPrices(bench)),
    ]);
  } finally {
    await stop();
    await rm(dataDir, { recursive: true });
  }
}

async function peopleAndProducts(env: Record<string, string | undefined>) {
  const database = await openDatabase(parseConfig(env), { owner: false });
  try {
    const { db } = database;
    const admin = await findUserByEmail(db, DEMO_ADMIN);
    const customer = await findUserByEmail(db, 'garage@demo.example');
    const token = (id: string | undefined, kind: 'admin' | 'customer') =>
      openSession(db, id ?? '', kind, new Date());
    const rows = await db
      .selectFrom('products')
      .select(['id', 'ref', 'statut', 'stock_code', 'price_cents'])
      .where('statut', '!=', 'supprime')
      .orderBy('id')
      .execute();
    return {
      admin: bearer(await token(admin?.id, 'admin')),
      customer: bearer(await token(customer?.id, 'customer')),
      customerId: customer?.id ?? '',
      refs: rows.map(({ ref }) => ref),
      orderable: rows
        .filter((row) => row.statut === 'disponible' && row.stock_code !== '9' && row.price_cents > 0)
        .map(({ id }) => id),
    };
  } finally {
    await database.close();
  }
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const euros = (cents: number) => (cents / 100).toFixed(2).replace('.', ',');

async function call<T>({ url, admin }: Bench, method: string, path: string, body?: unknown): Promise<T> {
  const answer = await fetch(`${url}/api${path}`, {
    method,
    headers: { ...admin, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}

async function upload({ url, admin }: Bench, name: string, lines: readonly string[]): Promise<string> {
  const form = new FormData();
  form.append('upload_id', 'ldec:bench');
  form.append('file', new File([lines.join('\r\n')], name));
  const answer = await fetch(`${url}/api/admin/upload`, { method: 'POST', headers: admin, body: form });
  return ((await answer.json()) as { path: string }).path;
}

const catalogueFile = async (bench: Bench) => {
  const refs = [...bench.refs, ...Array.from({ length: LINES - bench.refs.length }, (_, at) => `XX-${at}`)];
  const path = await upload(bench, 'tarif.csv', [
    'Réf;Prix;Stock;Emplacement',
    ...refs.map((ref, at) => `${ref};${euros(2050 + (at % 70_000))};${at % 150};B2-${at % 9}`),
  ]);
  const value = (name: string) => ({ value: name });
  const selectedColumns = {
    ref: value('Réf'),
    price: value('Prix'),
    stockQty: value('Stock'),
    stockPlace: value('Emplacement'),
  };
  return threeSteps(bench, 'catalogue', async () => {
    const uploadedFile = { path, name: 'tarif.csv' };
    const body = { selectedColumns, uploadedFile, tryOnly: true };
    return (await call<{ importId: string }>(bench, 'POST', '/admin/products/updateFromFile', body)).importId;
  });
};

/** Applied once more at the end: from then on the customer has all of them. */
const pricesFile = async (bench: Bench) => {
  const path = await upload(bench, 'prix.csv', [
    'Email;Référence;Prix spécial',
    ...bench.refs.map((ref, at) => `garage@demo.example;${ref};${euros(1000 + (at % 9000))}`),
  ]);
  const look = async () =>
    (await call<{ imId: string }>(bench, 'POST', '/admin/imports', { kind: 'specialPrices', path })).imId;
  const rows = await threeSteps(bench, 'special prices', look);
  await call(bench, 'POST', `/admin/import/${await look()}/apply`);
  return rows;
};

async function threeSteps(bench: Bench, what: string, look: () => Promise<string>): Promise<Row[]> {
  const before = memoryOf(bench.pid).now;
  let id = '';
  const looked = await whileSearching(bench, async () => {
    id = await look();
  });
  const applied = await whileSearching(bench, () => call(bench, 'POST', `/admin/import/${id}/apply`));
  const undone = await whileSearching(bench, () => call(bench, 'POST', `/admin/import/${id}/undo`));
  const said = (took: number, p99: number) => `${milliseconds(took)}, p99 ${milliseconds(p99)}`;
  return [
    [`${what}: difference of 100,000 lines, searches meanwhile`, '5 s, p99 50 ms', said(...looked)],
    [`${what}: applied, searches meanwhile`, '3 s, p99 50 ms', said(...applied)],
    [`${what}: undone, searches meanwhile`, '3 s, p99 50 ms', said(...undone)],
    [`${what}: resident memory`, '400 MB', `${before} MB before, ${memoryOf(bench.pid).peak} MB at most`],
  ];
}

async function whileSearching(bench: Bench, work: () => Promise<unknown>): Promise<[number, number]> {
  const searches = pace({
    url: bench.url,
    rate: 50,
    seconds: 3,
    request: (n) => ({
      path: `/api/products/search?q=${encodeURIComponent(WORDS[n % WORDS.length] ?? '')}`,
      headers: bench.customer,
    }),
  });
  const since = performance.now();
  await work();
  const took = performance.now() - since;
  return [took, (await searches).p99];
}

async function manyPrices(bench: Bench): Promise<Row[]> {
  const added = await pace({
    url: bench.url,
    rate: ADDED_A_SECOND,
    seconds: ADDED / ADDED_A_SECOND,
    request: (n) => ({
      path: '/api/cart/item',
      headers: bench.customer,
      body: { prodId: bench.orderable[n * 37], quantity: 1 },
    }),
  });
  if (added.failed > 0) throw new Error(`${added.failed} products were not added to the cart`);
  return [
    [
      `customer with 100,000 special prices: add to a cart of up to ${ADDED} lines`,
      'p99 25 ms',
      `p50 ${milliseconds(added.p50)}, p99 ${milliseconds(added.p99)}`,
    ],
    ...(await theirGrid(bench)),
  ];
}

/** As the page asks for it: the first slice, then one after the other; and one price of it is saved. */
async function theirGrid(bench: Bench): Promise<Row[]> {
  const path = `/admin/customer/${bench.customerId}/specialPrices`;
  const sliceAfter = (after: string) =>
    call<SpecialPrice[]>(
      bench,
      'GET',
      `${path}?n=${SPECIAL_PRICES_SLICE}&after=${encodeURIComponent(after)}`,
    );
  const first: number[] = [];
  const saved: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const since = performance.now();
    const [line] = await sliceAfter('');
    first.push(performance.now() - since);
    if (!line) throw new Error('the customer has no special prices');
    const { spProdRef, spPrice, spValidFrom, spValidTo, spSteps } = line;
    const change = {
      ...{ spProdRef, spPrice: spPrice + 1 },
      spSeen: { spPrice, spValidFrom, spValidTo, spSteps },
    };
    const sent = performance.now();
    await call(bench, 'POST', `${path}/changes`, [change]);
    saved.push(performance.now() - sent);
  }
  let lines = 0;
  const [all, p99] = await whileSearching(bench, async () => {
    for (let slice = await sliceAfter(''); ; slice = await sliceAfter(slice.at(-1)?.spProdRef ?? '')) {
      lines += slice.length;
      if (slice.length < SPECIAL_PRICES_SLICE) return;
    }
  });
  return [
    ['their grid: first 1,000 lines', '300 ms', milliseconds(percentile(first, 0.5))],
    [
      `their grid: all ${lines.toLocaleString('en')} lines, searches meanwhile`,
      'p99 50 ms',
      `${milliseconds(all)}, p99 ${milliseconds(p99)}`,
    ],
    ['their grid: one price saved', '50 ms', milliseconds(percentile(saved, 0.5))],
  ];
}

/** Another customer's list: 300 lines with 15 steps each, every price another at each round. */
async function steppedPrices(bench: Bench): Promise<Row[]> {
  const customers = await call<{ userId: string }[]>(bench, 'GET', '/admin/customers');
  const id = customers.find(({ userId }) => userId !== bench.customerId)?.userId ?? '';
  const times: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const lines = bench.refs.slice(0, STEPPED).map((spProdRef, at) => ({
      spProdRef,
      spPrice: 100 + round + at / 100,
      spSteps: Array.from({ length: 15 }, (_, step) => ({ from: 2 + step * 5, price: 90 + round - step })),
    }));
    const since = performance.now();
    await call(bench, 'PUT', `/admin/customer/${id}/specialPrices`, lines);
    if (round > 0) times.push(performance.now() - since);
  }
  return [['300 special prices with 15 steps each, saved', '50 ms', milliseconds(percentile(times, 0.5))]];
}
