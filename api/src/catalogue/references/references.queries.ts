import type { Catalogue } from '@extranet/shared/contracts';
import { referenceKey } from '@extranet/shared/rules';
import { type SqlBool, sql } from 'kysely';
import type { DbOrTransaction } from '../../base/db/schema.ts';
import type { Condition } from '../../base/lists/filters.ts';
import type { Slice } from '../../base/lists/slice.ts';
import { rowColumns, type StoredRow } from '../products/product.present.ts';
import { visible } from '../products/products.queries.ts';

const PAGE_ROWS = 2000;

/** Each reference once, sorted; products that are no longer available are not suggested. */
export async function listReferences(
  db: DbOrTransaction,
  catalogs: readonly Catalogue[],
  conditions: readonly Condition[],
  slice: Slice | null,
): Promise<string[]> {
  const among = [...suggested(catalogs), ...conditions];
  if (slice) return referencesAmong(db, among, slice);
  const all: string[] = [];
  for (let after = ''; ; ) {
    const behind = sql<SqlBool>`products.ref_norm > ${referenceKey(after)}`;
    const rows = await referencesAmong(db, [...among, behind], { offset: 0, count: PAGE_ROWS });
    all.push(...rows);
    const last = rows.at(-1);
    if (last === undefined || rows.length < PAGE_ROWS) return all;
    after = last;
    // Lets other requests run between two pages.
    await new Promise(setImmediate);
  }
}

/** What a customer may be offered. */
export const suggested = (catalogs: readonly Catalogue[]): readonly Condition[] => [
  visible(catalogs),
  sql<SqlBool>`products.statut = 'disponible'`,
];

/** Each reference of these products once, sorted. */
export async function referencesAmong(
  db: DbOrTransaction,
  conditions: readonly Condition[],
  { offset, count }: Slice,
): Promise<string[]> {
  const rows = await db
    .selectFrom('products')
    .select((eb) => eb.fn.min('products.ref').as('ref'))
    .where(sql.join(conditions, sql` and `) as Condition)
    .groupBy('products.ref_norm')
    .orderBy('products.ref_norm')
    .offset(offset)
    .limit(count)
    .execute();
  return rows.map(({ ref }) => ref);
}

const EAN = /^\d{8,14}$/;

/**
 * Of keys that are codes of trade (EAN, as scanners type them), those that exactly one reference of the customer's catalogues has.
 * More than one is no answer: whoever orders has to say which.
 */
export async function referencesOfEans(
  db: DbOrTransaction,
  catalogs: readonly Catalogue[],
  keys: readonly string[],
): Promise<Map<string, string>> {
  const eans = [...new Set(keys)].filter((key) => EAN.test(key));
  if (eans.length === 0) return new Map();
  const rows = await db
    .selectFrom('products')
    .select(['products.ean', 'products.ref_norm'])
    .distinct()
    .where(visible(catalogs))
    .where('products.ean', 'in', eans)
    .execute();
  const byEan = Map.groupBy(rows, ({ ean }) => ean);
  return new Map(
    [...byEan].flatMap(([ean, [only, ...others]]) =>
      only && others.length === 0 ? [[ean, only.ref_norm] as const] : [],
    ),
  );
}

/** The products that a customer may mean by a reference, however it is written: one, or several that share it. */
export async function productsOfReference(
  db: DbOrTransaction,
  catalogs: readonly Catalogue[],
  ref: string,
): Promise<StoredRow[]> {
  const code = referenceKey(ref);
  if (!code) return [];
  return db
    .selectFrom('products')
    .select(rowColumns)
    .where(visible(catalogs))
    .where('products.ref_norm', '=', code)
    .orderBy('products.id')
    .limit(20)
    .execute();
}
