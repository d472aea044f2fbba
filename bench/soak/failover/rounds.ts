import { setTimeout as delay } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { until } from '../../../tools/testing/until.ts';
import { callsAt } from '../lib/calls.ts';
import { incompleteOrders, ordersByInternalRef } from '../lib/incomplete-orders.ts';
import type { Cluster } from './cluster.ts';
import { Customers, type Portal, type Wish } from './customers.ts';
import { befall, type Kind } from './misfortunes.ts';
import { Witness } from './witness.ts';

export interface Round {
  readonly kind: Kind;
  readonly acknowledged: number;
  /** For each portal, the longest time without an acknowledged order from the strike on. */
  readonly awayMs: readonly number[];
  /** How many calls were answered 503 meanwhile, and how long the slowest of all calls took. */
  readonly unavailable: number;
  readonly slowestMs: number;
  /** A sentence for each broken promise. */
  readonly broken: readonly string[];
}

interface Stage {
  readonly cluster: Cluster;
  readonly portals: readonly Portal[];
  /** To read the database after a round. */
  readonly env: Record<string, string | undefined>;
}

const PREFIX = 'bascule-';
const BEFORE_MS = 2000;
const AFTER_MS = 2000;

/** People order at both portals, the misfortune befalls the primary, and all that was acknowledged is looked for. */
export async function playRound(stage: Stage, kind: Kind, number: number): Promise<Round> {
  const { cluster, portals, env } = stage;
  const prefix = `${PREFIX}${number}-`;
  const customers = new Customers(portals, prefix);
  const witness = new Witness(cluster, number);
  let struckAt = 0;
  let refused = 0;
  await delay(BEFORE_MS);
  // So that each portal has all of its connections open, and most of them rest.
  await customers.rush();
  await befall(kind, cluster, {
    struck: () => {
      struckAt = performance.now();
    },
    replaced: async () => {
      const since = performance.now();
      await until('both portals order again', async () =>
        customers.acknowledged.every((times) => (times.at(-1) ?? 0) > since),
      );
      refused = await customers.rush();
    },
  });
  await delay(AFTER_MS);
  await customers.stop();
  const placed = customers.wishes.filter(({ order }) => order);
  return {
    kind,
    acknowledged: placed.length,
    awayMs: customers.acknowledged.map((times) => longestGap(struckAt, times)),
    unavailable: customers.unavailable,
    slowestMs: customers.slowestMs,
    broken: [
      ...customers.strange,
      ...(refused > 0 ? [`${refused} calls were refused after both portals were back`] : []),
      ...(await witness.stop()),
      ...(await incompleteOrders(env)),
      ...(await miscounted(env, prefix, customers.wishes)),
      ...(await changed(portals, placed)),
    ],
  };
}

/** Every wish was answered with an order in the end, so that each must be there, once. */
async function miscounted(env: Stage['env'], prefix: string, wishes: readonly Wish[]): Promise<string[]> {
  const counts = await ordersByInternalRef(env, prefix);
  return wishes.flatMap(({ tag, order }) => {
    const count = counts.get(tag) ?? 0;
    return count === 1 && order ? [] : [`${tag}${order ? ', acknowledged,' : ''} is there ${count} times`];
  });
}

async function changed(portals: readonly Portal[], wishes: readonly Wish[]): Promise<string[]> {
  const broken: string[] = [];
  for (const [index, { tag, customer, order }] of wishes.entries()) {
    const { url, tokens } = portals[index % portals.length] as Portal;
    const { status, body } = await callsAt(url, tokens.get(customer))(`/api/order/${order?.orderId}`);
    if (status !== 200 || !isDeepStrictEqual(body, order))
      broken.push(`${tag} is not what was acknowledged (${status})`);
  }
  return broken;
}

function longestGap(from: number, times: readonly number[]): number {
  const after = [from, ...times.filter((time) => time >= from)];
  return Math.max(...after.slice(1).map((time, index) => time - (after[index] ?? time)), 0);
}
