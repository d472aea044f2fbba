import { parseConfig } from '../../api/src/base/config/index.ts';
import { openDatabase } from '../../api/src/base/db/index.ts';
import { drive, type Measured } from '../lib/load.ts';
import { findPeople, type Person } from '../lib/people.ts';
import type { Measurable } from '../lib/portal-and-browser.ts';
import { milliseconds, type Row } from '../lib/table.ts';

const JOBS = 10_000;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 60);
const ORDERS_A_SECOND = 40;
const shown = ({ p50, p99, rate, failed }: Measured) =>
  `p50 ${milliseconds(p50)}, p99 ${milliseconds(p99)} at ${rate.toFixed(0)}/s${failed ? `, ${failed} refused` : ''}`;

/**
 * Orders alone, then with 10,000 more jobs due in the same minute, beside the mail that each order leaves. They push what has been
 * read meanwhile: taken, looked up, ended, and nothing sent.
 */
export async function jobsBesideOrders({ url, env }: Measurable): Promise<Row[]> {
  const people = await findPeople(env);
  const alone = await orders(url, people);
  const wanted = Math.round((JOBS * SECONDS) / 60);
  await enqueue(env, wanted);
  const beside = await orders(url, people);
  const left = await countLeft(env);
  return [
    [`POST /order, ${ORDERS_A_SECOND} a second, alone`, '–', shown(alone)],
    ['the same beside 10,000 jobs a minute', 'p99 unharmed', shown(beside)],
    ['of these jobs done within their minute', 'all', `${wanted - left} of ${wanted}`],
  ];
}

/** An order needs a cart, so every other request fills one. Only the orders are counted. */
const orders = (url: string, people: readonly Person[]) =>
  drive({
    ...{ url, connections: 20, rate: 2 * ORDERS_A_SECOND, seconds: SECONDS, counted: (index) => index === 1 },
    requests: (connection) => {
      const person = people[connection % people.length] as Person;
      const headers = { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' };
      const item = { prodId: person.prodId, quantity: 1 };
      return [
        { method: 'POST', path: '/api/cart/item', headers, body: JSON.stringify(item) },
        { method: 'POST', path: '/api/order', headers, body: JSON.stringify({ delivery }) },
      ];
    },
  });

const delivery = {
  ...{ daName: 'Mesure', daFirstname: 'Banc', daAddress: '1 rue du Banc', daPostCode: '44000' },
  ...{ daCity: 'Nantes', daPhone1: '+33 240551830' },
};

/** Due one after the other, evenly over the time that is measured. */
async function enqueue(env: Measurable['env'], count: number): Promise<void> {
  const database = await openDatabase(parseConfig(env), { owner: false });
  try {
    const { db, dialect } = database;
    const { id: user_id } = await db.selectFrom('users').select('id').limit(1).executeTakeFirstOrThrow();
    const now = Date.now();
    const at = (index: number) => new Date(now + (index * SECONDS * 1000) / count).toISOString();
    const created_at = new Date(now).toISOString();
    const text = { kind: 'order' as const, title: 'Mesure', detail: '', path: '/orders' };
    const ids = Array.from({ length: count }, (_, index) => `bench-${index}`);
    await dialect.bulkLoad(async (insert) => {
      await insert(
        'notifications',
        ids.map((id) => ({ id, user_id, ...text, created_at, read_at: created_at })),
      );
      await insert(
        'jobs',
        ids.map((id, index) => ({
          ...{ id: `push:${id}`, kind: 'push', payload: JSON.stringify({ notification: id }) },
          ...{ created_at, run_at: at(index), taken_by: null, taken_until: null, attempts: 0 },
          ...{ last_error: null, last_done_at: null },
        })),
      );
    });
  } finally {
    await database.close();
  }
}

async function countLeft(env: Measurable['env']): Promise<number> {
  const database = await openDatabase(parseConfig(env), { owner: false });
  try {
    const left = await database.db
      .selectFrom('jobs')
      .select('id')
      .where('id', 'like', 'push:bench-%')
      .execute();
    return left.length;
  } finally {
    await database.close();
  }
}
