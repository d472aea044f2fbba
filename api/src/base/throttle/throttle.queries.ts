import { sql } from 'kysely';
import type { DbOrTransaction } from '../db/schema.ts';
import { type TooMany, tooManyAttempts } from '../errors.ts';

export interface Limit extends TooMany {
  readonly attempts: number;
  readonly windowMs: number;
}

export interface Counted {
  readonly count: number;
  /** Epoch milliseconds. */
  readonly windowEnds: number;
}

/**
 * Counts in one statement, so that parallel attempts are all counted, also over several servers.
 */
export async function countAttempts(
  db: DbOrTransaction,
  key: string,
  windowMs: number,
  now: Date,
  attempts = 1,
): Promise<Counted> {
  const at = now.getTime();
  // A window that ends later than two windows from now was opened while a clock was ahead. The margin is for servers
  // whose clocks differ a little.
  const tooLate = at + 2 * windowMs;
  const isOver = sql<boolean>`(throttles.window_ends <= ${at} or throttles.window_ends > ${tooLate})`;
  const row = await db
    .insertInto('throttles')
    .values({ key, window_ends: at + windowMs, count: attempts })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql`case when ${isOver} then excluded.count else throttles.count + excluded.count end`,
        window_ends: sql`case when ${isOver}
          then excluded.window_ends else throttles.window_ends end`,
      }),
    )
    .returning(['count', 'window_ends'])
    .executeTakeFirstOrThrow();
  return { count: row.count, windowEnds: row.window_ends };
}

/** Counts an attempt before it is made, and refuses it above the limit. */
export async function takeAttempt(db: DbOrTransaction, key: string, limit: Limit, now: Date): Promise<void> {
  const counted = await countAttempts(db, key, limit.windowMs, now);
  if (counted.count > limit.attempts) throw refusalOf(limit, counted, now);
}

export const refusalOf = (limit: Limit, { windowEnds }: Counted, now: Date) =>
  tooManyAttempts((windowEnds - now.getTime()) / 1000, limit);

/** Takes a successful attempt out of the count again where only failures should count. */
export async function giveBackAttempt(db: DbOrTransaction, key: string): Promise<void> {
  await db
    .updateTable('throttles')
    .set({ count: sql`count - 1` })
    .where('key', '=', key)
    .where('count', '>', 0)
    .execute();
}

/** Of the window that they were reserved in: of a later one nothing is to be given back. */
export async function giveBackAttempts(
  db: DbOrTransaction,
  key: string,
  { left, windowEnds }: { readonly left: number; readonly windowEnds: number },
): Promise<void> {
  await db
    .updateTable('throttles')
    .set({ count: sql`count - ${left}` })
    .where('key', '=', key)
    .where('window_ends', '=', windowEnds)
    .execute();
}

export async function forgetAttempts(db: DbOrTransaction, key: string): Promise<void> {
  await db.deleteFrom('throttles').where('key', '=', key).execute();
}
