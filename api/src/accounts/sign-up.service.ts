import type { Catalogue, SignedUp, SignUp } from '@extranet/shared/contracts';
import type { Database } from '../db/open.ts';
import type { UsersTable } from '../db/schema/accounts.ts';
import { conflict, unprocessable } from '../errors.ts';
import { enqueueMail } from '../mail/outbox.queries.ts';
import { awaitingApprovalMail, welcomeMail } from '../mail/templates/account.templates.ts';
import { isEmail } from '../public-config/form-rules.ts';
import { hashPassword } from '../secrets/passwords.ts';
import { newId } from '../secrets/tokens.ts';
import { openSession } from '../sessions/sessions.queries.ts';
import { readSetting } from '../settings/settings.queries.ts';
import { normaliseEmail } from '../text/normalise.ts';
import { takeAttempt } from '../throttle/throttle.queries.ts';
import { presentUser } from '../users/user.present.ts';
import { findUserByEmail } from '../users/users.queries.ts';
import { insertUser } from './accounts.queries.ts';
import { checkPassword } from './passwords.service.ts';

const LIMIT = { attempts: 10, windowMs: 15 * 60_000 };
const DEFAULT_CATALOGUES: Catalogue[] = ['Faisceau', 'Kit'];

interface Caller {
  readonly address: string;
  readonly device: string;
  readonly publicUrl: string;
}

/** An active customer with the default catalogues and no discount; the setting 'accounts.approval' makes it wait. */
export async function signUp(
  { db, dialect }: Database,
  input: SignUp,
  { address, device, publicUrl }: Caller,
  now: Date,
): Promise<SignedUp> {
  const email = input.userEmail.trim();
  if (!isEmail(email)) {
    const field = { field: 'userEmail', code: 'email', message: 'Adresse email invalide' };
    throw unprocessable('signUp.invalidEmail', field.message, { fields: [field] });
  }
  checkPassword(input.password, input.password);
  await takeAttempt(db, `signUp:address:${address}`, LIMIT, now);
  if (await findUserByEmail(db, email)) throw emailTaken();
  const awaits = await readSetting(db, 'accounts.approval', false);
  const catalogs = await readSetting(db, 'accounts.defaultCatalogs', DEFAULT_CATALOGUES);
  const user = write(
    { ...input, userEmail: email },
    catalogs,
    await hashPassword(input.password),
    awaits,
    now,
  );
  try {
    return await db.transaction().execute(async (transaction) => {
      await insertUser(transaction, user);
      const mail = awaits
        ? ({ kind: 'awaitingApproval', letter: awaitingApprovalMail(user.firstname) } as const)
        : ({ kind: 'welcome', letter: welcomeMail(user.firstname, email, publicUrl) } as const);
      await enqueueMail(transaction, { ...mail, recipient: email }, now);
      if (awaits) {
        return { status: user.status, token: '', message: 'Votre demande de compte a été envoyée.' };
      }
      const token = await openSession(transaction, user.id, 'customer', now, device);
      return { ...presentUser({ ...user, catalogs }), token, message: 'Votre compte a été créé.' };
    });
  } catch (error) {
    if (dialect.isUniqueViolation(error)) throw emailTaken();
    throw error;
  }
}

function write(input: SignUp, catalogs: Catalogue[], hash: string, awaits: boolean, now: Date): UsersTable {
  const at = now.toISOString();
  return {
    id: newId(),
    type: 'cust',
    is_admin: 0,
    status: awaits ? 'attente' : 'active',
    email: input.userEmail,
    email_norm: normaliseEmail(input.userEmail),
    password_hash: hash,
    firstname: input.userFirstname,
    name: input.userName,
    comp_name: '',
    phone: input.userPhone,
    address: '',
    postcode: '',
    city: '',
    country: 'FRANCE',
    catalogs: JSON.stringify(catalogs),
    order_enabled: 1,
    faq_role: 'reader',
    discount: 0,
    discount_faisceau: 0,
    discount_attelage: 0,
    discount_kit: 0,
    loyalty_number: input.custLoyaltyNumber ?? '',
    created_at: at,
    updated_at: at,
    last_connexion_at: null,
  };
}

const emailTaken = () =>
  conflict(
    'signUp.emailTaken',
    'Un compte existe déjà pour cette adresse. Demandez un nouveau mot de passe.',
  );
