import type { SignUp } from '@extranet/shared/contracts';
import type { SignUpsTable } from '../../base/db/schema/accounts.ts';
import type { DbOrTransaction } from '../../base/db/schema.ts';
import { hashToken } from '../../base/secrets/tokens.ts';

export type SignUpForm = Omit<SignUp, 'password'>;

export async function insertSignUp(db: DbOrTransaction, row: SignUpsTable): Promise<void> {
  await db.insertInto('sign_ups').values(row).execute();
}

export async function findSignUp(db: DbOrTransaction, token: string, now: Date) {
  const row = await db
    .selectFrom('sign_ups')
    .selectAll()
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  return row && { ...row, form: JSON.parse(row.form) as SignUpForm };
}

/** Deletes all sign-ups with this address; false when there is none, as for the second of two concurrent clicks. */
export async function takeSignUps(db: DbOrTransaction, emailNorm: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('sign_ups')
    .where('email_norm', '=', emailNorm)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
