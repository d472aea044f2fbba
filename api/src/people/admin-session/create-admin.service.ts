import { CATALOGUES } from '@extranet/shared/rules';
import { system } from '../../base/audit/actor.ts';
import { recordAction } from '../../base/audit/audit.queries.ts';
import type { Database } from '../../base/db/open.ts';
import type { UsersTable } from '../../base/db/schema/accounts.ts';
import { conflict, invalidFields } from '../../base/errors.ts';
import { newId } from '../../base/secrets/tokens.ts';
import { isEmail } from '../../base/settings/form-rules.ts';
import { normaliseEmail } from '../../base/text/normalise.ts';

export interface NewAdmin {
  readonly email: string;
  readonly name: string;
  readonly firstname: string;
}

const COMMAND = system('npm run admin:create');

/** Administrators have no password and sign in by single-use links only. Refuses an address that any account has. */
export async function createAdmin(
  { db, dialect }: Pick<Database, 'db' | 'dialect'>,
  { email, name, firstname }: NewAdmin,
  now = new Date(),
): Promise<UsersTable> {
  if (!isEmail(email)) {
    throw invalidFields([{ field: 'email', code: 'pattern', message: 'Adresse email invalide' }], 422);
  }
  const user = administratorOf({ email, name, firstname }, now.toISOString());
  try {
    await db.transaction().execute(async (transaction) => {
      await transaction.insertInto('users').values(user).execute();
      const line = { action: 'admin.create', kind: 'admin', objectId: user.id, subject: email } as const;
      const changes = [
        { field: 'userName', before: null, after: name },
        { field: 'userFirstname', before: null, after: firstname },
      ];
      await recordAction(transaction, COMMAND, { ...line, changes }, now);
    });
  } catch (error) {
    if (dialect.isUniqueViolation(error)) throw emailTaken();
    throw error;
  }
  return user;
}

const administratorOf = ({ email, name, firstname }: NewAdmin, at: string): UsersTable => ({
  id: newId(),
  type: 'admin',
  is_admin: 1,
  status: 'active',
  email,
  email_norm: normaliseEmail(email),
  password_hash: null,
  firstname,
  name,
  comp_name: '',
  phone: '',
  address: '',
  postcode: '',
  city: '',
  country: 'FRANCE',
  catalogs: JSON.stringify(CATALOGUES),
  order_enabled: 0,
  faq_role: 'admin',
  discount: 0,
  discount_faisceau: 0,
  discount_attelage: 0,
  discount_kit: 0,
  loyalty_number: '',
  created_at: at,
  updated_at: at,
  last_connexion_at: null,
  status_before: null,
});

const emailTaken = () => conflict('admin.emailTaken', 'Un compte existe déjà pour cette adresse.');
