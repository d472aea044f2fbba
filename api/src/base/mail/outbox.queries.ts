import type { Supplier } from '@extranet/shared/contracts';
import type { MailsTable } from '../db/schema/system.ts';
import type { DbOrTransaction } from '../db/schema.ts';
import { newId } from '../secrets/tokens.ts';
import { readSupplier } from '../settings/supplier.ts';
import { type Letter, render } from './layout.ts';

const MINUTE = 60_000;
/** How long one attempt may take before another process may take over the mail. */
const LEASE_MS = 2 * MINUTE;
/** The pause after the first failure, the second and so on: about two days in all, then the mail is given up. */
const RETRY_AFTER_MINUTES = [1, 5, 15, 60, 180, 360, 720, 1440];

export type MailKind =
  | 'recovery'
  | 'adminLink'
  | 'passwordChanged'
  | 'lockedOut'
  | 'welcome'
  | 'awaitingApproval'
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
  | 'deliveryRequest'
  | 'partRequest';

interface Outgoing {
  readonly kind: MailKind;
  readonly recipient: string;
  readonly letter: Letter;
  readonly replyTo?: string;
  /** Already read: pass it when others wait for this transaction. */
  readonly supplier?: Supplier;
}

/** Call it in the transaction of what the mail reports: both happen, or neither. The outbox sends it after the commit. */
export async function enqueueMail(
  db: DbOrTransaction,
  { kind, recipient, letter, replyTo = '', supplier }: Outgoing,
  now: Date,
): Promise<void> {
  await db
    .insertInto('mails')
    .values({
      id: newId(),
      kind,
      recipient,
      ...render(letter, supplier ?? (await readSupplier(db))),
      reply_to: replyTo,
      created_at: now.toISOString(),
      next_attempt_at: now.toISOString(),
      sent_at: null,
      attempts: 0,
      last_error: null,
    })
    .execute();
}

/** Takes the mails that are due, earliest first; no other process gets them before the lease ends. */
export async function takeDueMails(db: DbOrTransaction, count: number, now: Date): Promise<MailsTable[]> {
  const due = await db
    .selectFrom('mails')
    .select('id')
    .where('next_attempt_at', '<=', now.toISOString())
    .orderBy('next_attempt_at')
    .limit(count)
    .execute();
  if (due.length === 0) return [];
  return db
    .updateTable('mails')
    .set(({ eb }) => ({
      attempts: eb('attempts', '+', 1),
      next_attempt_at: new Date(now.getTime() + LEASE_MS).toISOString(),
    }))
    .where(
      'id',
      'in',
      due.map(({ id }) => id),
    )
    .where('next_attempt_at', '<=', now.toISOString())
    .returningAll()
    .execute();
}

/** Keeps the row but empties its text: codes and links must not stay in the database. */
export async function noteSent(db: DbOrTransaction, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('mails')
    .set({ sent_at: now.toISOString(), next_attempt_at: null, last_error: null, text: '', html: '' })
    .where('id', 'in', ids)
    .execute();
}

/** Answers whether there will be another attempt. */
export async function noteFailed(
  db: DbOrTransaction,
  { id, attempts }: MailsTable,
  reason: string,
  now: Date,
): Promise<boolean> {
  const minutes = RETRY_AFTER_MINUTES[attempts - 1];
  const next = minutes === undefined ? null : new Date(now.getTime() + minutes * MINUTE).toISOString();
  await db
    .updateTable('mails')
    .set({ next_attempt_at: next, last_error: reason.slice(0, 500) })
    .where('id', '=', id)
    .execute();
  return next !== null;
}
