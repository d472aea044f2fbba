import type { Database } from './open.ts';
import type { DbOrTransaction } from './schema.ts';

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
  work: (transaction: DbOrTransaction) => Promise<T>,
): Promise<T> {
  if (!lateFlush) return db.transaction().execute(work);
  return db.connection().execute(async (connection) => {
    const result = await connection.transaction().execute(async (transaction) => {
      await lateFlush.begin.execute(transaction);
      return work(transaction);
    });
    await lateFlush.flush.execute(connection);
    return result;
  });
}
