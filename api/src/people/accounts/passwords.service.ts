import type { PasswordChange, PasswordChanged, PasswordSet, UpdatePwd } from '@extranet/shared/contracts';
import type { CurrentUser } from '../../base/current-user.ts';
import type { Db, DbOrTransaction } from '../../base/db/schema.ts';
import { accountDisabled, isApiFailure, unprocessable } from '../../base/errors.ts';
import { enqueueMail } from '../../base/mail/outbox.queries.ts';
import { hashPassword, verifyPassword } from '../../base/secrets/passwords.ts';
import { hashToken } from '../../base/secrets/tokens.ts';
import { isStrongPassword } from '../../base/settings/form-rules.ts';
import { forgetAttempts, takeAttempt } from '../../base/throttle/throttle.queries.ts';
import { closeWaiting, findWaiting } from '../email-changes/email-changes.queries.ts';
import { passwordChangedMail } from '../mails/account.mails.ts';
import { type Caller, openCustomerSession } from '../sessions/customer-session.service.ts';
import { closeSessions } from '../sessions/sessions.queries.ts';
import { findPasswordHash, findUserById, updateUser } from '../users/users.queries.ts';
import { ownerOfLink, useLink } from './credential-links.ts';
import { closeRecoveries, closeRecovery } from './recovery.queries.ts';
import { closed, proveCode } from './recovery.service.ts';

const LIMIT = { attempts: 10, windowMs: 15 * 60_000 };
const WRONG_PROOFS = {
  ...LIMIT,
  why: 'Trop de liens ou de codes incorrects ont été essayés depuis votre réseau.',
};
const WRONG_PASSWORDS = {
  ...LIMIT,
  why: 'Trop de mots de passe actuels incorrects.',
  orElse: 'déconnectez-vous et choisissez «\u00a0Mot de passe oublié\u00a0»',
};

/** Sets a password after a recovery or by the link of a credentials mail. All sessions end, and a new one begins. */
export async function choosePassword(
  db: Db,
  { password, confirmPassword, token, recoveryCode }: UpdatePwd,
  caller: Caller,
  now: Date,
): Promise<{ answer: PasswordSet; deviceToken: string }> {
  checkPassword(password, confirmPassword);
  const userId = await prove(db, { token, recoveryCode }, caller.address, now);
  const hash = await hashPassword(password);
  return db.transaction().execute(async (transaction) => {
    const mine = recoveryCode
      ? await closeRecovery(transaction, hashToken(token), now)
      : await useLink(transaction, token, now);
    if (!mine) throw recoveryCode ? closed() : linkExpired();
    const user = await findUserById(transaction, userId);
    if (user?.status !== 'active') throw accountDisabled();
    await closeSessions(transaction, userId);
    await storePassword(transaction, user, hash, now);
    const { token: session, deviceToken } = await openCustomerSession(transaction, userId, caller, now);
    return { answer: { message: 'Votre mot de passe a été modifié.', token: session }, deviceToken };
  });
}

/**
 * The link or code is looked up first, and only failures count: a valid one works however many wrong ones came from the
 * same office. That does not make guessing easier: links have 192 random bits, and a code is closed after three tries.
 */
async function prove(
  db: Db,
  { token, recoveryCode }: Pick<UpdatePwd, 'token' | 'recoveryCode'>,
  address: string,
  now: Date,
): Promise<string> {
  try {
    const userId = recoveryCode
      ? await proveCode(db, token, recoveryCode, now)
      : await ownerOfLink(db, token, now);
    if (userId) return userId;
    throw linkExpired();
  } catch (error) {
    if (isApiFailure(error)) await takeAttempt(db, `updatePwd:address:${address}`, WRONG_PROOFS, now);
    throw error;
  }
}

/** Ends all sessions except this one, and says which waiting address is given up with the old password. */
export async function changePassword(
  db: Db,
  user: CurrentUser,
  { currentPassword, password, passwordConfirm }: PasswordChange,
  now: Date,
): Promise<PasswordChanged> {
  await proveCurrentPassword(db, user, currentPassword, now);
  checkPassword(password, passwordConfirm, 'passwordConfirm');
  const hash = await hashPassword(password);
  return db.transaction().execute(async (transaction) => {
    const waiting = await findWaiting(transaction, user.id, now);
    await storePassword(transaction, user, hash, now);
    await closeSessions(transaction, user.id, { tokenHash: user.tokenHash, kind: user.sessionKind });
    return {
      message: 'Le mot de passe a été mis à jour',
      ...(waiting && { emailGivenUp: waiting.new_email }),
    };
  });
}

/**
 * A stolen session does not include the password. Wrong guesses count over all routes that ask for the password, but for
 * each session separately, so that a stolen one does not keep the owner from changing the password.
 */
export async function proveCurrentPassword(
  db: Db,
  user: Pick<CurrentUser, 'id' | 'tokenHash'>,
  currentPassword: string,
  now: Date,
): Promise<void> {
  const key = `password:session:${user.tokenHash}`;
  await takeAttempt(db, key, WRONG_PASSWORDS, now);
  if (!(await verifyPassword(currentPassword, await findPasswordHash(db, user.id)))) {
    throw invalid('password.wrongCurrent', 'currentPassword', 'Le mot de passe actuel est incorrect.');
  }
  await forgetAttempts(db, key);
}

/** Also closes a waiting change of address, because it was requested with the previous password. */
async function storePassword(
  db: DbOrTransaction,
  { id, email, firstname }: Pick<CurrentUser, 'id' | 'email' | 'firstname'>,
  hash: string,
  now: Date,
): Promise<void> {
  await updateUser(db, id, { password_hash: hash, updated_at: now.toISOString() });
  await closeWaiting(db, id, now);
  await closeRecoveries(db, id, now);
  const letter = passwordChangedMail(firstname);
  await enqueueMail(db, { kind: 'passwordChanged', recipient: email, letter }, now);
}

export function checkPassword(password: string, confirmation: string, field = 'confirmPassword'): void {
  if (!isStrongPassword(password)) {
    throw invalid('password.weak', 'password', 'Le mot de passe ne respecte pas les règles demandées.');
  }
  if (password !== confirmation) {
    throw invalid('password.mismatch', field, 'Les mots de passe ne sont pas identiques');
  }
}

const invalid = (code: string, field: string, message: string) =>
  unprocessable(code, message, { fields: [{ field, code, message }] });

const linkExpired = () =>
  unprocessable('credentials.expired', 'Ce lien a expiré ou a déjà servi. Demandez-en un nouveau.');
