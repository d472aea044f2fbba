import { sql } from 'kysely';
import type { ProductsTable } from '../../base/db/schema/catalogue.ts';
import type { ApplicationsTable } from '../../base/db/schema/vehicles.ts';
import type { DbOrTransaction } from '../../base/db/schema.ts';
import { modelOf, ownApplications } from './own-application.ts';

/** In the transaction in which the product is written. Applications that somebody edited stay as they are. */
export async function followProduct(db: DbOrTransaction, product: ProductsTable): Promise<void> {
  const edited = await db
    .selectFrom('edited_applications')
    .select('product_id')
    .where('product_id', '=', product.id)
    .executeTakeFirst();
  if (!edited) await replaceApplications(db, product.id, ownApplications(product));
}

async function replaceApplications(
  db: DbOrTransaction,
  productId: string,
  applications: readonly ApplicationsTable[],
): Promise<void> {
  await db.deleteFrom('applications').where('product_id', '=', productId).execute();
  if (applications.length === 0) return;
  await db
    .insertInto('applications')
    .values([...applications])
    .execute();
  await widenModels(db, applications);
}

/** Models that are new become known; the years of a known one include those of its parts. */
async function widenModels(db: DbOrTransaction, applications: readonly ApplicationsTable[]): Promise<void> {
  for (const application of applications) {
    await db
      .insertInto('vehicle_models')
      .values(modelOf(application))
      .onConflict((conflict) =>
        conflict.columns(['marque_norm', 'modele_norm']).doUpdateSet({
          year_from: sql`case
            when excluded.year_from = 0 then vehicle_models.year_from
            when vehicle_models.year_from = 0 or excluded.year_from < vehicle_models.year_from then excluded.year_from
            else vehicle_models.year_from end`,
          year_to: sql`case
            when excluded.year_to < 9999 and excluded.year_to > vehicle_models.year_to then excluded.year_to
            else vehicle_models.year_to end`,
        }),
      )
      .execute();
  }
}
