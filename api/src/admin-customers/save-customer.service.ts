import type {
  AdminCustomer,
  AdminCustomerCreation,
  AdminCustomerUpdate,
  FieldError,
} from '@extranet/shared/contracts';
import { mailCredentialsLink } from '../accounts/credential-links.ts';
import type { App } from '../app-types.ts';
import type { Actor } from '../audit/actor.ts';
import { recordAction } from '../audit/audit.queries.ts';
import type { UsersTable } from '../db/schema/accounts.ts';
import { conflict, invalidFields, orNotFound } from '../errors.ts';
import { isErased } from '../privacy/erased.ts';
import { isEmail, isStrongPassword } from '../public-config/form-rules.ts';
import { hashPassword } from '../secrets/passwords.ts';
import { newId } from '../secrets/tokens.ts';
import { laterThan } from '../text/instants.ts';
import { closeSessionsOf, findCustomer, insertCustomer, updateCustomer } from './admin-customers.queries.ts';
import { changeOf, creationOf } from './customer.audit.ts';
import { columnsOf, newCustomer } from './customer.columns.ts';
import { presentCustomer } from './customer.present.ts';

export async function createCustomer(
  app: App,
  form: AdminCustomerCreation,
  by: Actor,
): Promise<AdminCustomer> {
  checkForm(form);
  // Without a password, the mailed link is the only way in.
  if (!form.password && !form.sendCredentials) throw invalidFields([required('password')], 422);
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
      await insertCustomer(transaction, user);
      await recordAction(transaction, by, creationOf(user, form), now);
      if (form.sendCredentials) await mailCredentialsLink(transaction, user, app.config.publicUrl, now);
      return presentCustomer(user);
    }),
  );
}

/** A new password or a status that lets nobody in ends every open session at once. */
export async function changeCustomer(
  app: App,
  id: string,
  form: AdminCustomerUpdate,
  by: Actor,
): Promise<AdminCustomer> {
  checkForm(form);
  const password_hash = form.password ? await hashPassword(form.password) : undefined;
  return uniquely(app, form.userEmail ?? '', (now) =>
    app.db.transaction().execute(async (transaction) => {
      const before = orNotFound(await findCustomer(transaction, id));
      if (isErased(before)) throw erasedForGood();
      const columns = {
        ...columnsOf(form),
        ...(password_hash ? { password_hash } : {}),
        updated_at: laterThan(before.updated_at, now),
      };
      const seenAt = form.userUpdatedAt ?? before.updated_at;
      const after = await updateCustomer(transaction, id, seenAt, columns);
      if (!after) throw changedMeanwhile();
      await recordAction(transaction, by, changeOf(before, after, form), now);
      if (password_hash || after.status !== 'active') await closeSessionsOf(transaction, id);
      if (form.sendCredentials) await mailCredentialsLink(transaction, after, app.config.publicUrl, now);
      return presentCustomer(after);
    }),
  );
}

async function uniquely<T>(app: App, email: string, save: (now: Date) => Promise<T>): Promise<T> {
  try {
    const saved = await save(app.now());
    app.outbox.wake();
    return saved;
  } catch (error) {
    if (!app.database.dialect.isUniqueViolation(error)) throw error;
    throw conflict(
      'customer.duplicateEmail',
      `Un compte client est déjà attaché à l'adresse ${email.trim()}`,
    );
  }
}

function checkForm({ userEmail, password }: AdminCustomerUpdate): void {
  const fields: FieldError[] = [];
  if (userEmail !== undefined && !isEmail(userEmail.trim())) {
    fields.push({ field: 'userEmail', code: 'pattern', message: 'Une adresse email valide est requise' });
  }
  if (password && !isStrongPassword(password)) {
    fields.push({ field: 'password', code: 'pattern', message: 'Ce mot de passe ne suit pas les règles.' });
  }
  if (fields.length > 0) throw invalidFields(fields, 422);
}

const required = (field: string): FieldError => ({
  field,
  code: 'required',
  message: 'Ce champ est obligatoire.',
});

const erasedForGood = () =>
  conflict('customer.erased', 'Les données de ce client ont été effacées définitivement.');

const changedMeanwhile = () =>
  conflict(
    'customer.changedMeanwhile',
    'Ce client a été modifié entre-temps par un autre administrateur. Veuillez rouvrir sa fiche.',
  );
