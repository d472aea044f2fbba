import { sql } from 'kysely';
import type { DbOrTransaction } from '../../base/db/schema.ts';

/** In the same transaction as the change: lists, tags and vocabularies of older versions are out of date with it. */
export async function raiseCatalogueVersion(db: DbOrTransaction): Promise<void> {
  await db
    .updateTable('counters')
    .set({ value: sql<number>`value + 1` })
    .where('name', '=', 'catalogue.version')
    .execute();
}
