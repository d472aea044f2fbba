import type { UsersTable } from '../../base/db/schema/accounts.ts';
import type { DbOrTransaction } from '../../base/db/schema.ts';
import type { Condition } from '../../base/lists/filters.ts';
import type { Slice } from '../../base/lists/slice.ts';
import { rowColumns } from './customer.present.ts';

interface Options {
  readonly withDeleted: boolean;
}

/** Sorted by bytes; the page sorts again by French rules. */
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

/** Never finds administrators: they cannot be changed here, and no customer can be made one. */
export async function findCustomer(db: DbOrTransaction, id: string): Promise<UsersTable | undefined> {
  return db.selectFrom('users').selectAll().where('id', '=', id).where('is_admin', '=', 0).executeTakeFirst();
}

export async function insertCustomer(db: DbOrTransaction, user: UsersTable): Promise<void> {
  await db.insertInto('users').values(user).execute();
}

/** Undefined when the account has changed since it was read. */
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
