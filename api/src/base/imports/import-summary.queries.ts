import type { ImportSummary, ImportView } from '@extranet/shared/contracts';
import { type SqlBool, sql } from 'kysely';
import type { ImportResultsTable } from '../db/schema/imports.ts';
import type { DbOrTransaction } from '../db/schema.ts';

export const NO_SUMMARY: ImportSummary = {
  lines: 0,
  updated: 0,
  same: 0,
  unknown: 0,
  deleted: 0,
  unreadable: 0,
  up: 0,
  down: 0,
  jumps: 0,
  triples: 0,
  thirds: 0,
  stops: 0,
  negative: 0,
  threshold: 0,
  doubtful: 0,
  added: 0,
  changed: 0,
  removed: 0,
  newNames: [],
  newNameCount: 0,
  unreadColumns: [],
};

/** What is paid as long as the file is not applied: a new special price takes the place of the usual one. */
const paid = () => sql.raw('coalesce(before_cents, base_cents)');
const PRICED = sql<SqlBool>`state = 'change' and ${paid()} > 0 and after_cents > 0`;
const THREE_TIMES = sql<SqlBool>`${PRICED} and (after_cents >= 3 * ${paid()} or 3 * after_cents <= ${paid()})`;
const A_THIRD = sql<SqlBool>`${PRICED} and 3 * after_cents <= ${paid()}`;

/** Which lines a view shows. */
export const VIEWS: Record<ImportView, (threshold: number) => ReturnType<typeof sql<SqlBool>>> = {
  all: () => sql<SqlBool>`1 = 1`,
  change: () => sql<SqlBool>`state = 'change'`,
  up: () => sql<SqlBool>`state = 'change' and after_cents > ${paid()}`,
  down: () => sql<SqlBool>`state = 'change' and after_cents < ${paid()}`,
  jumps: (threshold) =>
    sql<SqlBool>`state = 'change' and (percent >= ${threshold} or percent <= ${-threshold})`,
  stops: () => sql<SqlBool>`state = 'change' and stops = 1`,
  negative: () => sql<SqlBool>`negative = 1`,
  doubtful: () => sql<SqlBool>`state = 'change' and reason <> ''`,
  same: () => sql<SqlBool>`state = 'same'`,
  unknown: () => sql<SqlBool>`state in ('unknown', 'deleted')`,
  unreadable: () => sql<SqlBool>`state = 'unreadable'`,
};

type Counted = Omit<
  ImportSummary,
  'added' | 'changed' | 'removed' | 'newNames' | 'newNameCount' | 'unreadColumns'
>;

/** What the lines themselves say; the rest is known to who read the file. */
export async function summaryOf(db: DbOrTransaction, importId: string, threshold: number): Promise<Counted> {
  const count = (condition: ReturnType<typeof sql<SqlBool>>) =>
    sql<number>`coalesce(sum(case when ${condition} then 1 else 0 end), 0)`;
  const is = (state: ImportResultsTable['state']) => count(sql<SqlBool>`state = ${sql.lit(state)}`);
  const row = await db
    .selectFrom('import_results')
    .where('import_id', '=', importId)
    .select([
      sql<number>`count(distinct line)`.as('lines'),
      is('change').as('updated'),
      is('same').as('same'),
      is('unknown').as('unknown'),
      is('deleted').as('deleted'),
      is('unreadable').as('unreadable'),
      count(VIEWS.up(threshold)).as('up'),
      count(VIEWS.down(threshold)).as('down'),
      count(
        sql<SqlBool>`state = 'change' and (percent >= ${sql.lit(threshold)} or percent <= ${sql.lit(-threshold)})`,
      ).as('jumps'),
      count(THREE_TIMES).as('triples'),
      count(A_THIRD).as('thirds'),
      count(VIEWS.stops(threshold)).as('stops'),
      count(VIEWS.negative(threshold)).as('negative'),
      count(VIEWS.doubtful(threshold)).as('doubtful'),
    ])
    .executeTakeFirstOrThrow();
  const counts = Object.fromEntries(Object.entries(row).map(([name, value]) => [name, Number(value)]));
  return { ...(counts as Omit<Counted, 'threshold'>), threshold };
}
