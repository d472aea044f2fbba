import { sql } from 'kysely';
import { begunByHand, begunWith } from './begun-with.ts';
import type { Database } from './open.ts';
import { type Answers, pipelined } from './pipelined.ts';
import type { DbOrTransaction } from './schema.ts';

interface Ending<T> {
  readonly answer: T;
  /**
   * Statements that need no answer of each other and answer no rows: they go out together with the commit. One with rows may be
   * planned and sent anew when a table has changed (postgres-client.ts), which would be after the commit.
   */
  readonly last: (transaction: DbOrTransaction) => readonly Promise<unknown>[];
}

/**
 * For a transaction with a lock that all others wait for. It releases its locks at the commit and answers once the commit
 * is on the disk, so that concurrent orders are flushed together instead of one after the other. A crash in between loses
 * only the latest transactions, which were not yet answered: no order number is left out.
 *
 * The flush takes the connection of the transaction. On another one it might reach another server, which took over in between
 * without having the transaction, and knows nothing of what it says is on the disk.
 */
export async function transactionWithLateFlush<const First extends readonly unknown[], T>(
  { db, dialect: { lateFlush } }: Pick<Database, 'db' | 'dialect'>,
  first: (at: DbOrTransaction) => First,
  work: (transaction: DbOrTransaction, facts: Answers<First>) => Promise<Ending<T>>,
): Promise<T> {
  if (!lateFlush) {
    return begunWith(db, first, async (transaction, facts) => {
      const { answer, last } = await work(transaction, facts);
      await pipelined(transaction, last);
      return answer;
    });
  }
  const late = (at: DbOrTransaction) => [lateFlush.begin.execute(at), ...first(at)] as const;
  return begunByHand(db, late, async (connection, [, ...facts]) => {
    const { answer, last } = await work(connection, facts);
    // After a statement that failed, PostgreSQL takes the commit for a rollback.
    await pipelined(connection, (at) => [...last(at), sql`commit`.execute(at), lateFlush.flush.execute(at)]);
    return answer;
  });
}

/** Waits until what this connection has seen committed is on the disk: before anybody is told of it. */
export async function untilOnDisk(
  { dialect: { lateFlush } }: Pick<Database, 'dialect'>,
  connection: DbOrTransaction,
): Promise<void> {
  await lateFlush?.flush.execute(connection);
}
