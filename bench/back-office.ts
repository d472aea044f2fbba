import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseConfig } from '../api/src/base/config/index.ts';
import { openDatabase } from '../api/src/base/db/index.ts';
import { DEMO_ADMIN } from '../api/src/demo/index.ts';
import { findUserByEmail, openSession } from '../api/src/people/index.ts';
import { workbook, workbookOf } from '../api/src/testing/workbook.ts';
import { startServer } from '../tools/lib/servers/index.ts';
import { drive, memoryOf } from './lib/load.ts';
import { findPeople } from './lib/people.ts';
import { type Row, table } from './lib/table.ts';

interface Bench {
  readonly url: string;
  readonly admin: string;
  readonly customer: string;
  readonly pid: number;
}

const LINES = 100_000;
const HEADER = ['Réf', 'Prix', 'Stock', 'Emplacement'];
const milliseconds = (value: number) => `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`;

/** Requests of administrators with 100,000 products and 50,000 orders, while customers search. */
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
  const [someone] = await findPeople(env);
  const { token: admin, year } = await administrator(env);
  const { url, pid, stop } = await startServer(env, { logFile });
  const bench: Bench = { url, pid, admin, customer: someone?.token ?? '' };
  try {
    const rows = [
      ...(await refusals(bench)),
      ...(await ordersOfYear(bench, year)),
      ...(await imports(bench)),
    ];
    return table(rows);
  } finally {
    await stop();
    await rm(dataDir, { recursive: true });
  }
}

async function administrator(env: Record<string, string | undefined>) {
  const database = await openDatabase(parseConfig(env), { owner: false });
  try {
    const user = await findUserByEmail(database.db, DEMO_ADMIN);
    const years = await database.db
      .selectFrom('orders')
      .select(({ fn }) => ['year', fn.countAll<number>().as('orders')])
      .groupBy('year')
      .execute();
    const busiest = years.reduce((best, next) => (next.orders > best.orders ? next : best));
    const token = await openSession(database.db, user?.id ?? '', 'admin', new Date());
    return { token, year: busiest.year };
  } finally {
    await database.close();
  }
}

async function ordersOfYear({ url, admin }: Bench, year: number): Promise<Row[]> {
  const query = encodeURIComponent(JSON.stringify({ 'year:eq': year }));
  const times: number[] = [];
  let orders = 0;
  for (let round = 0; round < 5; round += 1) {
    const asked = performance.now();
    const answer = await fetch(`${url}/api/admin/orders?query=${query}`, { headers: bearer(admin) });
    const bytes = await answer.arrayBuffer();
    times.push(performance.now() - asked);
    orders = (JSON.parse(Buffer.from(bytes).toString()) as unknown[]).length;
  }
  times.sort((a, b) => a - b);
  const median = times[2] ?? 0;
  const share = `${milliseconds((median * 20_000) / orders)} for 20,000 (${milliseconds(median)} for ${orders})`;
  return [['GET /admin/orders of a year, 20,000 orders, whole', '300 ms', share]];
}

async function imports(bench: Bench): Promise<Row[]> {
  const answer = await fetch(`${bench.url}/api/admin/references`, { headers: bearer(bench.admin) });
  const refs = (await answer.json()) as string[];
  const padded = [...refs, ...Array.from({ length: LINES - refs.length }, (_, index) => `ZZ-${index}`)];
  const csv = [
    HEADER.join(';'),
    ...padded.map((ref, index) => `${ref};${10 + (index % 900)},50;${index % 200};A1-${index % 9}`),
  ].join('\r\n');
  const xlsx = workbook([
    HEADER,
    ...padded.map((ref, index) => [ref, 20.5 + (index % 700), index % 150, `B2-${index % 9}`]),
  ]);
  return [
    ...(await importWhileSearching(bench, 'tarif.csv', Buffer.from(csv))),
    ...(await importWhileSearching(bench, 'tarif.xlsx', xlsx)),
  ];
}

async function importWhileSearching(bench: Bench, name: string, contents: Uint8Array): Promise<Row[]> {
  const { path } = (await (await upload(bench, name, contents)).json()) as { path: string };
  const before = memoryOf(bench.pid).now;
  const searches = drive({
    url: bench.url,
    connections: 4,
    rate: 100,
    seconds: 4,
    requests: () =>
      ['peugeot 308', 'fa-0012', 'golf'].map((words) => ({
        method: 'GET' as const,
        path: `/api/products/search?q=${encodeURIComponent(words)}`,
        headers: bearer(bench.customer),
      })),
  });
  const [ref, price, stockQty, stockPlace] = HEADER.map((value) => ({ value }));
  const asked = performance.now();
  const answer = await fetch(`${bench.url}/api/admin/products/updateFromFile`, {
    method: 'POST',
    headers: { ...bearer(bench.admin), 'content-type': 'application/json' },
    body: JSON.stringify({
      selectedColumns: { ref, price, stockQty, stockPlace },
      uploadedFile: { path, name },
    }),
  });
  const took = performance.now() - asked;
  const { updated } = (await answer.json()) as { updated: number };
  const { p99 } = await searches;
  const { peak } = memoryOf(bench.pid);
  return [
    [`import of 100,000 lines, ${name} (${updated} products)`, '10 s', milliseconds(took)],
    ['searches meanwhile', 'p99 50 ms', `p99 ${milliseconds(p99)}`],
    ['resident memory', '400 MB', `${before} MB before, ${peak} MB at most`],
  ];
}

async function refusals(bench: Bench): Promise<Row[]> {
  const row = '<row r="1"><c r="A1"><v>1</v></c></row>';
  const sheet = Buffer.from(`<worksheet><sheetData>${row.repeat(4_000_000)}</sheetData></worksheet>`);
  const rows: Row[] = [];
  for (const [what, contents] of [
    ['a workbook of 4 million rows', workbookOf(sheet)],
    ['a zip bomb of 300 MB', workbookOf(new Uint8Array(300_000_000))],
  ] as const) {
    const before = memoryOf(bench.pid).peak;
    const asked = performance.now();
    const { status } = await upload(bench, 'a.xlsx', contents);
    const took = milliseconds(performance.now() - asked);
    const more = memoryOf(bench.pid).peak - before;
    rows.push([`${what}: ${status}`, '2 s, 150 MB', `${took}, ${more} MB more`]);
  }
  return rows;
}

function upload({ url, admin }: Bench, name: string, contents: Uint8Array): Promise<Response> {
  const form = new FormData();
  form.append('upload_id', 'ldec:bench');
  form.append('file', new File([Buffer.from(contents)], name));
  return fetch(`${url}/api/admin/upload`, { method: 'POST', headers: bearer(admin), body: form });
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
