import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningServer, startServer, startTestPostgres } from '../tools/lib/servers/index.ts';
import { memoryOf } from './lib/load.ts';
import { type Row, table } from './lib/table.ts';
import { importPrices, signIns } from './load/disturbances.ts';
import { at, drive, type Person, type Tally } from './load/drive.ts';
import { loadPeople, type People } from './load/people.ts';
import { adminWalk, customerWalk } from './load/walks.ts';

type Env = Record<string, string | undefined>;

const SECONDS = Number(process.env.LOAD_SECONDS ?? 60);
const DATABASE = process.env.LOAD_DATABASE ?? 'sqlite';
const PROCESSES = Number(process.env.LOAD_PROCESSES ?? 1);
const CUSTOMERS = 95;
const ADMINS = 5;
const SIGN_INS = 20;

/** A table for each database. Set by LOAD_DATABASE=sqlite|postgres, LOAD_PROCESSES and LOAD_SECONDS. */
export const section = `load-${DATABASE}`;

/** 100 people at once with 100,000 products and 50,000 orders; an import and 20 sign-ins happen meanwhile. */
export async function measure(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'extranet-load-'));
  const postgres = DATABASE === 'postgres' ? await startTestPostgres({ durable: true }) : undefined;
  if (DATABASE === 'postgres' && !postgres) return 'No PostgreSQL here.';
  if (PROCESSES > 1 && !postgres) throw new Error('LOAD_PROCESSES above 1 needs LOAD_DATABASE=postgres');
  const env: Env = {
    PATH: process.env.PATH,
    PORT: '0',
    DATA_DIR: dataDir,
    DEMO: '1',
    DEMO_PRODUCTS: '100000',
    LOG_LEVEL: 'warn',
    ...(postgres ? { DATABASE_URL: postgres.url } : {}),
  };
  let server: RunningServer | undefined;
  const logFile = join(dataDir, 'log');
  try {
    await (await startServer(env, { logFile })).stop();
    const people = await loadPeople(env, CUSTOMERS, ADMINS);
    server = await startServer(env, { logFile, workers: PROCESSES });
    return table(await rows(server, people));
  } finally {
    await server?.stop();
    await postgres?.stop();
    await rm(dataDir, { recursive: true });
  }
}

async function rows({ url, pid }: RunningServer, people: People): Promise<Row[]> {
  const { customers, admins } = people;
  const walking: Person[] = [
    ...customers.map((customer, index) => ({
      url,
      token: customer.token,
      walk: customerWalk(customer, index),
    })),
    ...admins.map((token, index) => ({ url, token, walk: adminWalk(index) })),
  ];
  const atSecond = (share: number) => new Promise((resolve) => setTimeout(resolve, SECONDS * 1000 * share));
  const [tally, imported, signedIn] = await Promise.all([
    drive(walking, SECONDS),
    atSecond(0.3).then(() => importPrices(url, admins[0] ?? '')),
    atSecond(0.6).then(() => signIns(url, customers.slice(0, SIGN_INS))),
  ]);
  const { read, list, write, order } = tally.times;
  const all = read.length + list.length + write.length + order.length;
  return [
    [
      `${walking.length} people, a step a second each, on ${PROCESSES} process(es)`,
      '',
      `${all} steps in ${SECONDS} s`,
    ],
    [`customers' reads (${read.length})`, 'p99 200 ms', shown(read)],
    [`administrators' lists (${list.length})`, 'p99 200 ms', shown(list)],
    [`carts and posts (${write.length})`, '', shown(write)],
    [
      `orders (${order.length}, ${tally.pricesChanged} of them after a new price)`,
      'p99 400 ms',
      shown(order),
    ],
    ['answers from 500 on, and none at all', '0', String(tally.serverErrors)],
    ['other refusals', '0', refusals(tally)],
    ['import of 100,000 lines meanwhile', '10 s', milliseconds(imported)],
    [
      `${SIGN_INS} sign-ins at once meanwhile: slowest`,
      '',
      `${milliseconds(signedIn.slowest)}, ${signedIn.accepted} let in`,
    ],
    ['resident memory of a process, at most', '512 MB', `${largestPeak(pid)} MB`],
  ];
}

/** Peak resident memory of the process, or of the largest of its workers. */
function largestPeak(pid: number): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  const workers = PROCESSES > 1 ? children.split(' ').map(Number) : [pid];
  return Math.max(...workers.map((worker) => memoryOf(worker).peak));
}

const milliseconds = (value: number) => `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`;
const shown = (times: readonly number[]) =>
  `p50 ${milliseconds(at(times, 0.5))}, p95 ${milliseconds(at(times, 0.95))}, p99 ${milliseconds(at(times, 0.99))}, worst ${milliseconds(at(times, 1))}`;

function refusals({ failed, serverErrors }: Tally): string {
  const named = [...failed].map(([what, count]) => `${count} x ${what}`);
  const all = [...failed.values()].reduce((sum, count) => sum + count, 0);
  return all === 0 ? '0' : `${all - serverErrors} (${named.join('; ')})`;
}
