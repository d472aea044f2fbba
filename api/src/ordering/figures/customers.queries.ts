import { sql } from 'kysely';
import { oneOf } from '../../base/db/one-of.ts';
import type { Reading } from '../../base/db/schema.ts';
import { namesakePlaces, withPlace } from '../../base/namesakes/namesakes.queries.ts';

export const CUSTOMERS_MAX = 10;

export interface Periods {
  /** The period before begins here, the one shown at `from`. */
  readonly before: string;
  /** Where the period before ends, if not where the one shown begins: a month that is not over stands beside as many days of the one before. */
  readonly beforeEnd?: string;
  readonly from: string;
  readonly to: string;
}

/** Cents of both periods; large sums come as texts. */
export interface Turnover {
  readonly user_id: string;
  readonly cents: number | string;
  readonly before: number | string;
}

export interface BestAndFalling {
  readonly best: readonly Turnover[];
  readonly falling: readonly Turnover[];
}

/** Those who ordered most in the period, and those who lost most beside the period before: the orders are summed once for both. */
export async function bestAndFalling(db: Reading, periods: Periods): Promise<BestAndFalling> {
  const list = (name: string, worth: string) => sql`
    select * from (
      select ${sql.lit(name)} as list, user_id, cents, before, ${sql.raw(worth)} as worth from sums
      where ${sql.raw(worth)} > 0 order by worth desc, user_id limit ${sql.lit(CUSTOMERS_MAX)}) as ${sql.ref(name)}`;
  const { rows } = await sql<Turnover & { list: string }>`
    with sums as ${turnovers(db, periods)}
    ${list('best', 'cents')} union all ${list('falling', 'before - cents')}
    order by list, worth desc, user_id`.execute(db);
  const lists = Map.groupBy(rows, ({ list }) => list);
  return { best: lists.get('best') ?? [], falling: lists.get('falling') ?? [] };
}

/** The same lists, of sums that were reckoned already. */
export const bestOf = (sums: readonly Turnover[]) => firstBy(sums, ({ cents }) => Number(cents));
export const fallingOf = (sums: readonly Turnover[]) =>
  firstBy(sums, ({ cents, before }) => Number(before) - Number(cents));

/** All who bought in one of the periods, those who bought most first: both columns of such a table add up to what was sold. */
export const soldTo = (sums: readonly Turnover[]) =>
  sums
    .filter(({ cents, before }) => Number(cents) > 0 || Number(before) > 0)
    .toSorted(
      (one, other) =>
        Number(other.cents) - Number(one.cents) ||
        Number(other.before) - Number(one.before) ||
        (one.user_id < other.user_id ? -1 : 1),
    );

const firstBy = (sums: readonly Turnover[], worth: (sum: Turnover) => number) =>
  sums
    .filter((sum) => worth(sum) > 0)
    .toSorted((one, other) => worth(other) - worth(one) || (one.user_id < other.user_id ? -1 : 1))
    .slice(0, CUSTOMERS_MAX);

export interface Buyers {
  readonly now: number;
  readonly before: number;
}

/** How many of them ordered in the period, and in the one before it. */
export const buyersIn = (sums: readonly Turnover[]): Buyers => ({
  now: sums.filter(({ cents }) => Number(cents) > 0).length,
  before: sums.filter(({ before }) => Number(before) > 0).length,
});

/** Of all customers with an order in one of the two periods, or of these alone. */
export const turnoverOf = (db: Reading, periods: Periods, ids?: readonly string[]): Promise<Turnover[]> =>
  (ids ? turnovers(db, periods).where(oneOf(db, 'user_id', ids)) : turnovers(db, periods)).execute();

const turnovers = (db: Reading, { before, from, to, beforeEnd = from }: Periods) =>
  db
    .selectFrom('orders')
    .select(({ fn, eb }) => [
      'user_id',
      fn
        .sum<number | string>(
          eb.case().when('validated_at', '>=', from).then(eb.ref('total_et_cents')).else(0).end(),
        )
        .as('cents'),
      fn
        .sum<number | string>(
          eb.case().when('validated_at', '<', beforeEnd).then(eb.ref('total_et_cents')).else(0).end(),
        )
        .as('before'),
    ])
    .where('status', '=', 'validee')
    .where('validated_at', '>=', before)
    .where('validated_at', '<', to)
    .groupBy('user_id');

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
