import { setImmediate } from 'node:timers/promises';
import { type SqlBool, sql } from 'kysely';
import { isPostgres } from '../../base/db/is-postgres.ts';
import type { Reading } from '../../base/db/schema.ts';
import type { Condition } from '../../base/lists/filters.ts';

const PRODUCTS = 4000;

/**
 * Conditions that together are all products, some thousand each, in the order of their references. For what no index answers: embedded,
 * the process that looks through half a million products in one statement answers nobody for a second. PostgreSQL gets one that excludes nothing.
 */
export async function* refRanges(db: Reading, products = PRODUCTS): AsyncGenerator<Condition> {
  if (isPostgres(db)) return yield sql<SqlBool>`true`;
  let last = await refAt(db, sql<SqlBool>`true`, products);
  if (last === undefined) return yield sql<SqlBool>`true`;
  yield sql<SqlBool>`products.ref_norm <= ${last}`;
  for (;;) {
    await setImmediate();
    const after: Condition = sql<SqlBool>`products.ref_norm > ${last}`;
    const next = await refAt(db, after, products);
    if (next === undefined) return yield after;
    yield sql<SqlBool>`${after} and products.ref_norm <= ${next}`;
    last = next;
  }
}

/** The last reference of so many; undefined where there are fewer. */
async function refAt(db: Reading, among: Condition, products: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('products')
    .select('products.ref_norm')
    .where(among)
    .orderBy('products.ref_norm')
    .offset(products - 1)
    .limit(1)
    .executeTakeFirst();
  return row?.ref_norm;
}
