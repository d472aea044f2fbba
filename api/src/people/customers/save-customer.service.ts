import type { AdminCustomer, AdminCustomerCreation, AdminCustomerUpdate } from '@extranet/shared/contracts';
import type { App } from '../../base/app-types.ts';
import type { Actor } from '../../base/audit/actor.ts';
import { recordAction } from '../../base/audit/audit.queries.ts';
import type { UsersTable } from '../../base/db/schema/accounts.ts';
import type { DbOrTransaction } from '../../base/db/schema.ts';
import { conflict, orNotFound } from '../../base/errors.ts';
import { enqueueMail } from '../../base/mail/outbox.queries.ts';
import { hashPassword } from '../../base/secrets/passwords.ts';
import { newId } from '../../base/secrets/tokens.ts';
import { laterThan } from '../../base/text/instants.ts';
import { mailCredentialsLink } from '../accounts/credential-links.ts';
import {
  closeWaiting,
  forgetChanges,
  invalidateMailedLinks,
} from '../email-changes/email-changes.queries.ts';
import { isEmailReserved } from '../email-changes/email-in-use.ts';
import { emailChangedForYouMail } from '../mails/address.mails.ts';
import { closeSessions } from '../sessions/sessions.queries.ts';
import { findCustomer, insertCustomer, updateCustomer } from './admin-customers.queries.ts';
import { mailIfApproved } from './approved-mail.ts';
import { changeOf, creationOf } from './customer.audit.ts';
import { checkCustomer } from './customer.checks.ts';
import { columnsOf, newCustomer } from './customer.columns.ts';
import { presentCustomer } from './customer.present.ts';
import { withStatusBefore } from './customer-status.ts';
import { isErased } from './erased.ts';

export async function createCustomer(
  app: App,
  form: AdminCustomerCreation,
  by: Actor,
): Promise<AdminCustomer> {
  checkCustomer(form, { ...newCustomer, ...columnsOf(form) }, null);
  const at = app.now().toISOString();
  const user: UsersTable = {
    ...newCustomer,
    ...columnsOf(form),
    id: newId(),
    password_hash: form.password ? await hashPassword(form.password) : null,
    created_at: at,
    updated_at: at,
  };
  return uniquely(app, user.email, (now) =>
    app.db.transaction().execute(async (transaction) => {
      await assertFree(transaction, user, now);
      await insertCustomer(transaction, user);
      await recordAction(transaction, by, creationOf(user, form), now);
      if (form.sendCredentials) await mailCredentialsLink(transaction, user, app.config.publicUrl, now);
      return presentCustomer(user);
    }),
  );
}

/** A new password, a new address or a status that forbids signing in ends all open sessions at once. */
export async function changeCustomer(
  app: App,
  id: string,
  form: AdminCustomerUpdate,
  by: Actor,
): Promise<AdminCustomer> {
  const password_hash = form.password ? await hashPassword(form.password) : undefined;
  return uniquely(app, form.userEmail ?? '', (now) =>
    app.db.transaction().execute(async (transaction) => {
      const before = orNotFound(await findCustomer(transaction, id));
      if (isErased(before)) throw erasedForGood();
      checkCustomer(form, { ...before, ...columnsOf(form) }, before);
      const columns = {
        ...withStatusBefore(before, columnsOf(form)),
        ...(password_hash ? { password_hash } : {}),
        updated_at: laterThan(before.updated_at, now),
      };
      const seenAt = form.userUpdatedAt ?? before.updated_at;
      const after = await updateCustomer(transaction, id, seenAt, columns);
      if (!after) throw changedMeanwhile();
      await recordAction(transaction, by, changeOf(before, after, form), now);
      const moved = after.email !== before.email;
      if (moved) await moveAddress(transaction, before, after, now);
      if (moved || password_hash || after.status !== 'active') {
        await closeSessions(transaction, id);
        await closeWaiting(transaction, id, now);
      }
      const { publicUrl } = app.config;
      await mailIfApproved(transaction, { before, after, publicUrl, now });
      if (form.sendCredentials) await mailCredentialsLink(transaction, after, publicUrl, now);
      return presentCustomer(after);
    }),
  );
}

/** Mails both addresses, and invalidates all links and codes that were mailed to the old one. */
async function moveAddress(
  db: DbOrTransaction,
  before: UsersTable,
  after: UsersTable,
  now: Date,
): Promise<void> {
  await assertFree(db, after, now);
  await forgetChanges(db, after.id);
  await invalidateMailedLinks(db, after.id, now);
  const letter = emailChangedForYouMail(after.firstname, before.email, after.email);
  for (const { email: recipient } of [before, after])
    await enqueueMail(db, { kind: 'emailChangedForYou', recipient, letter }, now);
}

/** Refuses an address that another account left a few days ago and may still take back. */
async function assertFree(
  db: DbOrTransaction,
  { email, id }: Pick<UsersTable, 'email' | 'id'>,
  now: Date,
): Promise<void> {
  if (!(await isEmailReserved(db, { email, userId: id, now }))) return;
  throw conflict(
    'customer.reservedEmail',
    `Un autre client vient de quitter l’adresse ${email} et peut la reprendre pendant sept jours. Choisissez-en une autre, ou réessayez plus tard.`,
  );
}

async function uniquely<T>(app: App, email: string, save: (now: Date) => Promise<T>): Promise<T> {
  try {
    const saved = await save(app.now());
    app.jobs.wake();
    return saved;
  } catch (error) {
    if (!app.database.dialect.isUniqueViolation(error)) throw error;
    const message = `Un compte client est déjà attaché à l'adresse ${email.trim()}`;
    throw conflict('customer.duplicateEmail', message, {
      fields: [{ field: 'userEmail', code: 'duplicate', message }],
    });
  }
}

export const erasedForGood = () =>
  conflict('customer.erased', 'Les données de ce client ont été effacées définitivement.');

export const changedMeanwhile = () =>
  conflict(
    'customer.changedMeanwhile',
    'Ce client a été modifié entre-temps, dans un autre onglet ou par une autre personne. Rechargez sa fiche.',
  );
