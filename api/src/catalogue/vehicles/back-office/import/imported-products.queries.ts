import { type SqlBool, sql } from 'kysely';
import type { ProductsTable } from '../../../../base/db/schema/catalogue.ts';
import type { ImportResultsTable } from '../../../../base/db/schema/imports.ts';
import type { ApplicationsTable } from '../../../../base/db/schema/vehicles.ts';
import type { DbOrTransaction } from '../../../../base/db/schema.ts';
import { applicationsByProduct, lockProducts } from '../../applications.queries.ts';

const PRODUCTS_AT_ONCE = 500;

type Line = Pick<ImportResultsTable, 'line' | 'object_id' | 'ref' | 'before_text' | 'after_text'>;

/** A line of an import with its product as it stands now. */
export interface ImportedProduct {
  readonly line: Line;
  /** Undefined when it went since. */
  readonly product: ProductsTable | undefined;
  readonly stored: readonly ApplicationsTable[];
}

/** Nobody else changes them until the transaction ends. */
export async function* importedProducts(
  db: DbOrTransaction,
  importId: string,
  states: readonly ImportResultsTable['state'][],
): AsyncGenerator<ImportedProduct[]> {
  for await (const lines of linesOf(db, importId, states)) {
    const ids = lines.map(({ object_id }) => object_id);
    await lockProducts(db, ids);
    const products = await db.selectFrom('products').selectAll().where('id', 'in', ids).execute();
    const byId = new Map(products.map((product) => [product.id, product]));
    const stored = await applicationsByProduct(db, ids);
    yield lines.map((line) => ({
      line,
      product: byId.get(line.object_id),
      stored: stored.get(line.object_id) ?? [],
    }));
  }
}

/** The lines of an import that mean a product, some at a time. */
export async function* linesOf(
  db: DbOrTransaction,
  importId: string,
  states: readonly ImportResultsTable['state'][],
): AsyncGenerator<Line[]> {
  for (let after: Pick<Line, 'line' | 'object_id'> = { line: -1, object_id: '' }; ; ) {
    const { line, object_id } = after;
    const lines = await db
      .selectFrom('import_results')
      .select(['line', 'object_id', 'ref', 'before_text', 'after_text'])
      .where('import_id', '=', importId)
      .where('state', 'in', states)
      .where(sql<SqlBool>`(line > ${line} or (line = ${line} and object_id > ${object_id}))`)
      .orderBy('line')
      .orderBy('object_id')
      .limit(PRODUCTS_AT_ONCE)
      .execute();
    const last = lines.at(-1);
    if (!last) return;
    yield lines;
    after = { line: Number(last.line), object_id: last.object_id };
  }
}
