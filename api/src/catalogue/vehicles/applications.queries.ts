import { type Expression, type SqlBool, sql } from 'kysely';
import type { ProductsTable } from '../../base/db/schema/catalogue.ts';
import type { ApplicationsTable } from '../../base/db/schema/vehicles.ts';
import type { DbOrTransaction } from '../../base/db/schema.ts';
import { followInSearch } from '../search-index/follow.ts';
import { type ModelYears, narrowModels } from './model-years.queries.ts';
import { modelOf, ownApplications } from './own-application.ts';

/** Both databases limit the values of one statement; a row has twelve. */
const ROWS_PER_INSERT = 1000;

/** In the transaction in which the product is written; the search follows as well. Applications that somebody edited stay as they are. */
export async function followProduct(db: DbOrTransaction, product: ProductsTable): Promise<void> {
  const edited = await editedAmong(db, [product.id]);
  if (edited.size > 0) return followInSearch(db, [product.id]);
  await narrowModels(db, await replaceApplications(db, [product.id], ownApplications(product)));
}

/** Which of the products keep their applications whatever becomes of their make, model and years. */
export async function editedAmong(db: DbOrTransaction, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('edited_applications')
    .select('product_id')
    .where('product_id', 'in', ids)
    .execute();
  return new Set(rows.map(({ product_id }) => product_id));
}

export async function markEdited(db: DbOrTransaction, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  const edited_at = now.toISOString();
  await db
    .insertInto('edited_applications')
    .values(ids.map((product_id) => ({ product_id, edited_at })))
    .onConflict((conflict) => conflict.column('product_id').doUpdateSet({ edited_at }))
    .execute();
}

/** From now on they follow their products again. */
export async function unmarkEdited(db: DbOrTransaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db.deleteFrom('edited_applications').where('product_id', 'in', ids).execute();
}

/** Until the transaction ends nobody else writes these products or their applications. */
export async function lockProducts(db: DbOrTransaction, ids: readonly string[]): Promise<void> {
  await db
    .updateTable('products')
    .set(({ ref }) => ({ updated_at: ref('updated_at') }))
    .where('id', 'in', ids)
    .execute();
}

/** By product; a product without any has no entry. */
export async function applicationsByProduct(
  db: DbOrTransaction,
  ids: readonly string[],
): Promise<Map<string, ApplicationsTable[]>> {
  const rows = await db
    .selectFrom('applications')
    .selectAll()
    .where('product_id', 'in', ids)
    .orderBy('marque_norm')
    .orderBy('modele_norm')
    .orderBy('year_from')
    .orderBy('id')
    .execute();
  return Map.groupBy(rows, ({ product_id }) => product_id);
}

/** Takes the place of all applications of these products; answers those that went, for `narrowModels`. */
export async function replaceApplications(
  db: DbOrTransaction,
  ids: readonly string[],
  applications: readonly ApplicationsTable[],
): Promise<ModelYears[]> {
  const gone = await db
    .deleteFrom('applications')
    .where('product_id', 'in', ids)
    .returning(['marque_norm', 'modele_norm', 'year_from', 'year_to'])
    .execute();
  for (let start = 0; start < applications.length; start += ROWS_PER_INSERT) {
    await db
      .insertInto('applications')
      .values(applications.slice(start, start + ROWS_PER_INSERT))
      .execute();
  }
  await widenModels(db, applications);
  await followInSearch(db, ids);
  return gone;
}

/** Models that are new become known; the years of a known one include those of its parts. */
async function widenModels(db: DbOrTransaction, applications: readonly ApplicationsTable[]): Promise<void> {
  const distinct = new Map(
    applications.map((application) => {
      const { marque_norm, modele_norm, year_from, year_to } = application;
      return [[marque_norm, modele_norm, year_from, year_to].join(' '), application];
    }),
  );
  for (const application of distinct.values()) {
    await db
      .insertInto('vehicle_models')
      .values(modelOf(application))
      .onConflict((conflict) =>
        conflict
          .columns(['marque_norm', 'modele_norm'])
          .doUpdateSet({
            year_from: sql`case when ${isEarlier} then excluded.year_from else vehicle_models.year_from end`,
            year_to: sql`case when ${isLater} then excluded.year_to else vehicle_models.year_to end`,
          })
          .where(({ or }) => or([isEarlier, isLater])),
      )
      .execute();
  }
}

/** 0 and 9999 say that nobody knows, not that the model was built for ever. */
const isEarlier: Expression<SqlBool> = sql`(excluded.year_from > 0
  and (vehicle_models.year_from = 0 or excluded.year_from < vehicle_models.year_from))`;
const isLater: Expression<SqlBool> = sql`(excluded.year_to < 9999 and excluded.year_to > vehicle_models.year_to)`;
