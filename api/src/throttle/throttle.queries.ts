import { sql } from 'kysely';
import type { DbOrTransaction } from '../db/schema.ts';
import { tooManyAttempts } from '../errors.ts';

interface Limit {
  readonly attempts: number;
  readonly windowMs: number;
}

/**
 * Counts the attempt before it is made, in one statement: a burst of parallel attempts, or one spread over several
 * servers, is counted whole.
 */
export async function takeAttempt(db: DbOrTransaction, key: string, limit: Limit, now: Date): Promise<void> {
  const at = now.getTime();
  // One that ends far later than a window of now would was opened by a clock ahead of its time; servers' clocks differ a little.
  const tooLate = at + 2 * limit.windowMs;
  const isOver = sql<boolean>`(throttles.window_ends <= ${at} or throttles.window_ends > ${tooLate})`;
  const row = await db
    .insertInto('throttles')
    .values({ key, window_ends: at + limit.windowMs, count: 1 })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql`case when ${isOver} then 1 else throttles.count + 1 end`,
        window_ends: sql`case when ${isOver}
          then excluded.window_ends else throttles.window_ends end`,
      }),
    )
    .returning(['count', 'window_ends'])
    .executeTakeFirstOrThrow();
  if (row.count > limit.attempts) throw tooManyAttempts((row.window_ends - at) / 1000);
}

/** Takes a successful attempt out of the count again: only failures weigh. */
export async function giveBackAttempt(db: DbOrTransaction, key: string): Promise<void> {
  await db
    .updateTable('throttles')
    .set({ count: sql`count - 1` })
    .where('key', '=', key)
    .where('count', '>', 0)
    .execute();
}

export async function forgetAttempts(db: DbOrTransaction, key: string): Promise<void> {
  await db.deleteFrom('throttles').where('key', '=', key).execute();
}
