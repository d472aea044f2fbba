import type { Catalogue } from '@extranet/shared/contracts';
import { CATALOGUES } from '@extranet/shared/rules';
import { type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { Reading, Schema } from '../../base/db/schema.ts';
import type { Condition } from '../../base/lists/filters.ts';
import type { Slice } from '../../base/lists/slice.ts';
import type { Read } from '../../base/replica/reading.ts';
import { inPages } from './in-pages.ts';
import { productsWith } from './kits-by-letters.ts';
import type { ListFilter } from './list-filter.ts';
import { rowColumns, type StoredRow } from './product.present.ts';

const PAGE_ROWS = 250;
const LATEST_ROWS = 10;

/**
 * The products that a customer may see; every customer's query has this condition, so that no filter leads around it.
 * It excludes the other catalogues: with 'in', SQLite's planner starts from the catalogue's index and sorts all its rows.
 * A constraint of the table makes the two equivalent.
 */
export function visible(catalogs: readonly Catalogue[]): Condition {
  const others = CATALOGUES.filter((catalogue) => !catalogs.includes(catalogue));
  if (others.length === 0) return sql<SqlBool>`products.statut <> 'supprime'`;
  return sql<SqlBool>`products.statut <> 'supprime' and products.catalogue not in (${sql.join(others)})`;
}

function visibleProducts(db: Reading, catalogs: readonly Catalogue[]) {
  return db.selectFrom('products').where(visible(catalogs));
}

/** Each page is a read of its own: a replica that fails amid a list does not end it. */
export async function* streamProducts(
  read: Read,
  catalogs: readonly Catalogue[],
  { conditions, letters }: ListFilter,
): AsyncGenerator<StoredRow[]> {
  const products = await read((db) => productsWith(db, letters));
  const ofPage = (db: Reading) => ordered(db.selectFrom(products), catalogs, conditions);
  yield* inPages((narrow) => read((db) => narrow(ofPage(db)).execute()), PAGE_ROWS);
}

export async function listProducts(
  db: Reading,
  catalogs: readonly Catalogue[],
  { conditions, letters }: ListFilter,
  { offset, count }: Slice,
): Promise<StoredRow[]> {
  const products = db.selectFrom(await productsWith(db, letters));
  return ordered(products, catalogs, conditions).limit(count).offset(offset).execute();
}

function ordered(
  products: SelectQueryBuilder<Schema, 'products', object>,
  catalogs: readonly Catalogue[],
  conditions: readonly Condition[],
) {
  let query = products
    .where(visible(catalogs))
    .select(rowColumns)
    .orderBy('products.ref_norm')
    .orderBy('products.id');
  for (const condition of conditions) query = query.where(condition);
  return query;
}

export async function findProduct(db: Reading, catalogs: readonly Catalogue[], id: string) {
  return visibleProducts(db, catalogs).select(rowColumns).where('products.id', '=', id).executeTakeFirst();
}

/** 'Nouveaux produits': the featured kits first, then the newest ones. */
export async function latestProducts(db: Reading, catalogs: readonly Catalogue[]): Promise<StoredRow[]> {
  return visibleProducts(db, catalogs)
    .select(rowColumns)
    .where('products.catalogue', '=', 'Kit')
    .orderBy('products.featured', 'desc')
    .orderBy('products.created_at', 'desc')
    .orderBy('products.id')
    .limit(LATEST_ROWS)
    .execute();
}

/** Grows with every change of a product: what was computed from an older version is out of date. */
export async function catalogueVersion(db: Reading): Promise<number> {
  const { value } = await db
    .selectFrom('counters')
    .select('value')
    .where('name', '=', 'catalogue.version')
    .executeTakeFirstOrThrow();
  return value;
}
