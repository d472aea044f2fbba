import type { Catalogue } from '@extranet/shared/contracts';
import { CATALOGUES } from '@extranet/shared/rules';
import { type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { ProductsTable } from '../../../base/db/schema/catalogue.ts';
import type { DbOrTransaction, Schema } from '../../../base/db/schema.ts';
import type { Condition } from '../../../base/lists/filters.ts';
import type { Slice } from '../../../base/lists/slice.ts';
import { inPages } from '../in-pages.ts';
import { type Products, productsWith } from '../kits-by-letters.ts';
import type { ListFilter } from '../list-filter.ts';
import { makesOf } from '../makes-of.ts';
import { rowColumns, type StoredRow } from '../product.present.ts';
import { type ExportedProduct, exportedColumns } from './export-products.ts';

const PAGE_ROWS = 500;
/** Fewer, since each is written as well before others have their turn. */
const EXPORT_ROWS = 200;

export interface AdminFilter extends ListFilter {
  readonly withDeleted: boolean;
}

export async function* streamAllProducts(
  db: DbOrTransaction,
  filter: AdminFilter,
): AsyncGenerator<StoredRow[]> {
  const products = await productsWith(db, filter.letters);
  yield* inPages((narrow) => narrow(filtered(db, products, filter).select(rowColumns)).execute(), PAGE_ROWS);
}

/** For a file. */
export async function* streamExportedProducts(
  db: DbOrTransaction,
  filter: AdminFilter,
): AsyncGenerator<ExportedProduct[]> {
  const products = await productsWith(db, filter.letters);
  yield* inPages(
    (narrow) => narrow(filtered(db, products, filter).select(exportedColumns)).execute(),
    EXPORT_ROWS,
  );
}

/** The offset is skipped in the index: only the rows of the slice are read. */
export async function sliceOfProducts(
  db: DbOrTransaction,
  filter: AdminFilter,
  { offset, count }: Slice,
): Promise<StoredRow[]> {
  const products = await productsWith(db, filter.letters);
  const wanted = filtered(db, products, filter).select('products.id').limit(count).offset(offset);
  return inOrder(db.selectFrom('products')).where('products.id', 'in', wanted).select(rowColumns).execute();
}

const inOrder = (products: SelectQueryBuilder<Schema, 'products', object>) =>
  products.orderBy('products.ref_norm').orderBy('products.id');

function filtered(db: DbOrTransaction, products: Products, { conditions, withDeleted }: AdminFilter) {
  let query = inOrder(db.selectFrom(products));
  if (!withDeleted) query = query.where('products.statut', '!=', 'supprime');
  for (const condition of conditions) query = query.where(condition);
  return query;
}

/** Each make once, as one of its products writes it: the index of slices leads from make to make. */
export async function listConstructors(db: DbOrTransaction, catalogue?: Catalogue): Promise<string[]> {
  const names = new Map<string, string>();
  for (const one of catalogue ? [catalogue] : CATALOGUES) {
    for await (const make of makesOf(db, one)) {
      const name = make === '' || names.has(make) ? undefined : await writtenMake(db, one, make);
      if (name !== undefined) names.set(make, name);
    }
  }
  return [...names.values()].sort((a, b) => a.localeCompare(b, 'fr'));
}

async function writtenMake(db: DbOrTransaction, catalogue: Catalogue, make: string) {
  const row = await db
    .selectFrom('products')
    .select('marque')
    .where('catalogue', '=', catalogue)
    .where('marque_norm', '=', make)
    .where('statut', '!=', 'supprime')
    .orderBy('modele_norm')
    .orderBy('ref_norm')
    .limit(1)
    .executeTakeFirst();
  return row?.marque;
}

/** For queries on products. */
export const NOT_DELETED: Condition = sql<SqlBool>`products.statut <> 'supprime'`;

/** The references of all products that are not deleted, each once, sorted. */
export async function* streamAllReferences(db: DbOrTransaction): AsyncGenerator<string[]> {
  for (let after = ''; ; ) {
    const rows = await db
      .selectFrom('products')
      .select((eb) => [eb.fn.min('ref').as('ref'), 'ref_norm'])
      .where('statut', '!=', 'supprime')
      .where('ref_norm', '>', after)
      .groupBy('ref_norm')
      .orderBy('ref_norm')
      .limit(4 * PAGE_ROWS)
      .execute();
    yield rows.map(({ ref }) => ref);
    const last = rows.at(-1);
    if (!last || rows.length < 4 * PAGE_ROWS) return;
    after = last.ref_norm;
  }
}

export async function findAnyProduct(db: DbOrTransaction, id: string): Promise<ProductsTable | undefined> {
  return db.selectFrom('products').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function insertProduct(db: DbOrTransaction, product: ProductsTable): Promise<void> {
  await db.insertInto('products').values(product).execute();
}

/**
 * False when the product was changed after `seenAt`. The id is not written again: SQLite would look for it in whatever refers to
 * products, and orders have no index for that.
 */
export async function updateProduct(
  db: DbOrTransaction,
  { id, ...columns }: ProductsTable,
  seenAt: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('products')
    .set(columns)
    .where('id', '=', id)
    .where('updated_at', '=', seenAt)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Products may share a reference, and then its code; here is one that has the code under another reference. */
export async function otherReferenceOf(
  db: DbOrTransaction,
  ean: string,
  refNorm: string,
): Promise<string | undefined> {
  const other = await db
    .selectFrom('products')
    .select('ref')
    .where('ean', '=', ean)
    .where('ref_norm', '!=', refNorm)
    .where('statut', '!=', 'supprime')
    .executeTakeFirst();
  return other?.ref;
}

export async function isFileOfKind(
  db: DbOrTransaction,
  id: string,
  kind: 'prodPicture' | 'prodDatasheet',
): Promise<boolean> {
  const file = await db
    .selectFrom('files')
    .select('id')
    .where('id', '=', id)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return file !== undefined;
}
