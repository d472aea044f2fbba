import { type SqlBool, sql } from 'kysely';
import type { Reading } from '../../base/db/schema.ts';
import { namesakePlaces, withPlace } from '../../base/namesakes/namesakes.queries.ts';

const CUSTOMERS_MAX = 10;

interface Periods {
  /** The period before begins here, the one shown at `from`. */
  readonly before: string;
  readonly from: string;
  readonly to: string;
}

/** Those who ordered most in the period. */
export const bestCustomers = (db: Reading, periods: Periods) =>
  turnovers(db, periods)
    .having(sql<SqlBool>`${cents('>=', periods.from)} > 0`)
    .orderBy('cents', 'desc')
    .orderBy('orders.user_id')
    .execute();

/** Those who lost most beside the period before, most of all first. */
export const fallingCustomers = (db: Reading, periods: Periods) =>
  turnovers(db, periods)
    .having(sql<SqlBool>`${cents('>=', periods.from)} < ${cents('<', periods.from)}`)
    .orderBy(sql`${cents('>=', periods.from)} - ${cents('<', periods.from)}`)
    .orderBy('orders.user_id')
    .execute();

const cents = (side: '<' | '>=', from: string) =>
  sql<number>`sum(case when orders.validated_at ${sql.raw(side)} ${from} then orders.total_et_cents else 0 end)`;

const turnovers = (db: Reading, { before, from, to }: Periods) =>
  db
    .selectFrom('orders')
    .select(['orders.user_id', cents('>=', from).as('cents'), cents('<', from).as('before')])
    .where('orders.status', '=', 'validee')
    .where('orders.validated_at', '>=', before)
    .where('orders.validated_at', '<', to)
    .groupBy('orders.user_id')
    .limit(CUSTOMERS_MAX);

export async function namesOf(db: Reading, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('users')
    .select(['id', 'comp_name', 'firstname', 'name'])
    .where('id', 'in', [...ids])
    .execute();
  const places = await namesakePlaces(db, ids);
  return new Map(
    rows.map(({ id, comp_name, firstname, name }) => [
      id,
      withPlace(comp_name || `${firstname} ${name}`.trim(), places.get(id)),
    ]),
  );
}
