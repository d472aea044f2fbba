import type { ImportLine, ImportSummary, ImportView } from '@extranet/shared/contracts';
import { stepsText } from '@extranet/shared/rules/product';
import { type Kysely, type SqlBool, sql } from 'kysely';
import type { ImportResultsTable } from '../db/schema/imports.ts';
import type { DbOrTransaction, Schema } from '../db/schema.ts';
import { namesakePlaces, withPlace } from '../namesakes/namesakes.queries.ts';

/** Both databases limit the values of one statement. */
const ROWS_PER_INSERT = 1000;
/** What is paid as long as the file is not applied: a new special price takes the place of the usual one. */
const paid = () => sql.raw('coalesce(before_cents, base_cents)');
const PRICED = sql<SqlBool>`state = 'change' and ${paid()} > 0 and after_cents > 0`;
const THREE_TIMES = sql<SqlBool>`${PRICED} and (after_cents >= 3 * ${paid()} or 3 * after_cents <= ${paid()})`;
const A_THIRD = sql<SqlBool>`${PRICED} and 3 * after_cents <= ${paid()}`;

const VIEWS: Record<ImportView, (threshold: number) => ReturnType<typeof sql<SqlBool>>> = {
  all: () => sql<SqlBool>`1 = 1`,
  change: () => sql<SqlBool>`state = 'change'`,
  up: () => sql<SqlBool>`state = 'change' and after_cents > ${paid()}`,
  down: () => sql<SqlBool>`state = 'change' and after_cents < ${paid()}`,
  jumps: (threshold) =>
    sql<SqlBool>`state = 'change' and (percent >= ${threshold} or percent <= ${-threshold})`,
  stops: () => sql<SqlBool>`state = 'change' and stops = 1`,
  negative: () => sql<SqlBool>`negative = 1`,
  same: () => sql<SqlBool>`state = 'same'`,
  unknown: () => sql<SqlBool>`state in ('unknown', 'deleted')`,
  unreadable: () => sql<SqlBool>`state = 'unreadable'`,
};

export async function addResults(db: Kysely<Schema>, rows: readonly ImportResultsTable[]): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_PER_INSERT)
    await db
      .insertInto('import_results')
      .values(rows.slice(start, start + ROWS_PER_INSERT))
      .execute();
}

export const noResult: Omit<ImportResultsTable, 'import_id' | 'line' | 'ref' | 'state'> = {
  object_id: '',
  reason: '',
  before_cents: null,
  after_cents: null,
  before_qty: null,
  after_qty: null,
  before_code: null,
  after_code: null,
  before_text: null,
  after_text: null,
  percent: null,
  user_id: null,
  base_cents: null,
  before_from: null,
  after_from: null,
  before_to: null,
  after_to: null,
  before_steps: null,
  after_steps: null,
  stops: 0,
  negative: 0,
};

export async function summaryOf(
  db: DbOrTransaction,
  importId: string,
  threshold: number,
): Promise<ImportSummary> {
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
    ])
    .executeTakeFirstOrThrow();
  const counts = Object.fromEntries(Object.entries(row).map(([name, value]) => [name, Number(value)]));
  return { ...(counts as Omit<ImportSummary, 'threshold'>), threshold };
}

interface Wanted {
  readonly importId: string;
  readonly view: ImportView;
  readonly threshold: number;
}

const chosen = (db: DbOrTransaction, { importId, view, threshold }: Wanted) =>
  db.selectFrom('import_results').where('import_id', '=', importId).where(VIEWS[view](threshold));

/** With the name of the customer that each is about. */
const named = (db: DbOrTransaction, wanted: Wanted) =>
  chosen(db, wanted)
    .leftJoin('users', 'users.id', 'import_results.user_id')
    .selectAll('import_results')
    .select(['users.comp_name', 'users.name', 'users.firstname']);

/** What is most worth a look first: the largest changes, where changes are shown. */
export async function listResults(
  db: DbOrTransaction,
  wanted: Wanted,
  { offset, count }: { offset: number; count: number },
): Promise<{ lines: ImportLine[]; total: number }> {
  const { total } = await chosen(db, wanted)
    .select(({ fn }) => fn.countAll().as('total'))
    .executeTakeFirstOrThrow();
  let query = named(db, wanted);
  if (BY_SIZE.has(wanted.view)) query = query.orderBy(sql`abs(coalesce(percent, 0))`, 'desc');
  const rows = await query.orderBy('line').orderBy('object_id').limit(count).offset(offset).execute();
  const places = await namesakePlaces(db);
  return { lines: rows.map((row) => presentResult(row, places)), total: Number(total) };
}

const BY_SIZE: ReadonlySet<ImportView> = new Set(['change', 'up', 'down', 'jumps']);
const LINES_AT_ONCE = 1000;

/** All of them in the order of the file, some at a time. */
export async function* everyResult(db: DbOrTransaction, wanted: Wanted): AsyncGenerator<ImportLine[]> {
  const places = await namesakePlaces(db);
  for (let after: Pick<ImportResultsTable, 'line' | 'object_id'> = { line: -1, object_id: '' }; ; ) {
    const { line, object_id } = after;
    const rows = await named(db, wanted)
      .where(sql<SqlBool>`(line > ${line} or (line = ${line} and object_id > ${object_id}))`)
      .orderBy('line')
      .orderBy('object_id')
      .limit(LINES_AT_ONCE)
      .execute();
    const last = rows.at(-1);
    if (!last) return;
    yield rows.map((row) => presentResult(row, places));
    after = { line: Number(last.line), object_id: last.object_id };
  }
}

/** Null where neither stands nor is said anything of them. */
const termsOf = (from: string | null, to: string | null, steps: string | null): ImportLine['termsBefore'] =>
  from === null && to === null && steps === null
    ? null
    : { from: from ?? '', to: to ?? '', steps: steps ? stepsText(writtenSteps(steps)) : '' };

/** 'Ville : Brest ; Pays : FRANCE', of the values that a line changes of a customer. */
const valuesInWords = (json: string | null): string | null =>
  json === null
    ? null
    : Object.entries(JSON.parse(json) as Record<string, string>)
        .map(([label, value]) => `${label}\u00a0: ${value === '' ? '–' : value}`)
        .join('\u00a0; ');

const writtenSteps = (json: string) =>
  (JSON.parse(json) as { from: number; cents: number }[]).map(({ from, cents }) => ({
    from,
    price: cents / 100,
  }));

const amountOf = (cents: number | null) => (cents === null ? null : Number(cents) / 100);
const countOf = (quantity: number | null) => (quantity === null ? null : Number(quantity));

type Named = ImportResultsTable & Partial<Record<'comp_name' | 'name' | 'firstname', string | null>>;

const presentResult = (row: Named, places: ReadonlyMap<string, string>): ImportLine => ({
  line: Number(row.line),
  ref: row.ref,
  objectId: row.object_id,
  state: row.state,
  reason: row.reason,
  priceBefore: amountOf(row.before_cents),
  priceAfter: amountOf(row.after_cents),
  stockBefore: countOf(row.before_qty),
  stockAfter: countOf(row.after_qty),
  textBefore: row.user_id === null ? row.before_text : valuesInWords(row.before_text),
  textAfter: row.user_id === null ? row.after_text : valuesInWords(row.after_text),
  percent: countOf(row.percent),
  userId: row.user_id,
  userName: withPlace(
    row.comp_name || `${row.name ?? ''} ${row.firstname ?? ''}`.trim(),
    places.get(row.user_id ?? ''),
  ),
  priceWithout: amountOf(row.base_cents),
  termsBefore: termsOf(row.before_from, row.before_to, row.before_steps),
  termsAfter: termsOf(row.after_from, row.after_to, row.after_steps),
  stops: Number(row.stops) === 1,
  negative: Number(row.negative) === 1,
});
