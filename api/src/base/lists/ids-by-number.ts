import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { isPostgres } from '../db/is-postgres.ts';
import { contains, endsWith } from '../db/like.ts';
import type { Reading } from '../db/schema.ts';
import type { Condition } from './filters.ts';

/**
 * Where numbers stand, as referenceKey writes them, and since when: a bounded part of them is read, the newest first. Each needs
 * indices of how its keys begin and end, and of the newest with their keys (migrations 0068 and 0070).
 */
export interface NumberPlace {
  readonly table: string;
  readonly at: string;
  readonly keys: readonly string[];
  /** Of which rows; of all where it is left out. */
  readonly among?: Condition;
  /** On PostgreSQL the index of ends is by its own function. */
  readonly reversed?: true;
}

interface Limits {
  /** Among so many, the newest, a number is found by any part of it: all others by how it begins or ends. */
  readonly newest: number;
  /** Of those that begin or end alike so many are looked at. */
  readonly alike: number;
}

const LIMITS: Limits = { newest: 20_000, alike: 1000 };

/**
 * The ids of those with that key in a number: whole, then at its end, then anywhere else, of each the newest first. None of it takes longer
 * when there are more of them.
 */
export async function idsByNumber(
  db: Reading,
  place: NumberPlace,
  key: string,
  count: number,
  limits: Limits = LIMITS,
): Promise<string[]> {
  const read = async (from: RawBuilder<unknown>) => {
    const { rows } = await sql<Row>`
      select id, ${oneOfKeys(place, key, endsWith)} as ends from ${from}
      order by ${oneOfKeys(place, key, endsWith)} desc, ${sql.ref(place.at)} desc, id desc limit ${count}`.execute(
      db,
    );
    return rows;
  };
  // Whoever typed a number whole means it: 'OR-777' comes before 'OR-7779'.
  const whole = await read(sql`${sql.table(place.table)} where ${isOneOf(place, key)} and ${isMeant(place)}`);
  // '0059' is said of CMD-2026-000059, however old it is, rather than of CMD-2026-000591.
  const newest = await read(sql`${newestOf(place, limits.newest)} where ${oneOfKeys(place, key, contains)}`);
  const [ended, others] = [newest.filter(({ ends }) => ends), newest.filter(({ ends }) => !ends)];
  const found = new Set([...whole, ...ended].map(({ id }) => id));
  const end = place.reversed && isPostgres(db) ? reversed : backwards;
  const older = anyOf(place, (column) => alike(place, end(column), column, lastOf(key), key, limits.alike));
  if (found.size < count) for (const { id } of await read(older)) found.add(id);
  for (const { id } of others) found.add(id);
  const begun = anyOf(place, (column) => alike(place, sql.ref(column), column, key, key, limits.alike));
  if (found.size < count) for (const { id } of await read(begun)) found.add(id);
  return [...found].slice(0, count);
}

interface Row {
  readonly id: string;
  /** PostgreSQL's own, or 0 and 1. */
  readonly ends: boolean | number;
}

/** From an index alone: with a limit inside, a database reads no more than these. */
const newestOf = (place: NumberPlace, count: number) => sql`(
  select id, ${sql.ref(place.at)}, ${keysOf(place)}
  from ${sql.table(place.table)} where ${isMeant(place)}
  order by ${sql.ref(place.at)} desc, id desc limit ${count}) as newest`;

const keysOf = ({ keys }: NumberPlace) => sql.join(keys.map((column) => sql.ref(column)));

const anyOf = ({ keys }: NumberPlace, way: (column: string) => RawBuilder<unknown>) =>
  sql`(${sql.join(keys.map(way), sql` union `)}) as found`;

const isMeant = ({ among }: NumberPlace): Condition => among ?? sql<SqlBool>`1 = 1`;

const isOneOf = ({ keys }: NumberPlace, key: string) =>
  sql<SqlBool>`(${sql.join(
    keys.map((column) => sql<SqlBool>`${sql.ref(column)} = ${key}`),
    sql` or `,
  )})`;

const oneOfKeys = (
  { keys }: NumberPlace,
  key: string,
  test: (column: string, key: string) => Condition,
): Condition =>
  sql<SqlBool>`(${sql.join(
    keys.map((column) => test(column, key)),
    sql` or `,
  )})`;

/** The highest first, which are the newest where one counts upwards. By a span, since SQLite has no index for 'like'. */
const alike = (
  place: NumberPlace,
  indexed: RawBuilder<unknown>,
  column: string,
  begins: string,
  key: string,
  count: number,
) => sql`
  select * from (
    select id, ${sql.ref(place.at)}, ${keysOf(place)} from ${sql.table(place.table)}
    where ${isMeant(place)} and ${indexed} >= ${begins} and ${indexed} < ${`${begins}\u{10FFFF}`} and ${contains(column, key)}
    order by ${indexed} desc limit ${count}) as alike`;

const ENDS = 16;

/** To the letter as the indices of migration 0068 have it, or they are not used. */
const backwards = (column: string) =>
  sql.raw(
    `(${Array.from(
      { length: ENDS },
      (_, at) => `substr('${' '.repeat(ENDS)}' || ${column}, length(${column}) + ${ENDS - at}, 1)`,
    ).join(' || ')})`,
  );

const reversed = (column: string) => sql`reverse(${sql.ref(column)})`;

const lastOf = (key: string) => [...key].reverse().slice(0, ENDS).join('');
