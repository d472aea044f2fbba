import { customersCounted } from '@extranet/shared/rules';
import { type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { UsersTable } from '../../../base/db/schema/accounts.ts';
import type { DbOrTransaction, Schema } from '../../../base/db/schema.ts';
import { NOTHING } from './index-row.ts';
import type { Beginning } from './indexed-customers.ts';
import {
  LIST_ORDERS,
  type Listed,
  lettersOfSearch,
  listedCustomers,
  listedUsers,
} from './listed-customers.ts';

/** A customer's place in an order of the list. */
export interface Place {
  readonly key: string;
  readonly id: string;
}

interface Wanted extends Listed {
  /** 'city-down' */
  readonly sort: string;
}

interface Page<Column> {
  readonly columns: readonly Column[];
  /** The last one of the page before. */
  readonly after: Place | null;
  readonly limit: number;
  readonly beginning?: Beginning;
}

/** A part of an order that its index has in one piece. */
interface Range {
  readonly side?: 'filled' | 'empty';
  readonly backwards: boolean;
  readonly from: Place | null;
}

/** The next customers of the list, from the index of its order: as quick behind many as at its beginning. */
export async function nextCustomers<Column extends keyof UsersTable>(
  db: DbOrTransaction,
  wanted: Wanted,
  { columns, after, limit, beginning }: Page<Column>,
): Promise<(Pick<UsersTable, Column> & { key: string })[]> {
  const rows: (Pick<UsersTable, Column> & { key: string })[] = [];
  for (const range of rangesOf(wanted.sort, after)) {
    if (rows.length === limit) break;
    const query = inRange(listedCustomers(db, wanted, beginning), wanted.sort, range)
      .select(columns.map((column) => `users.${column}` as `users.${keyof UsersTable}`))
      .limit(limit - rows.length);
    rows.push(...((await query.execute()) as unknown as typeof rows));
  }
  return rows;
}

/** Empty values come last in both directions: downwards these are two ranges. */
function rangesOf(sort: string, after: Place | null): readonly Range[] {
  if (!sort.endsWith('-down')) return [{ backwards: false, from: after }];
  if (after?.key.startsWith(NOTHING)) return [{ backwards: false, from: after }];
  return [
    // Beside the place SQLite would begin at the end of the filled ones, and go through all that come before it.
    { ...(!after && { side: 'filled' }), backwards: true, from: after },
    { side: 'empty', backwards: false, from: null },
  ];
}

function inRange(
  customers: ReturnType<typeof listedCustomers>,
  sort: string,
  { side, backwards, from }: Range,
) {
  const key = sql.ref<string>(columnOf(sort));
  const direction = backwards ? 'desc' : 'asc';
  let query = customers
    .select(key.as('key'))
    .orderBy(key, direction)
    .orderBy('customer_index.user_id', direction);
  if (side) query = query.where(key, side === 'empty' ? '>=' : '<', NOTHING);
  if (from) {
    const beyond = sql.raw(backwards ? '<' : '>');
    query = query.where(sql<SqlBool>`(${key}, customer_index.user_id) ${beyond} (${from.key}, ${from.id})`);
  }
  return query;
}

/** Where a customer stands in that order; undefined for one who is not listed. */
export async function placeOf(db: DbOrTransaction, id: string, sort: string): Promise<Place | undefined> {
  const row = await db
    .selectFrom('customer_index')
    .select(sql.ref<string>(columnOf(sort)).as('key'))
    .where('user_id', '=', id)
    .executeTakeFirst();
  return row && { key: row.key, id };
}

/** How many there are; one more than `customersCounted` stands for any number above it. */
export async function countCustomers(db: DbOrTransaction, listed: Listed): Promise<number> {
  const unsearched = await countUnsearched(db, listed);
  return unsearched ?? count(db, listed, listedCustomers(db, listed, lettersOfSearch(listed.search)));
}

/** From an index alone; undefined where something is searched. */
export async function countUnsearched(db: DbOrTransaction, listed: Listed): Promise<number | undefined> {
  const users = listedUsers(db, listed);
  return users && count(db, listed, users);
}

async function count<Tables extends keyof Schema>(
  db: DbOrTransaction,
  { search }: Listed,
  found: SelectQueryBuilder<Schema, Tables, object>,
): Promise<number> {
  const row = await db
    .selectFrom(
      found
        .select(sql.lit(1).as('one'))
        .limit(customersCounted(search) + 1)
        .as('counted'),
    )
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** Accounts that somebody asked for and nobody has approved. */
export async function countWaiting(db: DbOrTransaction): Promise<number> {
  const row = await db
    .selectFrom('users')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('status', '=', 'attente')
    .where('is_admin', '=', 0)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

const columnOf = (sort: string): `customer_index.by_${(typeof LIST_ORDERS)[number]}` =>
  `customer_index.by_${LIST_ORDERS.find((order) => sort.startsWith(`${order}-`)) ?? 'company'}`;
