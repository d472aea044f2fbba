import type { DbOrTransaction } from '../../base/db/schema.ts';
import { hashToken } from '../../base/secrets/tokens.ts';
import { normaliseEmail } from '../../base/text/normalise.ts';
import {
  countAttempts,
  forgetAttempts,
  giveBackAttempt,
  refusalOf,
  takeAttempt,
} from '../../base/throttle/throttle.queries.ts';
import type { Caller } from '../sessions/customer-session.service.ts';
import { findKnownDevice } from '../sessions/known-devices.queries.ts';

const LIMIT = {
  attempts: 10,
  windowMs: 15 * 60_000,
  orElse: 'choisissez un nouveau mot de passe par «\u00a0Mot de passe oublié\u00a0»',
};
const BY_DEVICE = { ...LIMIT, why: 'Trop de mots de passe incorrects sur cet appareil.' };
const BY_ADDRESS = { ...LIMIT, why: 'Trop de mots de passe incorrects depuis votre réseau.' };
const BY_ACCOUNT = { ...LIMIT, why: 'Trop de mots de passe incorrects pour ce compte.' };

interface Attempt {
  readonly email: string;
  /** The account with this address, if there is one. */
  readonly userId: string | undefined;
  readonly caller: Caller;
}

/**
 * Counts an attempt to sign in before it is made, and answers a function that takes a successful one out of the count. A
 * device that signed in to this account before has a count of its own, so that neither strangers who guess the password
 * nor a colleague behind the same address lock its owner out. `onLocked` is called once when unknown devices have used
 * up their attempts.
 */
export async function countSignIn(
  db: DbOrTransaction,
  { email, userId, caller }: Attempt,
  now: Date,
  onLocked: () => void,
): Promise<() => Promise<void>> {
  const device = await findKnownDevice(db, caller.deviceToken, userId, now);
  if (device) {
    const byDevice = `signIn:device:${device}:${userId}`;
    await takeAttempt(db, byDevice, BY_DEVICE, now);
    return () => forgetAttempts(db, byDevice);
  }
  const byAddress = `signIn:address:${caller.address}`;
  const byAccount = `signIn:account:${hashToken(normaliseEmail(email))}`;
  await takeAttempt(db, byAddress, BY_ADDRESS, now);
  const counted = await countAttempts(db, byAccount, BY_ACCOUNT.windowMs, now);
  if (counted.count === BY_ACCOUNT.attempts + 1) onLocked();
  if (counted.count > BY_ACCOUNT.attempts) throw refusalOf(BY_ACCOUNT, counted, now);
  return async () => {
    await giveBackAttempt(db, byAddress);
    await forgetAttempts(db, byAccount);
  };
}
