import type { DbOrTransaction } from '../../base/db/schema.ts';
import { normaliseEmail } from '../../base/text/normalise.ts';

interface Question {
  readonly email: string;
  /** For this account its own address and the one that it left are free. */
  readonly userId?: string;
  readonly now: Date;
}

/** True if another account has the address, or left it a few days ago and may still take it back. */
export async function isEmailInUse(db: DbOrTransaction, question: Question): Promise<boolean> {
  const { email, userId = '' } = question;
  // Accounts first: an address that becomes reserved between the two queries is found by one of them.
  const owner = await db
    .selectFrom('users')
    .select('id')
    .where('email_norm', '=', normaliseEmail(email))
    .where('id', '<>', userId)
    .executeTakeFirst();
  return owner !== undefined || isEmailReserved(db, question);
}

/** Without this a thief of an account could sign up with its old address, and the owner could not take it back. */
export async function isEmailReserved(
  db: DbOrTransaction,
  { email, userId = '', now }: Question,
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
