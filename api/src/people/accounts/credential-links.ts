import type { UsersTable } from '../../base/db/schema/accounts.ts';
import type { DbOrTransaction } from '../../base/db/schema.ts';
import { enqueueMail } from '../../base/mail/outbox.queries.ts';
import { hashToken, newToken } from '../../base/secrets/tokens.ts';
import { credentialsMail } from '../mails/account.mails.ts';

const LIFETIME_MS = 48 * 3_600_000;

/**
 * Mails the sign-in name and a single-use link to choose a password; earlier links become invalid. Call it in the
 * transaction of the change that caused it.
 */
export async function mailCredentialsLink(
  db: DbOrTransaction,
  { id, email, firstname }: Pick<UsersTable, 'id' | 'email' | 'firstname'>,
  publicUrl: string,
  now: Date,
): Promise<void> {
  const token = newToken();
  const at = now.toISOString();
  await db
    .updateTable('credential_links')
    .set({ used_at: at })
    .where('user_id', '=', id)
    .where('used_at', 'is', null)
    .execute();
  await db
    .insertInto('credential_links')
    .values({
      token_hash: hashToken(token),
      user_id: id,
      created_at: at,
      expires_at: new Date(now.getTime() + LIFETIME_MS).toISOString(),
      used_at: null,
    })
    .execute();
  // The token is behind '#', so that it reaches neither a server's log nor another site.
  const letter = credentialsMail(firstname, email, `${publicUrl}/#credentials=${token}`);
  await enqueueMail(db, { kind: 'credentials', recipient: email, letter }, now);
}

export async function ownerOfLink(db: DbOrTransaction, token: string, now: Date): Promise<string | null> {
  const link = await db
    .selectFrom('credential_links')
    .select('user_id')
    .where('token_hash', '=', hashToken(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  return link?.user_id ?? null;
}

/** True for the first use. One statement, so that only one of two concurrent uses succeeds. */
export async function useLink(db: DbOrTransaction, token: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('credential_links')
    .set({ used_at: now.toISOString() })
    .where('token_hash', '=', hashToken(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
