import type { DbOrTransaction } from '../../base/db/schema.ts';
import { normaliseEmail } from '../../base/text/normalise.ts';

interface Asker {
  readonly email: string;
  /** Their own address, and the one that they left, are free for them. */
  readonly userId?: string;
  readonly now: Date;
}

/** By whoever has it; or by whoever left it a few days ago, and may still take it back. */
export async function isEmailInUse(db: DbOrTransaction, asker: Asker): Promise<boolean> {
  const { email, userId = '' } = asker;
  // Accounts first: an address that moves from one to the other meanwhile is found in one of them.
  const owner = await db
    .selectFrom('users')
    .select('id')
    .where('email_norm', '=', normaliseEmail(email))
    .where('id', '<>', userId)
    .executeTakeFirst();
  return owner !== undefined || isEmailReserved(db, asker);
}

/** Otherwise whoever stole an account could sign up with its old address, and nobody could take it back. */
export async function isEmailReserved(
  db: DbOrTransaction,
  { email, userId = '', now }: Asker,
): Promise<boolean> {
  const left = await db
    .selectFrom('email_changes')
    .select('id')
    .where('old_email_norm', '=', normaliseEmail(email))
    .where('user_id', '<>', userId)
    .where('confirmed_at', 'is not', null)
    .where('taken_back_at', 'is', null)
    .where('take_back_until', '>', now.toISOString())
    .executeTakeFirst();
  return left !== undefined;
}
