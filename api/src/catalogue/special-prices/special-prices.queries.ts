import type { SpecialPricesTable } from '../../base/db/schema/catalogue.ts';
import type { DbOrTransaction } from '../../base/db/schema.ts';
import { inChunks } from './in-chunks.ts';

/** Whose list it is: one customer's over all references, or one reference's over all customers. */
export type Scope = { readonly userId: string } | { readonly refNorm: string };

export type Price = Awaited<ReturnType<typeof pricesOfReference>>[number];

/**
 * A customer's list, some lines at a time in the order of references, each page from where the one before ended: a price that
 * somebody adds or removes meanwhile neither repeats nor hides another.
 */
export async function* pagesOfCustomer(
  db: DbOrTransaction,
  userId: string,
  { after = '', rows }: { readonly after?: string; readonly rows: number },
): AsyncGenerator<Price[]> {
  for (let last = after; ; ) {
    const page = await prices(db)
      .where('special_prices.user_id', '=', userId)
      .where('special_prices.ref_norm', '>', last)
      .orderBy('special_prices.ref_norm')
      .limit(rows)
      .execute();
    if (page.length > 0) yield page;
    if (page.length < rows) return;
    last = page.at(-1)?.ref_norm ?? '';
  }
}

/** Those of a customer that are named, in the order of references. */
export async function namedOfCustomer(
  db: DbOrTransaction,
  userId: string,
  keys: readonly string[],
): Promise<Price[]> {
  const found: Price[] = [];
  for (const chunk of inChunks([...keys].sort()))
    found.push(
      ...(await prices(db)
        .where('special_prices.user_id', '=', userId)
        .where('special_prices.ref_norm', 'in', chunk)
        .orderBy('special_prices.ref_norm')
        .execute()),
    );
  return found;
}

export async function countOfCustomer(db: DbOrTransaction, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('special_prices')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('user_id', '=', userId)
    .where('status', '=', 'active')
    .executeTakeFirstOrThrow();
  return Number(count);
}

export const pricesOfReference = (db: DbOrTransaction, refNorm: string) =>
  prices(db)
    .where('special_prices.ref_norm', '=', refNorm)
    .where('users.status', '!=', 'supprime')
    .orderBy('users.comp_name')
    .orderBy('users.id')
    .execute();

const prices = (db: DbOrTransaction) =>
  db
    .selectFrom('special_prices')
    .innerJoin('users', 'users.id', 'special_prices.user_id')
    .selectAll('special_prices')
    .select(['users.comp_name', 'users.name', 'users.firstname'])
    .select(['users.discount', 'users.discount_faisceau', 'users.discount_attelage', 'users.discount_kit'])
    .where('special_prices.status', '=', 'active');

export async function removeSpecialPrices(
  db: DbOrTransaction,
  ids: readonly string[],
  at: string,
): Promise<void> {
  for (const chunk of inChunks(ids)) {
    await db
      .updateTable('special_prices')
      .set({ status: 'removed', updated_at: at })
      .where('id', 'in', chunk)
      .execute();
  }
}

/** Each customer and reference has one row, which is never deleted: a price that comes back takes its old row. */
export async function putSpecialPrices(
  db: DbOrTransaction,
  prices: readonly SpecialPricesTable[],
): Promise<void> {
  for (const chunk of inChunks(prices)) {
    await db
      .insertInto('special_prices')
      .values(chunk)
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'ref_norm']).doUpdateSet(({ ref }) => ({
          prod_ref: ref('excluded.prod_ref'),
          price_cents: ref('excluded.price_cents'),
          status: ref('excluded.status'),
          valid_from: ref('excluded.valid_from'),
          valid_to: ref('excluded.valid_to'),
          steps: ref('excluded.steps'),
          updated_at: ref('excluded.updated_at'),
        })),
      )
      .execute();
  }
}

export async function knownCustomers(db: DbOrTransaction, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('id', 'in', ids)
    .where('is_admin', '=', 0)
    .execute();
  return new Set(rows.map(({ id }) => id));
}
