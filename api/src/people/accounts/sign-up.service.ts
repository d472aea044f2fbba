import type { SignedUp, SignUp } from '@extranet/shared/contracts';
import type { App } from '../../base/app-types.ts';
import type { DbOrTransaction } from '../../base/db/schema.ts';
import { unprocessable } from '../../base/errors.ts';
import { enqueueMail } from '../../base/mail/outbox.queries.ts';
import { hashPassword } from '../../base/secrets/passwords.ts';
import { hashToken, newToken } from '../../base/secrets/tokens.ts';
import { isEmail, isPhone } from '../../base/settings/form-rules.ts';
import { normaliseEmail } from '../../base/text/normalise.ts';
import { takeAttempt } from '../../base/throttle/throttle.queries.ts';
import { isEmailInUse } from '../email-changes/email-in-use.ts';
import { countMailTo, mailedLink, PROOF_MS } from '../email-changes/mailed-links.ts';
import { accountExistsMail, signUpConfirmMail } from '../mails/address.mails.ts';
import { checkPassword } from './passwords.service.ts';
import { insertSignUp } from './sign-ups.queries.ts';

const LIMIT = {
  attempts: 10,
  windowMs: 15 * 60_000,
  why: 'Trop de comptes ont été demandés depuis votre réseau.',
  orElse: 'appelez-nous',
};

/**
 * Answers the same, and takes equally long, for an address that has an account: only its mailbox learns that. The account
 * is created when the mailed link is opened, which proves the ownership of the mailbox.
 */
export async function askForAccount(
  { db, config, now }: Pick<App, 'db' | 'config' | 'now'>,
  input: SignUp,
  address: string,
): Promise<SignedUp> {
  const email = input.userEmail.trim();
  if (!isEmail(email)) {
    const field = { field: 'userEmail', code: 'email', message: 'Adresse email invalide' };
    throw unprocessable('signUp.invalidEmail', field.message, { fields: [field] });
  }
  if (!isPhone(input.userPhone.trim())) {
    const field = { field: 'userPhone', code: 'phone', message: 'Ce numéro de téléphone est incorrect.' };
    throw unprocessable('signUp.invalidPhone', field.message, { fields: [field] });
  }
  checkPassword(input.password, input.password);
  const at = now();
  await takeAttempt(db, `signUp:address:${address}`, LIMIT, at);
  await countMailTo(db, email, at);
  const { password, ...form } = { ...input, userEmail: email };
  const hash = await hashPassword(password);
  await db.transaction().execute(async (transaction) => {
    const letter = (await isEmailInUse(transaction, { email, now: at }))
      ? ({ kind: 'accountExists', letter: accountExistsMail(email, config.publicUrl) } as const)
      : ({
          kind: 'signUpConfirm',
          letter: signUpConfirmMail(
            email,
            mailedLink(config.publicUrl, 'signUp', await storeSignUp(transaction, form, hash, at)),
          ),
        } as const);
    await enqueueMail(transaction, { ...letter, recipient: email }, at);
  });
  return {
    status: 'attente',
    token: '',
    message: `Nous avons écrit à ${email}. Ouvrez le lien de ce message pour terminer la création de votre compte, et regardez aussi dans vos courriers indésirables.`,
  };
}

/** Stores the sign-up and answers the link's token. */
async function storeSignUp(
  db: DbOrTransaction,
  form: Omit<SignUp, 'password'>,
  hash: string,
  now: Date,
): Promise<string> {
  const token = newToken();
  await insertSignUp(db, {
    token_hash: hashToken(token),
    email_norm: normaliseEmail(form.userEmail),
    form: JSON.stringify(form),
    password_hash: hash,
    created_at: now.toISOString(),
    expires_at: new Date(now.getTime() + PROOF_MS).toISOString(),
  });
  return token;
}
