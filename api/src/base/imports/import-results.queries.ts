import type { ImportLine, ImportView } from '@extranet/shared/contracts';
import { stepsText } from '@extranet/shared/rules/product';
import { type Kysely, type SqlBool, sql } from 'kysely';
import type { ImportResultsTable } from '../db/schema/imports.ts';
import type { DbOrTransaction, Schema } from '../db/schema.ts';
import { namesakePlaces, withPlace } from '../namesakes/namesakes.queries.ts';
import { VIEWS } from './import-summary.queries.ts';

/** Both databases limit the values of one statement. */
const ROWS_PER_INSERT = 1000;

export async function addResults(db: Kysely<Schema>, rows: readonly ImportResultsTable[]): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_PER_INSERT)
    await db
      .insertInto('import_results')
      .values(rows.slice(start, start + ROWS_PER_INSERT))
      .execute();
}

/** What a later look finds of a line. */
export async function setLine(
  db: DbOrTransaction,
  importId: string,
  { line, object_id }: Pick<ImportResultsTable, 'line' | 'object_id'>,
  change: Partial<ImportResultsTable>,
): Promise<void> {
  await db
    .updateTable('import_results')
    .set(change)
    .where('import_id', '=', importId)
    .where('line', '=', line)
    .where('object_id', '=', object_id)
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
  left_alone: null,
};

type Texts = Pick<ImportLine, 'textBefore' | 'textAfter'>;

/** What the texts of a line say to people; of long lists only the first `most` entries, those that change before the others. */
export type InWords = (before: string | null, after: string | null, most: number) => Texts;

const asTheyAre: InWords = (textBefore, textAfter) => ({ textBefore, textAfter });

interface Wanted {
  readonly importId: string;
  readonly view: ImportView;
  readonly threshold: number;
  /** Left out where the texts are words already. */
  readonly inWords: InWords | undefined;
}

const chosen = (db: DbOrTransaction, { importId, view, threshold }: Wanted) =>
  db.selectFrom('import_results').where('import_id', '=', importId).where(VIEWS[view](threshold));

/** With the name of the customer that each is about. */
const named = (db: DbOrTransaction, wanted: Wanted) =>
  chosen(db, wanted)
    .leftJoin('users', 'users.id', 'import_results.user_id')
    .selectAll('import_results')
    .select(['users.comp_name', 'users.name', 'users.firstname']);

/** What is most worth a look first, where changes are shown: the largest, and those that may be slips. */
export async function listResults(
  db: DbOrTransaction,
  wanted: Wanted,
  { offset, count }: { offset: number; count: number },
): Promise<{ lines: ImportLine[]; total: number }> {
  const { total } = await chosen(db, wanted)
    .select(({ fn }) => fn.countAll().as('total'))
    .executeTakeFirstOrThrow();
  let query = named(db, wanted);
  if (BY_SIZE.has(wanted.view))
    query = query
      .orderBy(sql`abs(coalesce(percent, 0))`, 'desc')
      .orderBy(sql`case when reason = '' then 1 else 0 end`);
  const rows = await query.orderBy('line').orderBy('object_id').limit(count).offset(offset).execute();
  const places = await placesOf(db, rows);
  const inWords = wordsUpTo(ENTRIES_SHOWN, wanted);
  return { lines: rows.map((row) => presentResult(row, places, inWords)), total: Number(total) };
}

const placesOf = (db: DbOrTransaction, rows: readonly ImportResultsTable[]) =>
  namesakePlaces(db, [...new Set(rows.flatMap(({ user_id }) => user_id ?? []))]);

/** As many as a row of the table has room for; the file of the lines has them all. */
const ENTRIES_SHOWN = 6;

const wordsUpTo =
  (most: number, { inWords = asTheyAre }: Wanted) =>
  ({ before_text, after_text }: ImportResultsTable): Texts =>
    inWords(before_text, after_text, most);

const BY_SIZE: ReadonlySet<ImportView> = new Set(['change', 'up', 'down', 'jumps']);
const LINES_AT_ONCE = 1000;

/** All of them in the order of the file, some at a time. */
export async function* everyResult(db: DbOrTransaction, wanted: Wanted): AsyncGenerator<ImportLine[]> {
  const inWords = wordsUpTo(Number.POSITIVE_INFINITY, wanted);
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
    const places = await placesOf(db, rows);
    yield rows.map((row) => presentResult(row, places, inWords));
    after = { line: Number(last.line), object_id: last.object_id };
  }
}

/** Null where neither stands nor is said anything of them. */
const termsOf = (from: string | null, to: string | null, steps: string | null): ImportLine['termsBefore'] =>
  from === null && to === null && steps === null
    ? null
    : { from: from ?? '', to: to ?? '', steps: steps ? stepsText(writtenSteps(steps)) : '' };

/** What a file has no column for stays as it stands. */
const termsAfterOf = (row: Terms): ImportLine['termsAfter'] =>
  termsOf(row.after_from, row.after_to, row.after_steps) &&
  termsOf(
    row.after_from ?? row.before_from,
    row.after_to ?? row.before_to,
    row.after_steps ?? row.before_steps,
  );

type Terms = Pick<
  ImportResultsTable,
  'after_from' | 'after_to' | 'after_steps' | 'before_from' | 'before_to' | 'before_steps'
>;

const writtenSteps = (json: string) =>
  (JSON.parse(json) as { from: number; cents: number }[]).map(({ from, cents }) => ({
    from,
    price: cents / 100,
  }));

const amountOf = (cents: number | null) => (cents === null ? null : Number(cents) / 100);
const countOf = (quantity: number | null) => (quantity === null ? null : Number(quantity));

/** A file that repeats a stock says nothing of its availability, which somebody may have set. */
const stockIsSame = ({ before_qty, after_qty }: ImportResultsTable) =>
  after_qty !== null && countOf(before_qty) === countOf(after_qty);

type Named = ImportResultsTable & Partial<Record<'comp_name' | 'name' | 'firstname', string | null>>;

const presentResult = (
  row: Named,
  places: ReadonlyMap<string, string>,
  inWords: (row: ImportResultsTable) => Texts,
): ImportLine => ({
  line: Number(row.line),
  ref: row.ref,
  objectId: row.object_id,
  state: row.state,
  reason: row.reason,
  priceBefore: amountOf(row.before_cents),
  priceAfter: amountOf(row.after_cents),
  stockBefore: countOf(row.before_qty),
  stockAfter: countOf(row.after_qty),
  stockCodeBefore: row.before_code,
  stockCodeAfter: stockIsSame(row) ? null : row.after_code,
  ...inWords(row),
  percent: countOf(row.percent),
  userId: row.user_id,
  userName: withPlace(
    row.comp_name || `${row.name ?? ''} ${row.firstname ?? ''}`.trim(),
    places.get(row.user_id ?? ''),
  ),
  priceWithout: amountOf(row.base_cents),
  termsBefore: termsOf(row.before_from, row.before_to, row.before_steps),
  termsAfter: termsAfterOf(row),
  stops: Number(row.stops) === 1,
  negative: Number(row.negative) === 1,
});
