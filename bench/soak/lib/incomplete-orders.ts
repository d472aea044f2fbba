import { sql } from 'kysely';
import { parseConfig } from '../../../api/src/base/config/index.ts';
import { openDatabase } from '../../../api/src/base/db/index.ts';

type Env = Record<string, string | undefined>;

/**
 * Orders that a crash must never leave behind, read from the database: a sentence for each order without lines or with wrong
 * totals, and for each year with missing or duplicate order numbers.
 */
export async function incompleteOrders(env: Env): Promise<string[]> {
  const database = await openDatabase(parseConfig(env), { owner: false });
  try {
    const { db } = database;
    const sums = await sql<{ ref: string }>`
      select o.ref from orders o left join order_items i on i.order_id = o.id
      group by o.id, o.ref, o.total_et_cents, o.vat_cents, o.total_it_cents
      having count(i.id) = 0
        or o.total_et_cents <> sum(i.total_et_cents)
        or o.vat_cents <> sum(i.vat_cents)
        or o.total_it_cents <> sum(i.total_it_cents)`.execute(db);
    const numbers = await sql<{ year: number; last: number; orders: number; newest: string }>`
      select c.year, c.last, count(o.id) as orders, max(o.ref) as newest
      from order_counters c left join orders o on o.year = c.year
      group by c.year, c.last`.execute(db);
    return [
      ...sums.rows.map(({ ref }) => `${ref} is not whole`),
      ...numbers.rows.flatMap(({ year, last, orders, newest }) => {
        const expected = `CMD-${year}-${String(last).padStart(6, '0')}`;
        if (Number(orders) !== Number(last)) return [`${year}: ${orders} orders under ${last} numbers`];
        return newest === expected ? [] : [`${year}: the newest is ${newest}, not ${expected}`];
      }),
    ];
  } finally {
    await database.close();
  }
}

/** The number of orders for each internal reference that starts with the prefix. */
export async function ordersByInternalRef(env: Env, prefix: string): Promise<Map<string, number>> {
  const database = await openDatabase(parseConfig(env), { owner: false });
  try {
    const rows = await database.db
      .selectFrom('orders')
      .select(({ fn }) => ['internal_ref', fn.countAll<number>().as('orders')])
      .where('internal_ref', 'like', `${prefix}%`)
      .groupBy('internal_ref')
      .execute();
    return new Map(rows.map(({ internal_ref, orders }) => [internal_ref, Number(orders)]));
  } finally {
    await database.close();
  }
}
