import { parseConfig } from '../../api/src/base/config/index.ts';
import { openDatabase } from '../../api/src/base/db/index.ts';
import { DEMO_ADMIN } from '../../api/src/demo/index.ts';
import { findUserByEmail, openSession } from '../../api/src/people/index.ts';
import { memoryOf } from '../lib/load.ts';
import { percentile, type Row } from '../lib/table.ts';
import { manyCustomers } from './rows.ts';

type Env = Record<string, string | undefined>;
interface Desk {
  readonly url: string;
  readonly pid: number;
  readonly token: string;
}

const CUSTOMERS = 20_000;
const ORDERS = 100_000;
const ROUNDS = 12;
const ASKED = [
  'garage 12',
  'durand',
  'angouleme',
  'client19999',
  '02 98 00',
  '099999',
  'or-300',
  'zzzz',
  'fa-00012',
];
const milliseconds = (value: number) => `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`;
const megabytes = (bytes: number) => `${Math.round(bytes / 1_000_000)} MB`;

/** Customers and orders as copies of one of the demonstration's, in one transaction; answers an administrator's token. */
export async function fillDesk(env: Env): Promise<string> {
  const database = await openDatabase(parseConfig(env), { owner: false });
  try {
    const { db, dialect } = database;
    const user = await db
      .selectFrom('users')
      .selectAll()
      .where('id', '=', 'u-atelier')
      .executeTakeFirstOrThrow();
    const order = await db
      .selectFrom('orders')
      .selectAll()
      .where('status', '=', 'validee')
      .where('delivery', 'is not', null)
      .limit(1)
      .executeTakeFirstOrThrow();
    const items = await db.selectFrom('order_items').selectAll().where('order_id', '=', order.id).execute();
    const users = manyCustomers(CUSTOMERS).map((row) => ({
      ...user,
      id: row.userId,
      email: row.userEmail,
      email_norm: row.userEmail,
      comp_name: row.userCompName,
      name: row.userName,
      firstname: row.userFirstname,
      city: row.userCity,
      phone: row.userPhone,
    }));
    const at = (index: number) => new Date(Date.UTC(2026, 0, 1) + index * 250_000).toISOString();
    const orders = Array.from({ length: ORDERS }, (_, index) => {
      const number = String(index).padStart(6, '0');
      const internal = index % 3 === 0 ? `OR-${index}` : '';
      return {
        ...order,
        id: `bench-${number}`,
        ref: `BEN-2026-${number}`,
        ref_norm: `BEN2026${number}`,
        internal_ref: internal,
        internal_ref_norm: internal.replace('-', ''),
        user_id: `u-${index % CUSTOMERS}`,
        ordered_at: at(index),
        validated_at: at(index),
        year: 2026,
      };
    });
    const lines = orders.flatMap((one) =>
      items.slice(0, 1).map((item) => ({ ...item, id: `${one.id}-1`, order_id: one.id })),
    );
    await dialect.bulkLoad(async (insert) => {
      await insert('users', users);
      await insert('orders', orders);
      await insert('order_items', lines);
    });
    const admin = await findUserByEmail(db, DEMO_ADMIN);
    return await openSession(db, admin?.id ?? '', 'admin', new Date());
  } finally {
    await database.close();
  }
}

/** The one search over all that, each text several times, a customer changed between two rounds. */
export async function deskSearch({ url, token }: Desk): Promise<Row[]> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const times: number[] = [];
  const afterChange: number[] = [];
  const ask = async (text: string) => {
    const since = performance.now();
    await (await fetch(`${url}/api/admin/find?q=${encodeURIComponent(text)}`, { headers })).arrayBuffer();
    return performance.now() - since;
  };
  const first = await ask('garage');
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const text of ASKED) times.push(await ask(text));
    const body = JSON.stringify({ userCity: `Brest ${round}` });
    await (await fetch(`${url}/api/admin/customer/u-7`, { method: 'PUT', headers, body })).arrayBuffer();
    afterChange.push(await ask('brest'));
  }
  return [
    [
      `the one search, ${CUSTOMERS.toLocaleString('en')} customers and ${ORDERS.toLocaleString('en')} orders, p95 of ${times.length}`,
      '50 ms',
      milliseconds(percentile(times, 0.95)),
    ],
    [
      `the same right after a customer was changed, p95 of ${ROUNDS}`,
      '50 ms',
      milliseconds(percentile(afterChange, 0.95)),
    ],
    ['the first after a start', '–', milliseconds(first)],
  ];
}

/**
 * The whole list of orders, and of their lines, as files: when the first byte comes, and how far the server's memory rises. The
 * first file of a process also fills the database's page cache (24 MB) and what V8 keeps for short-lived objects, once.
 */
export async function orderExports({ url, pid, token }: Desk): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [what, format, which = ''] of [
    ['orders', 'csv', ', the first file of a process'],
    ['orders', 'csv', ', another time'],
    ['orders', 'xlsx'],
    ['lines', 'xlsx'],
  ] as const) {
    const before = memoryOf(pid).now;
    let peak = before;
    const timer = setInterval(() => {
      peak = Math.max(peak, memoryOf(pid).now);
    }, 20);
    const since = performance.now();
    const answer = await fetch(`${url}/api/admin/orders/export`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ what, format }),
    });
    let bytes = 0;
    let firstByte = 0;
    for await (const chunk of answer.body ?? []) {
      if (bytes === 0) firstByte = performance.now() - since;
      bytes += chunk.length;
    }
    clearInterval(timer);
    rows.push([
      `${what} as ${format} of ${ORDERS.toLocaleString('en')} orders${which}: first byte, memory (${megabytes(bytes)} in ${milliseconds(performance.now() - since)})`,
      '200 ms, 50 MB',
      `${milliseconds(firstByte)}, +${peak - before} MB`,
    ]);
  }
  return rows;
}
