import type { Catalogue } from '@extranet/shared/contracts';
import type { UsersTable } from '../../base/db/schema/accounts.ts';
import type { DbOrTransaction } from '../../base/db/schema.ts';
import { normaliseEmail } from '../../base/text/normalise.ts';

export async function findUserByEmail(db: DbOrTransaction, email: string) {
  const row = await db
    .selectFrom('users')
    .selectAll()
    .where('email_norm', '=', normaliseEmail(email))
    .executeTakeFirst();
  return row ? { ...row, catalogs: JSON.parse(row.catalogs) as Catalogue[] } : null;
}

export async function findUserById(db: DbOrTransaction, id: string) {
  const row = await db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? { ...row, catalogs: JSON.parse(row.catalogs) as Catalogue[] } : null;
}

export async function insertUser(db: DbOrTransaction, user: UsersTable): Promise<void> {
  await db.insertInto('users').values(user).execute();
}

export async function updateUser(
  db: DbOrTransaction,
  id: string,
  changes: Partial<UsersTable>,
): Promise<void> {
  await db.updateTable('users').set(changes).where('id', '=', id).execute();
}

export async function findPasswordHash(db: DbOrTransaction, id: string): Promise<string | null> {
  const row = await db.selectFrom('users').select('password_hash').where('id', '=', id).executeTakeFirst();
  return row?.password_hash ?? null;
}
