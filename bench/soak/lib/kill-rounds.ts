import { setTimeout as delay } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { publishShellOnly } from '../../../api/src/testing/published.ts';
import { type RunningServer, startServer } from '../../../tools/lib/servers/index.ts';
import { type Calls, callsAt, tokenAt } from './calls.ts';
import { incompleteOrders, ordersByInternalRef } from './incomplete-orders.ts';

export interface KillReport {
  readonly rounds: number;
  readonly acknowledged: number;
  /** A sentence for each lost, changed or duplicate order. */
  readonly broken: string[];
  /** For each round, milliseconds from the start of the process to an answer 200 of /readyz. */
  readonly readyMs: number[];
}

interface Attempt {
  readonly tag: string;
  readonly customer: string;
  /** The order in the server's answer; absent when there was no answer. */
  readonly order?: { orderId: string };
}

const CUSTOMERS = ['garage', 'atelier', 'moderateur'];
const PREFIX = 'mort-';
/** The process is killed at a random moment after this many orders, so that others are being placed. */
const ACKNOWLEDGED_BEFORE = 5;
const SPREAD_MS = 120;
const NOTICED_AFTER_TRIES = 30;

/**
 * Customers order without pause; the process is killed meanwhile and started again, and every order that it acknowledged
 * must still be there, once.
 */
export async function killRounds(
  env: Record<string, string | undefined>,
  rounds: number,
  log: (line: string) => void = () => {},
): Promise<KillReport> {
  const broken: string[] = [];
  const readyMs: number[] = [];
  const attempts: Attempt[] = [];
  await publishShellOnly(String(env.DATA_DIR));
  let server = await startServer(env);
  const tokens = new Map<string, string>();
  for (const customer of CUSTOMERS)
    tokens.set(customer, await tokenAt(server.url, `${customer}@demo.example`));
  const callsOf = (customer: string) => callsAt(server.url, tokens.get(customer));

  for (let round = 1; round <= rounds; round += 1) {
    const made = await ordersUntilKilled(server, callsOf, `${PREFIX}${round}-`);
    const starting = performance.now();
    server = await startServer(env);
    const { status } = await callsAt(server.url)('/readyz');
    if (status !== 200) broken.push(`round ${round}: /readyz said ${status}`);
    readyMs.push(performance.now() - starting);
    broken.push(...(await repeatUnanswered(made, callsOf)));
    broken.push(...(await changedSince(made, callsOf)), ...(await incompleteOrders(env)));
    attempts.push(...made);
    log(
      `round ${round}: ${made.filter(({ order }) => order).length} acknowledged, ready after ${Math.round(readyMs.at(-1) ?? 0)} ms`,
    );
  }
  await server.stop();
  const counts = await ordersByInternalRef(env, PREFIX);
  for (const { tag, order } of attempts) {
    const count = counts.get(tag) ?? 0;
    if (count > 1 || (order && count !== 1)) broken.push(`${tag} is there ${count} times`);
  }
  return { rounds, acknowledged: attempts.filter(({ order }) => order).length, broken, readyMs };
}

async function ordersUntilKilled(
  { pid, ended }: RunningServer,
  callsOf: (customer: string) => Calls,
  prefix: string,
): Promise<Attempt[]> {
  const attempts: Attempt[] = [];
  let acknowledged = 0;
  let killing = false;
  const kill = () => {
    if (killing) return;
    killing = true;
    setTimeout(() => process.kill(pid, 'SIGKILL'), Math.random() * SPREAD_MS);
  };
  const customers = CUSTOMERS.map(async (customer) => {
    const call = callsOf(customer);
    for (let number = 1; ; number += 1) {
      const tag = `${prefix}${customer}-${number}`;
      const added = await call('/api/cart/item', { prodId: 'p-fa-00001', quantity: 1 + (number % 3) });
      if (added.status === 0) return;
      const { status, body } = await call('/api/order', draft(customer, tag), { 'idempotency-key': tag });
      attempts.push({ tag, customer, ...(status === 200 ? { order: body as { orderId: string } } : {}) });
      if (status === 0) return;
      if (status !== 200) throw new Error(`${tag}: ${status} ${JSON.stringify(body)}`);
      acknowledged += 1;
      if (acknowledged === ACKNOWLEDGED_BEFORE) kill();
    }
  });
  try {
    await Promise.all(customers);
  } finally {
    kill();
    await ended;
  }
  return attempts;
}

/**
 * Repeats the unanswered orders with the same key, as a browser does. Each must be answered with an order. The answer may be
 * 409 for a moment, until PostgreSQL has noticed that the killed process is gone.
 */
async function repeatUnanswered(
  attempts: Attempt[],
  callsOf: (customer: string) => Calls,
): Promise<string[]> {
  const broken: string[] = [];
  for (const { tag, customer, order } of attempts) {
    if (order) continue;
    const repeat = () => callsOf(customer)('/api/order', draft(customer, tag), { 'idempotency-key': tag });
    let answer = await repeat();
    for (let tries = 1; answer.status === 409 && tries < NOTICED_AFTER_TRIES; tries += 1) {
      await delay(100);
      answer = await repeat();
    }
    if (answer.status !== 200)
      broken.push(`${tag} repeated: ${answer.status} ${JSON.stringify(answer.body)}`);
  }
  return broken;
}

async function changedSince(attempts: Attempt[], callsOf: (customer: string) => Calls): Promise<string[]> {
  const broken: string[] = [];
  for (const { tag, customer, order } of attempts) {
    if (!order) continue;
    const { status, body } = await callsOf(customer)(`/api/order/${order.orderId}`);
    if (status !== 200) broken.push(`${tag} was acknowledged and is gone (${status})`);
    else if (!isDeepStrictEqual(body, order)) broken.push(`${tag} is not what was acknowledged`);
  }
  return broken;
}

const draft = (customer: string, tag: string) => ({
  orderInternalRef: tag,
  delivery: { daId: `d-${customer}-1` },
});
