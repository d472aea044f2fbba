import { sql } from 'kysely';
import type { Database } from './open.ts';
import { pipelined } from './pipelined.ts';
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
export async function transactionWithLateFlush<T>(
  { db, dialect: { lateFlush } }: Pick<Database, 'db' | 'dialect'>,
  work: (transaction: DbOrTransaction) => Promise<Ending<T>>,
): Promise<T> {
  if (!lateFlush) {
    return db.transaction().execute(async (transaction) => {
      const { answer, last } = await work(transaction);
      await pipelined(transaction, last);
      return answer;
    });
  }
  return db.connection().execute(async (connection) => {
    const begun = async () => {
      await pipelined(connection, (at) => [sql`begin`.execute(at), lateFlush.begin.execute(at)]);
      return work(connection);
    };
    const { answer, last } = await begun().catch(async (error: unknown) => {
      // A connection that cannot take it back is lost, and its transaction with it.
      await sql`rollback`.execute(connection).catch(() => undefined);
      throw error;
    });
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
