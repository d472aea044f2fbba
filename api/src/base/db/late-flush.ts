import type { Database } from './open.ts';
import type { DbOrTransaction } from './schema.ts';

/**
 * For a transaction with a lock that all others wait for. It releases its locks at the commit and answers once the commit
 * is on the disk, so that concurrent orders are flushed together instead of one after the other. A crash in between loses
 * only the latest transactions, which were not yet answered: no order number is left out.
 */
export async function transactionWithLateFlush<T>(
  { db, dialect: { lateFlush } }: Pick<Database, 'db' | 'dialect'>,
  work: (transaction: DbOrTransaction) => Promise<T>,
): Promise<T> {
  const result = await db.transaction().execute(async (transaction) => {
    if (lateFlush) await lateFlush.begin.execute(transaction);
    return work(transaction);
  });
  if (lateFlush) await lateFlush.flush.execute(db);
  return result;
}
