import type { Catalogue, SignedUp } from '@extranet/shared/contracts';
import type { App } from '../../base/app-types.ts';
import type { UsersTable } from '../../base/db/schema/accounts.ts';
import { conflict, unprocessable } from '../../base/errors.ts';
import { enqueueMail } from '../../base/mail/outbox.queries.ts';
import { newId } from '../../base/secrets/tokens.ts';
import { readSetting } from '../../base/settings/settings.queries.ts';
import { normaliseEmail } from '../../base/text/normalise.ts';
import { isEmailInUse } from '../email-changes/email-in-use.ts';
import { countWrongLink } from '../email-changes/mailed-links.ts';
import { awaitingApprovalMail, welcomeMail } from '../mails/account.mails.ts';
import { type Caller, openCustomerSession } from '../sessions/customer-session.service.ts';
import { presentUser } from '../users/user.present.ts';
import { insertUser } from '../users/users.queries.ts';
import { findSignUp, type SignUpForm, takeSignUps } from './sign-ups.queries.ts';

const DEFAULT_CATALOGUES: Catalogue[] = ['Faisceau', 'Kit'];

interface Outcome {
  readonly answer: SignedUp;
  /** Null while the account awaitsApproval approval. */
  readonly deviceToken: string | null;
}

/** Creates an active customer with the default catalogues and no discount, or one that awaitsApproval approval with 'accounts.approval'. */
export async function confirmSignUp(
  { db, database, config, now }: Pick<App, 'db' | 'database' | 'config' | 'now'>,
  token: string,
  caller: Caller,
): Promise<Outcome> {
  const at = now();
  const asked = await findSignUp(db, token, at);
  if (!asked) {
    await countWrongLink(db, caller.address, at);
    throw linkExpired();
  }
  const email = asked.form.userEmail;
  const awaitsApproval = await readSetting(db, 'accounts.approval', false);
  const catalogs = await readSetting(db, 'accounts.defaultCatalogs', DEFAULT_CATALOGUES);
  const user = newUser(asked.form, catalogs, asked.password_hash, awaitsApproval, at);
  try {
    return await db.transaction().execute(async (transaction) => {
      if (await isEmailInUse(transaction, { email, now: at })) throw emailTaken();
      await insertUser(transaction, user);
      if (!(await takeSignUps(transaction, asked.email_norm))) throw linkExpired();
      const mail = awaitsApproval
        ? ({ kind: 'awaitingApproval', letter: awaitingApprovalMail(user.firstname) } as const)
        : ({ kind: 'welcome', letter: welcomeMail(user.firstname, email, config.publicUrl) } as const);
      await enqueueMail(transaction, { ...mail, recipient: email }, at);
      if (awaitsApproval) {
        const message = 'Votre demande de compte a été envoyée.';
        return { answer: { status: user.status, token: '', message }, deviceToken: null };
      }
      const { token: session, deviceToken } = await openCustomerSession(transaction, user.id, caller, at);
      const message = 'Votre compte a été créé.';
      return { answer: { ...presentUser({ ...user, catalogs }), token: session, message }, deviceToken };
    });
  } catch (error) {
    if (database.dialect.isUniqueViolation(error)) throw emailTaken();
    throw error;
  }
}

function newUser(
  input: SignUpForm,
  catalogs: Catalogue[],
  hash: string,
  awaitsApproval: boolean,
  now: Date,
): UsersTable {
  const at = now.toISOString();
  return {
    id: newId(),
    type: 'cust',
    is_admin: 0,
    status: awaitsApproval ? 'attente' : 'active',
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
    status_before: null,
  };
}

const linkExpired = () =>
  unprocessable(
    'signUp.linkExpired',
    'Ce lien a expiré ou a déjà servi. Si votre compte est créé, connectez-vous\u202f; sinon, recommencez la demande.',
  );

/** May be answered here: whoever opened the link owns the mailbox. */
const emailTaken = () =>
  conflict(
    'signUp.emailTaken',
    'Un compte existe déjà pour cette adresse. Demandez un nouveau mot de passe.',
  );
