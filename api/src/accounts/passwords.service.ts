import type { PasswordChange, PasswordSet, UpdatePwd } from '@extranet/shared/contracts';
import type { Db, DbOrTransaction } from '../db/schema.ts';
import { accountDisabled, unprocessable } from '../errors.ts';
import { enqueueMail } from '../mail/outbox.queries.ts';
import { passwordChangedMail } from '../mail/templates/account.templates.ts';
import { isStrongPassword } from '../public-config/form-rules.ts';
import { hashPassword, verifyPassword } from '../secrets/passwords.ts';
import { hashToken } from '../secrets/tokens.ts';
import { type CurrentUser, closeSessions, openSession } from '../sessions/sessions.queries.ts';
import { forgetAttempts, takeAttempt } from '../throttle/throttle.queries.ts';
import { findUserById } from '../users/users.queries.ts';
import { findPasswordHash, updateUser } from './accounts.queries.ts';
import { ownerOfLink, useLink } from './credential-links.ts';
import { closeRecovery } from './recovery.queries.ts';
import { closed, proveCode } from './recovery.service.ts';

const LIMIT = { attempts: 10, windowMs: 15 * 60_000 };

interface Caller {
  readonly address: string;
  readonly device: string;
}

/** After a recovery, or by the link of a credentials mail. All sessions end, and a new one begins. */
export async function choosePassword(
  db: Db,
  { password, confirmPassword, token, recoveryCode }: UpdatePwd,
  { address, device }: Caller,
  now: Date,
): Promise<PasswordSet> {
  checkPassword(password, confirmPassword);
  await takeAttempt(db, `updatePwd:address:${address}`, LIMIT, now);
  const userId = recoveryCode
    ? await proveCode(db, token, recoveryCode, now)
    : await ownerOfLink(db, token, now);
  if (!userId) throw linkExpired();
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
    return {
      message: 'Votre mot de passe a été modifié.',
      token: await openSession(transaction, userId, 'customer', now, device),
    };
  });
}

/** The other sessions end; this one goes on. */
export async function changePassword(
  db: Db,
  user: CurrentUser,
  { currentPassword, password, passwordConfirm }: PasswordChange,
  now: Date,
): Promise<void> {
  const key = `password:account:${user.id}`;
  await takeAttempt(db, key, LIMIT, now);
  if (!(await verifyPassword(currentPassword, await findPasswordHash(db, user.id)))) {
    throw invalid('password.wrongCurrent', 'currentPassword', 'Le mot de passe actuel est incorrect.');
  }
  await forgetAttempts(db, key);
  checkPassword(password, passwordConfirm, 'passwordConfirm');
  const hash = await hashPassword(password);
  await db.transaction().execute(async (transaction) => {
    await storePassword(transaction, user, hash, now);
    await closeSessions(transaction, user.id, { tokenHash: user.tokenHash, kind: user.sessionKind });
  });
}

async function storePassword(
  db: DbOrTransaction,
  { id, email, firstname }: Pick<CurrentUser, 'id' | 'email' | 'firstname'>,
  hash: string,
  now: Date,
): Promise<void> {
  await updateUser(db, id, { password_hash: hash, updated_at: now.toISOString() });
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
