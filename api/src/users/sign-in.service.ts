import type { SignedIn, SignIn } from '@extranet/shared/contracts';
import type { DbOrTransaction } from '../db/schema.ts';
import { accountDisabled, badCredentials } from '../errors.ts';
import { verifyPassword } from '../secrets/passwords.ts';
import { hashToken } from '../secrets/tokens.ts';
import { forgetExpiredSessions, openSession } from '../sessions/sessions.queries.ts';
import { normaliseEmail } from '../text/normalise.ts';
import { forgetAttempts, giveBackAttempt, takeAttempt } from '../throttle/throttle.queries.ts';
import { presentUser } from './user.present.ts';
import { findUserByEmail, noteConnexion } from './users.queries.ts';

const LIMIT = { attempts: 10, windowMs: 15 * 60_000 };

interface Caller {
  readonly address: string;
  readonly device: string;
}

/** Answers an unknown account as it answers a wrong password, and as slowly. */
export async function signIn(
  db: DbOrTransaction,
  { email, password }: SignIn,
  { address, device }: Caller,
  now: Date,
): Promise<SignedIn> {
  const byAccount = `signIn:account:${hashToken(normaliseEmail(email))}`;
  const byAddress = `signIn:address:${address}`;
  await takeAttempt(db, byAddress, LIMIT, now);
  await takeAttempt(db, byAccount, LIMIT, now);
  const user = await findUserByEmail(db, email);
  const proven = await verifyPassword(password, user?.password_hash ?? null);
  if (!user || !proven || user.status === 'supprime') throw badCredentials();
  await giveBackAttempt(db, byAddress);
  await forgetAttempts(db, byAccount);
  if (user.status !== 'active') throw accountDisabled();
  await noteConnexion(db, user.id, now);
  await forgetExpiredSessions(db, now);
  return { ...presentUser(user), token: await openSession(db, user.id, 'customer', now, device) };
}
