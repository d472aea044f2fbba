import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { contains } from '../../base/db/like.ts';
import type { Reading } from '../../base/db/schema.ts';

/** Where numbers stand, as referenceKey writes them, and since when: a bounded part of them is read, the newest first. */
interface Place {
  readonly table: 'orders' | 'order_documents' | 'order_parcels' | 'returns';
  readonly at: string;
  readonly keys: readonly string[];
}

export const ORDERS: Place = { table: 'orders', at: 'ordered_at', keys: ['ref_norm', 'internal_ref_norm'] };
export const DOCUMENTS: Place = { table: 'order_documents', at: 'created_at', keys: ['number_norm'] };
export const PARCELS: Place = { table: 'order_parcels', at: 'sent_at', keys: ['number_norm'] };
export const RETURNS: Place = { table: 'returns', at: 'asked_at', keys: ['ref_norm'] };

interface Limits {
  /** Among so many, the newest, a number is found by any part of it: all others by how it begins or ends. */
  readonly newest: number;
  /** Of those that begin or end alike so many are looked at. */
  readonly alike: number;
}

const LIMITS: Limits = { newest: 20_000, alike: 1000 };

/** The ids of the newest with that key in a number. None of it takes longer when there are more orders. */
export async function idsByNumber(
  db: Reading,
  place: Place,
  key: string,
  count: number,
  limits: Limits = LIMITS,
): Promise<string[]> {
  // Whoever typed a number whole means it: 'OR-777' comes before 'OR-7779'.
  const whole = await read(db, place, count, sql`${sql.table(place.table)} where ${isOneOf(place, key)}`);
  const parts = await read(
    db,
    place,
    count,
    sql`${among(place, limits.newest)} where ${inOneOf(place, key)}`,
  );
  const newest = [...new Set([...whole, ...parts])];
  if (newest.length >= count) return newest.slice(0, count);
  const ends = place.keys.flatMap((column) => [
    alike(place, sql.ref(column), column, key, key, limits.alike),
    alike(place, backwards(column), column, lastOf(key), key, limits.alike),
  ]);
  const older = await read(db, place, count, sql`(${sql.join(ends, sql` union `)}) as found`);
  return [...new Set([...newest, ...older])].slice(0, count);
}

async function read(db: Reading, { at }: Place, count: number, from: RawBuilder<unknown>): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from ${from} order by ${sql.ref(at)} desc, id desc limit ${count}`.execute(db);
  return rows.map(({ id }) => id);
}

/** From an index alone: with a limit inside, a database reads no more than these. */
const among = ({ table, at, keys }: Place, count: number) => sql`(
  select id, ${sql.ref(at)}, ${sql.join(keys.map((column) => sql.ref(column)))} from ${sql.table(table)}
  order by ${sql.ref(at)} desc, id desc limit ${count}) as newest`;

const isOneOf = ({ keys }: Place, key: string) =>
  sql.join<SqlBool>(
    keys.map((column) => sql<SqlBool>`${sql.ref(column)} = ${key}`),
    sql` or `,
  );

const inOneOf = ({ keys }: Place, key: string) =>
  sql.join<SqlBool>(
    keys.map((column) => contains(column, key)),
    sql` or `,
  );

/** The highest first, which are the newest where one counts upwards. By a span, since SQLite has no index for 'like'. */
const alike = (
  { table, at }: Place,
  indexed: RawBuilder<unknown>,
  column: string,
  begins: string,
  key: string,
  count: number,
) => sql`
  select * from (
    select id, ${sql.ref(at)} from ${sql.table(table)}
    where ${indexed} >= ${begins} and ${indexed} < ${`${begins}\u{10FFFF}`} and ${contains(column, key)}
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

const lastOf = (key: string) => [...key].reverse().slice(0, ENDS).join('');
