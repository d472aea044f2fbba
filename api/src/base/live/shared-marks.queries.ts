import { sql } from 'kysely';
import type { DbOrTransaction } from '../db/schema.ts';

/** 0 until it was advanced for the first time. */
export async function readSharedMark(db: DbOrTransaction, name: string): Promise<number> {
  const row = await db.selectFrom('shared_marks').select('mark').where('name', '=', name).executeTakeFirst();
  return Number(row?.mark ?? 0);
}

/** Every process that follows it sees another number from now on. */
export async function advanceSharedMark(db: DbOrTransaction, name: string): Promise<void> {
  await db
    .insertInto('shared_marks')
    .values({ name, mark: 1 })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({ mark: sql<number>`shared_marks.mark + 1` }),
    )
    .execute();
}
