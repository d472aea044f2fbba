import { setTimeout as delay } from 'node:timers/promises';
import { insertRows } from '../../../base/db/insert-rows.ts';
import { isPostgres } from '../../../base/db/is-postgres.ts';
import { oneOf } from '../../../base/db/one-of.ts';
import type { Database } from '../../../base/db/open.ts';
import type { DbOrTransaction } from '../../../base/db/schema.ts';
import { CUSTOMER_FACTS, indexRowOf } from './index-row.ts';

const AT_ONCE = 1000;
const LOCK = 'customer index';
const ANOTHER_LOOK_MS = 10;

/**
 * Takes the customers into the index who changed since it was read last: nearly always nobody. Whoever reads the list calls it
 * before, and sees what was written before. What a transaction that is not over has changed stays for a later call.
 */
export async function refreshCustomerIndex({ db, dialect }: Database): Promise<void> {
  while (await isDue(db)) {
    const taken = await db.transaction().execute(async (transaction) => {
      if (!(await dialect.tryLock(transaction, LOCK))) return 'locked';
      return takeIn(transaction);
    });
    if (taken === 0) return;
    // Another process makes them at the moment: the list waits for what it makes.
    if (taken === 'locked') await delay(ANOTHER_LOOK_MS);
  }
}

const isDue = async (db: DbOrTransaction): Promise<boolean> =>
  (await db.selectFrom('customer_index_due').select('user_id').limit(1).executeTakeFirst()) !== undefined;

async function takeIn(db: DbOrTransaction): Promise<number> {
  const due = db.selectFrom('customer_index_due').select('user_id').limit(AT_ONCE);
  const ids = (await (isPostgres(db) ? due.forUpdate().skipLocked() : due).execute()).map(
    ({ user_id }) => user_id,
  );
  if (ids.length === 0) return 0;
  await db
    .deleteFrom('customer_index_due')
    .where(oneOf(db, 'user_id', ids))
    .execute();
  // After the lock: these are the values of now, or they are due again.
  const users = await db
    .selectFrom('users')
    .select(CUSTOMER_FACTS)
    .where(oneOf(db, 'id', ids))
    .where('is_admin', '=', 0)
    .execute();
  await db
    .deleteFrom('customer_index')
    .where(oneOf(db, 'user_id', ids))
    .execute();
  await insertRows(db, 'customer_index', users.map(indexRowOf));
  return ids.length;
}
