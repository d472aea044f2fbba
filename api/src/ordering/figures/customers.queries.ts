import { sql } from 'kysely';
import type { Reading } from '../../base/db/schema.ts';
import { namesakePlaces, withPlace } from '../../base/namesakes/namesakes.queries.ts';

const CUSTOMERS_MAX = 10;

interface Periods {
  /** The period before begins here, the one shown at `from`. */
  readonly before: string;
  readonly from: string;
  readonly to: string;
}

interface Turnover {
  readonly user_id: string;
  readonly cents: number | string;
  readonly before: number | string;
}

/** Those who ordered most in the period, and those who lost most beside the period before: the orders are summed once for both. */
export async function bestAndFalling(
  db: Reading,
  { before, from, to }: Periods,
): Promise<{ best: Turnover[]; falling: Turnover[] }> {
  const list = (name: string, worth: string) => sql`
    select * from (
      select ${sql.lit(name)} as list, user_id, cents, before, ${sql.raw(worth)} as worth from sums
      where ${sql.raw(worth)} > 0 order by worth desc, user_id limit ${sql.lit(CUSTOMERS_MAX)}) as ${sql.ref(name)}`;
  const { rows } = await sql<Turnover & { list: string }>`
    with sums as (
      select user_id,
        sum(case when validated_at >= ${from} then total_et_cents else 0 end) as cents,
        sum(case when validated_at < ${from} then total_et_cents else 0 end) as before
      from orders where status = 'validee' and validated_at >= ${before} and validated_at < ${to}
      group by user_id)
    ${list('best', 'cents')} union all ${list('falling', 'before - cents')}
    order by list, worth desc, user_id`.execute(db);
  const lists = Map.groupBy(rows, ({ list }) => list);
  return { best: lists.get('best') ?? [], falling: lists.get('falling') ?? [] };
}

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
