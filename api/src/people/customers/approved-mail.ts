import type { UsersTable } from '../../base/db/schema/accounts.ts';
import type { DbOrTransaction } from '../../base/db/schema.ts';
import { enqueueMail } from '../../base/mail/outbox.queries.ts';
import { accountApprovedMail } from '../mails/account.mails.ts';

interface Opening {
  readonly before: UsersTable;
  readonly after: UsersTable;
  readonly word?: string;
  readonly publicUrl: string;
  readonly now: Date;
}

/** Whoever waited for it learns that the account is open, whichever way an administrator opened it. */
export async function mailIfApproved(
  db: DbOrTransaction,
  { before, after, word = '', publicUrl, now }: Opening,
): Promise<void> {
  if (before.status !== 'attente' || after.status !== 'active') return;
  const letter = accountApprovedMail(after, word.trim(), publicUrl);
  await enqueueMail(db, { kind: 'accountApproved', letter, recipient: after.email }, now);
}
