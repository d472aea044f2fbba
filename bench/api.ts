import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../tools/lib/servers/index.ts';
import { delivery } from './lib/delivery.ts';
import { drive, type Measured, memoryOf } from './lib/load.ts';
import { pace } from './lib/paced.ts';
import { findPeople, type Person } from './lib/people.ts';
import { type Row, table } from './lib/table.ts';
import { WORDS } from './lib/words.ts';

const SECONDS = Number(process.env.BENCH_SECONDS ?? 15);
/**
 * Autocannon sends all of a connection's requests for a second at the start of that second. With few connections this burst
 * is small, so that the queue measured is the server's.
 */
const CONNECTIONS = 4;

const milliseconds = (value: number) => `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`;
const shown = ({ p50, p99, rate, failed }: Measured) =>
  `p50 ${milliseconds(p50)}, p99 ${milliseconds(p99)} at ${Math.round(rate)}/s${failed ? `, ${failed} refused` : ''}`;

/** The API with 100,000 products, 200 customers and 50,000 orders, in one process; this process sends the requests. */
export async function measure(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'extranet-bench-'));
  const databaseUrl = process.env.BENCH_DATABASE_URL;
  const env = {
    PATH: process.env.PATH,
    NODE_OPTIONS: process.env.NODE_OPTIONS,
    PORT: '0',
    DATA_DIR: dataDir,
    DEMO: '1',
    DEMO_PRODUCTS: '100000',
    LOG_LEVEL: 'warn',
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
  };
  const logFile = join(dataDir, 'log');
  const rows: Row[] = [];
  const loading = performance.now();
  await (await startServer(env, { logFile })).stop();
  rows.push(['loading the demonstration, once', '20 s', milliseconds(performance.now() - loading)]);
  const people = await findPeople(env);
  const starting = performance.now();
  const { url, pid, stop } = await startServer(env, { logFile });
  rows.push(['start with 100,000 products', '2 s', milliseconds(performance.now() - starting)]);
  try {
    for (const part of [search, wholeCatalogue, cart, orders]) {
      rows.push(...(await part(url, people)));
      if (process.env.BENCH_MEM) console.log(part.name, memoryOf(pid));
    }
    const { peak, now } = memoryOf(pid);
    rows.push(['resident memory, at most', '400 MB', `${peak} MB (${now} MB at the end)`]);
  } finally {
    await stop();
    await rm(dataDir, { recursive: true });
  }
  return table(rows);
}

const bearer = ({ token }: Person) => ({
  authorization: `Bearer ${token}`,
  'content-type': 'application/json',
});
const personOf = (people: readonly Person[], index: number) => people[index % people.length] as Person;

async function search(url: string, people: readonly Person[]): Promise<Row[]> {
  const load = await drive({
    url,
    connections: CONNECTIONS,
    rate: 200,
    seconds: SECONDS,
    requests: (connection) =>
      WORDS.map((word) => ({
        method: 'GET',
        path: `/api/products/search?q=${encodeURIComponent(word)}`,
        headers: bearer(personOf(people, connection)),
      })),
  });
  return [['GET /products/search, 200 a second', 'p99 15 ms', shown(load)]];
}

/** The list of 60,000 rows, for customers with different prices, while another customer sends small requests. */
async function wholeCatalogue(url: string, people: readonly Person[]): Promise<Row[]> {
  const readers = people.filter(({ catalogs }) => catalogs.includes('Faisceau')).slice(0, 6);
  const query = encodeURIComponent('{"prodCatalogue:eq":"Faisceau"}');
  const list = `${url}/api/products?query=${query}`;
  const firstBytes: number[] = [];
  const wholes: number[] = [];
  let tag = '';
  let bytes = 0;
  const others = drive({
    url,
    connections: 2,
    rate: 100,
    seconds: 8,
    requests: () => [{ method: 'GET', path: '/api/user', headers: bearer(personOf(people, 0)) }],
  });
  for (const reader of [...readers, ...readers]) {
    const asked = performance.now();
    const answer = await fetch(list, { headers: { ...bearer(reader), 'accept-encoding': 'gzip' } });
    const body = answer.body?.getReader();
    await body?.read();
    firstBytes.push(performance.now() - asked);
    for (;;) if ((await body?.read())?.done !== false) break;
    wholes.push(performance.now() - asked);
    tag = answer.headers.get('etag') ?? '';
    bytes = Number(answer.headers.get('content-length') ?? 0);
  }
  const asked = performance.now();
  const reader = readers.at(-1) as Person;
  const unchanged = await fetch(list, { headers: { ...bearer(reader), 'if-none-match': tag } });
  const again = performance.now() - asked;
  const { worst } = await others;
  const size = bytes ? ` (${(bytes / 1e6).toFixed(1)} MB)` : '';
  return [
    ['GET /products, 60,000 rows: first byte, worst', '50 ms', milliseconds(Math.max(...firstBytes))],
    ['GET /products, 60,000 rows: whole, worst', '-', `${milliseconds(Math.max(...wholes))}${size}`],
    ['other requests meanwhile, worst', '50 ms', milliseconds(worst)],
    [`GET /products again: ${unchanged.status}`, '304', milliseconds(again)],
  ];
}

async function cart(url: string, people: readonly Person[]): Promise<Row[]> {
  const load = await drive({
    url,
    connections: CONNECTIONS,
    rate: 200,
    seconds: SECONDS,
    requests: (connection) => [written(addition(personOf(people, connection)))],
  });
  return [['POST /cart/item, 200 a second', 'p99 25 ms', shown(load)]];
}

/** An account may place 600 orders in a quarter of an hour: each load has customers of its own, and eight of them have ten seconds. */
const CROWD = 60;
const WAITING = 8;
const WAITING_SECONDS = 10;
const RATE = 300;

/** An order needs a cart, so a request before each fills one. Only the orders are counted. */
async function orders(url: string, people: readonly Person[]): Promise<Row[]> {
  const ordering = (connections: number, from: number) => ({
    url,
    connections,
    counted: (index: number) => index === 1,
    requests: (connection: number) => {
      const person = personOf(people, from + connection);
      return [written(addition(person)), written(order(person))];
    },
  });
  const waiting = await drive({ ...ordering(WAITING, CROWD), seconds: WAITING_SECONDS });
  const atOnce = await drive({ ...ordering(CROWD, 0), rate: 2 * RATE, seconds: 2 * SECONDS });
  const others = (n: number) => personOf(people, CROWD + WAITING + (n % (people.length - CROWD - WAITING)));
  const paced = await pace({
    ...{ url, rate: RATE, seconds: SECONDS },
    before: (n) => addition(others(n)),
    request: (n) => order(others(n)),
  });
  return [
    [`POST /order, ${WAITING} customers who wait for each answer`, '300/s, p99 60 ms', shown(waiting)],
    [`POST /order, ${RATE} a second, each at its own moment`, 'p99 150 ms', shown(paced)],
    [
      `POST /order, ${CROWD} customers begin each second with their ${RATE / CROWD} orders of it`,
      'p99 150 ms',
      shown(atOnce),
    ],
  ];
}

const addition = (person: Person) => ({
  method: 'POST' as const,
  path: '/api/cart/item',
  headers: bearer(person),
  body: { prodId: person.prodId, quantity: 1 },
});

const order = (person: Person) => ({
  method: 'POST' as const,
  path: '/api/order',
  headers: bearer(person),
  body: { delivery },
});

/** As a load sends it. */
const written = <Sent extends { body: object }>(sent: Sent) => ({ ...sent, body: JSON.stringify(sent.body) });
