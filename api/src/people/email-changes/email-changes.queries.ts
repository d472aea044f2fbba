import type { EmailChangeLinksTable, EmailChangesTable } from '../../base/db/schema/accounts.ts';
import type { DbOrTransaction } from '../../base/db/schema.ts';
import { hashToken, newToken } from '../../base/secrets/tokens.ts';

export type LinkKind = EmailChangeLinksTable['kind'];

/** Closes earlier changes: only the newest can be confirmed. */
export async function insertChange(db: DbOrTransaction, change: EmailChangesTable): Promise<void> {
  await closeWaiting(db, change.user_id, new Date(change.created_at));
  await db.insertInto('email_changes').values(change).execute();
}

/** Answers the token, which is stored hashed only. Earlier links stay valid: they went to the same mailbox. */
export async function insertLink(db: DbOrTransaction, changeId: string, kind: LinkKind): Promise<string> {
  const token = newToken();
  const link = { token_hash: hashToken(token), change_id: changeId, kind };
  await db.insertInto('email_change_links').values(link).execute();
  return token;
}

/** Also finds a change whose link has expired: its owner may have it sent again. */
export async function findWaiting(db: DbOrTransaction, userId: string, now: Date) {
  return db
    .selectFrom('email_changes')
    .selectAll()
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is', null)
    .where('closed_at', 'is', null)
    .where('take_back_until', '>', now.toISOString())
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
}

export async function findByLink(db: DbOrTransaction, token: string, kind: LinkKind) {
  return db
    .selectFrom('email_changes')
    .innerJoin('email_change_links', 'email_change_links.change_id', 'email_changes.id')
    .selectAll('email_changes')
    .where('email_change_links.token_hash', '=', hashToken(token))
    .where('email_change_links.kind', '=', kind)
    .executeTakeFirst();
}

/** The waiting change can no longer be confirmed, but the old address can still take it back. */
export async function closeWaiting(db: DbOrTransaction, userId: string, now: Date): Promise<void> {
  await db
    .updateTable('email_changes')
    .set({ closed_at: now.toISOString() })
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is', null)
    .where('closed_at', 'is', null)
    .execute();
}

export async function extendChange(db: DbOrTransaction, id: string, until: string): Promise<void> {
  await db.updateTable('email_changes').set({ expires_at: until }).where('id', '=', id).execute();
}

/** True for one of two concurrent confirmations. */
export async function noteConfirmed(
  db: DbOrTransaction,
  id: string,
  now: Date,
  takeBackUntil: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('email_changes')
    .set({ confirmed_at: now.toISOString(), take_back_until: takeBackUntil })
    .where('id', '=', id)
    .where('confirmed_at', 'is', null)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Also marks all later changes: a thief who changed the address twice cannot reverse the take-back. */
export async function noteTakenBack(
  db: DbOrTransaction,
  { user_id, created_at }: EmailChangesTable,
  now: Date,
): Promise<boolean> {
  const at = now.toISOString();
  const { numUpdatedRows } = await db
    .updateTable('email_changes')
    .set({ taken_back_at: at, closed_at: at })
    .where('user_id', '=', user_id)
    .where('created_at', '>=', created_at)
    .where('taken_back_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes all changes, so that earlier links cannot undo an administrator's change. */
export async function forgetChanges(db: DbOrTransaction, userId: string): Promise<void> {
  await db.deleteFrom('email_changes').where('user_id', '=', userId).execute();
}

/** Invalidates codes and links that were mailed to the previous address. */
export async function invalidateMailedLinks(db: DbOrTransaction, userId: string, now: Date): Promise<void> {
  const at = now.toISOString();
  await db
    .updateTable('recovery_codes')
    .set({ closed_at: at })
    .where('user_id', '=', userId)
    .where('closed_at', 'is', null)
    .execute();
  await db
    .updateTable('credential_links')
    .set({ used_at: at })
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .execute();
}
