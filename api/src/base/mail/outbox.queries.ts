import type { Supplier } from '@extranet/shared/contracts';
import type { MailsTable } from '../db/schema/system.ts';
import type { DbOrTransaction } from '../db/schema.ts';
import { enqueueJob } from '../jobs/jobs.queries.ts';
import { newId } from '../secrets/tokens.ts';
import { readSupplier } from '../settings/supplier.ts';
import { type Letter, render } from './layout.ts';

/** The kind of a mail's job, which has the mail's id. */
export const MAIL_JOB = 'mail';

export type MailKind =
  | 'recovery'
  | 'adminLink'
  | 'passwordChanged'
  | 'lockedOut'
  | 'welcome'
  | 'awaitingApproval'
  | 'accountApproved'
  | 'accountRefused'
  | 'credentials'
  | 'signUpConfirm'
  | 'accountExists'
  | 'emailConfirm'
  | 'emailTaken'
  | 'emailChangeAsked'
  | 'emailChanged'
  | 'emailTakenBack'
  | 'emailChangedForYou'
  | 'order'
  | 'draftExpired'
  | 'orderStep'
  | 'orderAsked'
  | 'returnAsked'
  | 'deliveryRequest'
  | 'deliveryAnswer'
  | 'partRequest'
  | 'notification';

interface Outgoing {
  readonly kind: MailKind;
  readonly recipient: string;
  readonly letter: Letter;
  readonly replyTo?: string;
  /** Already read: pass it when others wait for this transaction. */
  readonly supplier?: Supplier;
}

/** Call it in the transaction of what the mail reports: both happen, or neither. The jobs send it after the commit. */
export async function enqueueMail(
  db: DbOrTransaction,
  { supplier, ...outgoing }: Outgoing,
  now: Date,
): Promise<void> {
  const id = newId();
  const mail = newMail(id, { ...outgoing, supplier: supplier ?? (await readSupplier(db)) }, now);
  await db.insertInto('mails').values(mail).execute();
  await enqueueJob(db, mailJob(id), now);
}

/** Its row. The job of the same id sends it. */
export const newMail = (
  id: string,
  { kind, recipient, letter, replyTo = '', supplier }: Outgoing & { readonly supplier: Supplier },
  now: Date,
): MailsTable => ({
  id,
  kind,
  recipient,
  ...render(letter, supplier),
  reply_to: replyTo,
  created_at: now.toISOString(),
  sent_at: null,
});

export const mailJob = (id: string) => ({ id, kind: MAIL_JOB });

export async function readMails(db: DbOrTransaction, ids: readonly string[]): Promise<MailsTable[]> {
  return db.selectFrom('mails').selectAll().where('id', 'in', ids).execute();
}

/** Keeps the row but empties its text: codes and links must not stay in the database. */
export async function noteSent(db: DbOrTransaction, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('mails')
    .set({ sent_at: now.toISOString(), text: '', html: '' })
    .where('id', 'in', ids)
    .execute();
}

/** Those that are sent, or were given up. */
export async function forgetFinishedMails(db: DbOrTransaction, before: string): Promise<void> {
  await db
    .deleteFrom('mails')
    .where('created_at', '<', before)
    .where('id', 'not in', db.selectFrom('jobs').select('id').where('kind', '=', MAIL_JOB))
    .execute();
}

/** What went wrong with a mail may name its address: it goes with the mail. */
export async function forgetJobsOfGoneMails(db: DbOrTransaction): Promise<void> {
  await db
    .deleteFrom('jobs')
    .where('kind', '=', MAIL_JOB)
    .where('id', 'not in', db.selectFrom('mails').select('id'))
    .execute();
}
