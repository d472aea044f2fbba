import { sql } from 'kysely';
import type { DbOrTransaction } from '../../base/db/schema.ts';

/** Call it in the transaction of the change. It outdates the lists, ETags and vocabularies of older versions. */
export async function raiseCatalogueVersion(db: DbOrTransaction): Promise<void> {
  await db
    .updateTable('counters')
    .set({ value: sql<number>`value + 1` })
    .where('name', '=', 'catalogue.version')
    .execute();
}
