import type { Database } from './open.ts';
import type { DbOrTransaction } from './schema.ts';

/**
 * For a transaction that holds what everybody waits for. Its locks go as soon as it is decided, and its result is given
 * once the disk has it: those who order at the same moment then write to the disk together instead of one after the
 * other. A crash in between loses what nobody was told of, from the end backwards: no number is left out.
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
