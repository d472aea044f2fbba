import { randomInt } from 'node:crypto';
import type { RecoveryStarted } from '@extranet/shared/contracts';
import type { Db, DbOrTransaction } from '../../base/db/schema.ts';
import { failure, unprocessable } from '../../base/errors.ts';
import { enqueueMail } from '../../base/mail/outbox.queries.ts';
import { hashToken, newToken, sameSecret } from '../../base/secrets/tokens.ts';
import { isEmail } from '../../base/settings/form-rules.ts';
import { readSetting } from '../../base/settings/settings.queries.ts';
import { normaliseEmail } from '../../base/text/normalise.ts';
import { takeAttempt } from '../../base/throttle/throttle.queries.ts';
import { recoveryMail } from '../mails/account.mails.ts';
import type { Caller } from '../sessions/customer-session.service.ts';
import { findKnownDevice } from '../sessions/known-devices.queries.ts';
import { findUserByEmail } from '../users/users.queries.ts';
import { closeRecovery, noteProven, openRecovery, takeTry } from './recovery.queries.ts';

const MINUTE = 60_000;
const LIFETIME_MS = 15 * MINUTE;
const TRIES = 3;
const LIMIT = { attempts: 5, windowMs: 15 * MINUTE };
const BY_DEVICE = { ...LIMIT, why: 'Plusieurs codes ont déjà été envoyés par email.' };
const BY_ACCOUNT = {
  ...LIMIT,
  why: 'Trop de codes ont été demandés pour ce compte.',
  orElse: 'demandez-en un depuis un appareil où vous vous êtes déjà connecté',
};
const BY_ADDRESS = {
  attempts: 10,
  windowMs: 15 * MINUTE,
  why: 'Trop de codes ont été demandés depuis votre réseau.',
  orElse: 'demandez-en un depuis un appareil où vous vous êtes déjà connecté',
};
const SENT = 'Un code de vérification vous a été envoyé par email.';

/** The answer's token identifies the request; without the mailed code it is useless. */
export async function startRecovery(
  db: Db,
  email: string,
  caller: Caller,
  now: Date,
): Promise<RecoveryStarted> {
  if (!isEmail(email.trim())) throw unprocessable('recovery.invalidEmail', 'Adresse email invalide');
  const found = await findUserByEmail(db, email);
  const device = await findKnownDevice(db, caller.deviceToken, found?.id, now);
  if (device) await takeAttempt(db, `recovery:device:${device}:${found?.id}`, BY_DEVICE, now);
  else {
    await takeAttempt(db, `recovery:address:${caller.address}`, BY_ADDRESS, now);
    await takeAttempt(db, `recovery:account:${hashToken(normaliseEmail(email))}`, BY_ACCOUNT, now);
  }
  // Administrators have no password: they sign in by a link.
  const user = found?.status === 'active' && found.is_admin === 0 ? found : null;
  if (!user && (await readSetting(db, 'accounts.recoveryTellsUnknown', true))) {
    throw failure(404, 'recovery.unknownAccount', 'Aucun compte ne correspond à cette adresse.');
  }
  const token = newToken();
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  await db.transaction().execute(async (transaction) => {
    await openRecovery(transaction, {
      handle_hash: hashToken(token),
      user_id: user?.id ?? null,
      code_hash: hashCode(token, code),
      tries: 0,
      created_at: now.toISOString(),
      expires_at: new Date(now.getTime() + LIFETIME_MS).toISOString(),
      verified_at: null,
      closed_at: null,
      device_hash: device,
    });
    if (!user) return;
    const letter = recoveryMail(user.firstname, code);
    await enqueueMail(transaction, { kind: 'recovery', recipient: user.email, letter }, now);
  });
  return { message: SENT, token };
}

/** Answers the account's id; three wrong codes close the request. */
export async function proveCode(
  db: DbOrTransaction,
  token: string,
  code: string,
  now: Date,
): Promise<string> {
  const handleHash = hashToken(token);
  const request = await takeTry(db, handleHash, TRIES, now);
  if (!request) throw closed();
  if (!request.user_id || !sameSecret(hashCode(token, code), request.code_hash)) {
    const triesLeft = TRIES - request.tries;
    if (triesLeft > 0) throw unprocessable('recovery.wrongCode', 'Ce code est incorrect.', { triesLeft });
    throw closed();
  }
  await noteProven(db, handleHash, now);
  return request.user_id;
}

export async function abortRecovery(db: DbOrTransaction, token: string, now: Date): Promise<void> {
  await closeRecovery(db, hashToken(token), now);
}

/** Salted by the token, which is not stored: the codes cannot be guessed from a stolen database. */
const hashCode = (token: string, code: string) => hashToken(`${token}:${code}`);

export const closed = () =>
  unprocessable('recovery.closed', 'Trop d’erreurs ou code expiré. Veuillez redemander un code.', {
    triesLeft: 0,
  });
