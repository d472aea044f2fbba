import type { UsersTable } from '../../base/db/schema/accounts.ts';
import type { DbOrTransaction } from '../../base/db/schema.ts';
import type { Condition } from '../../base/lists/filters.ts';
import type { Slice } from '../../base/lists/slice.ts';
import { rowColumns } from './customer.present.ts';

interface Options {
  readonly withDeleted: boolean;
}

/** Sorting by company as French people expect it is the screen's business: it re-sorts by any column. */
export async function listCustomers(
  db: DbOrTransaction,
  conditions: readonly Condition[],
  slice: Slice | null,
  { withDeleted }: Options,
) {
  let query = db
    .selectFrom('users')
    .select(rowColumns)
    .where('is_admin', '=', 0)
    .orderBy('comp_name')
    .orderBy('name')
    .orderBy('id');
  if (!withDeleted) query = query.where('status', '!=', 'supprime');
  for (const condition of conditions) query = query.where(condition);
  if (slice) query = query.limit(slice.count).offset(slice.offset);
  return query.execute();
}

/** Administrators are no customers: nobody raises or lowers one of them from here. */
export async function findCustomer(db: DbOrTransaction, id: string): Promise<UsersTable | undefined> {
  return db.selectFrom('users').selectAll().where('id', '=', id).where('is_admin', '=', 0).executeTakeFirst();
}

export async function insertCustomer(db: DbOrTransaction, user: UsersTable): Promise<void> {
  await db.insertInto('users').values(user).execute();
}

/** Undefined when the account is no longer the one that was seen. */
export async function updateCustomer(
  db: DbOrTransaction,
  id: string,
  seenAt: string,
  columns: Partial<UsersTable>,
): Promise<UsersTable | undefined> {
  return db
    .updateTable('users')
    .set(columns)
    .where('id', '=', id)
    .where('is_admin', '=', 0)
    .where('updated_at', '=', seenAt)
    .returningAll()
    .executeTakeFirst();
}
