import type {
  AdminCustomer,
  AdminCustomerRow,
  CustomerDecision,
  CustomerStatusChanges,
} from '@extranet/shared/contracts';
import type { App } from '../../base/app-types.ts';
import type { Actor } from '../../base/audit/actor.ts';
import { recordAction } from '../../base/audit/audit.queries.ts';
import type { UsersTable } from '../../base/db/schema/accounts.ts';
import type { DbOrTransaction } from '../../base/db/schema.ts';
import { conflict, orNotFound } from '../../base/errors.ts';
import { enqueueMail } from '../../base/mail/outbox.queries.ts';
import { laterThan } from '../../base/text/instants.ts';
import { closeWaiting } from '../email-changes/email-changes.queries.ts';
import { accountRefusedMail } from '../mails/account.mails.ts';
import { closeSessions } from '../sessions/sessions.queries.ts';
import { findCustomer, updateCustomer } from './admin-customers.queries.ts';
import { mailIfApproved } from './approved-mail.ts';
import { changeOf } from './customer.audit.ts';
import { presentCustomer, presentCustomerRow } from './customer.present.ts';
import { restoredStatus, withStatusBefore } from './customer-status.ts';
import { isErased } from './erased.ts';
import { changedMeanwhile, erasedForGood } from './save-customer.service.ts';

type Action = Parameters<typeof changeOf>[3];

interface Change {
  readonly status: UsersTable['status'];
  readonly by: Actor;
  readonly now: Date;
  readonly action?: Action;
}

/** Several at once, or none of them. Taking back a change opens no account that had waited: nobody is written to. */
export async function changeStatuses(
  app: App,
  { changes, undo = false }: CustomerStatusChanges,
  by: Actor,
): Promise<AdminCustomerRow[]> {
  const now = app.now();
  // In one order whoever asks, so that two of these never wait for each other.
  const ordered = [...changes].sort((one, other) => (one.userId < other.userId ? -1 : 1));
  const { publicUrl } = app.config;
  const changed = await app.db.transaction().execute(async (transaction) => {
    const rows: AdminCustomerRow[] = [];
    for (const { userId, userStatus: status } of ordered) {
      const before = await findChangeable(transaction, userId);
      const after = await setStatus(transaction, before, { status, by, now });
      if (!undo) await mailIfApproved(transaction, { before, after, publicUrl, now });
      rows.push(presentCustomerRow(after));
    }
    return rows;
  });
  app.jobs.wake();
  return changed;
}

/** Brings a deleted account back as what it was. */
export async function restoreCustomer(app: App, id: string, by: Actor): Promise<AdminCustomer> {
  return app.db.transaction().execute(async (transaction) => {
    const before = await findChangeable(transaction, id);
    const change = { status: restoredStatus(before), by, now: app.now() };
    return presentCustomer(await setStatus(transaction, before, change));
  });
}

/** Opens an account that awaits approval, or refuses it; the person is told by mail either way. */
export async function decideAbout(
  app: App,
  id: string,
  { approved, word = '' }: CustomerDecision,
  by: Actor,
): Promise<AdminCustomer> {
  const now = app.now();
  const decided = await app.db.transaction().execute(async (transaction) => {
    const before = await findChangeable(transaction, id);
    if (before.status !== 'attente') throw decidedAlready();
    const after = await setStatus(transaction, before, {
      status: approved ? 'active' : 'supprime',
      action: approved ? 'customer.approve' : 'customer.refuse',
      by,
      now,
    });
    if (approved) {
      await mailIfApproved(transaction, { before, after, word, publicUrl: app.config.publicUrl, now });
    } else {
      const letter = accountRefusedMail(after.firstname, word.trim());
      await enqueueMail(transaction, { kind: 'accountRefused', letter, recipient: after.email }, now);
    }
    return presentCustomer(after);
  });
  app.jobs.wake();
  return decided;
}

async function findChangeable(db: DbOrTransaction, id: string): Promise<UsersTable> {
  const customer = orNotFound(await findCustomer(db, id));
  if (isErased(customer)) throw erasedForGood();
  return customer;
}

/** A status that forbids signing in ends all open sessions. */
async function setStatus(
  db: DbOrTransaction,
  before: UsersTable,
  { status, by, now, action = 'customer.update' }: Change,
): Promise<UsersTable> {
  if (before.status === status) return before;
  const columns = { ...withStatusBefore(before, { status }), updated_at: laterThan(before.updated_at, now) };
  const after = await updateCustomer(db, before.id, before.updated_at, columns);
  if (!after) throw changedMeanwhile();
  await recordAction(db, by, changeOf(before, after, {}, action), now);
  if (status !== 'active') {
    await closeSessions(db, before.id);
    await closeWaiting(db, before.id, now);
  }
  return after;
}

const decidedAlready = () =>
  conflict(
    'customer.notWaiting',
    'Ce compte n’attend plus de décision. Rechargez la fiche pour voir son statut.',
  );
