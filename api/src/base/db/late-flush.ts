import type { Database } from './open.ts';
import type { DbOrTransaction } from './schema.ts';

/**
 * For a transaction with a lock that all others wait for. It releases its locks at the commit and answers once the commit
 * is on the disk, so that concurrent orders are flushed together instead of one after the other. A crash in between loses
 * only the latest transactions, which were not yet answered: no order number is left out.
 */
export async function transactionThenDisk<T>(
  { db, dialect: { lateCommit } }: Pick<Database, 'db' | 'dialect'>,
  work: (transaction: DbOrTransaction) => Promise<T>,
): Promise<T> {
  const result = await db.transaction().execute(async (transaction) => {
    if (lateCommit) await lateCommit.begin.execute(transaction);
    return work(transaction);
  });
  if (lateCommit) await lateCommit.reachDisk.execute(db);
  return result;
}
