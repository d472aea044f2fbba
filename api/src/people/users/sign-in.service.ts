import type { SignedIn, SignIn } from '@extranet/shared/contracts';
import type { DbOrTransaction } from '../../base/db/schema.ts';
import { accountDisabled, accountPending, badCredentials } from '../../base/errors.ts';
import { verifyPassword } from '../../base/secrets/passwords.ts';
import { type Caller, openCustomerSession } from '../sessions/customer-session.service.ts';
import { forgetExpiredSessions } from '../sessions/sessions.queries.ts';
import { countSignIn } from './sign-in-throttle.ts';
import { presentUser } from './user.present.ts';
import { findUserByEmail } from './users.queries.ts';

export type Account = NonNullable<Awaited<ReturnType<typeof findUserByEmail>>>;

/** Administrators sign in by a link only, never by password. */
const passwordOf = ({ is_admin, password_hash }: Pick<Account, 'is_admin' | 'password_hash'>) =>
  is_admin === 1 ? null : password_hash;

/** Answers an unknown account like a wrong password, and takes equally long. */
export async function signIn(
  db: DbOrTransaction,
  { email, password }: SignIn,
  caller: Caller,
  now: Date,
  onLocked: (owner: Account) => void,
): Promise<{ answer: SignedIn; deviceToken: string }> {
  const user = await findUserByEmail(db, email);
  const succeed = await countSignIn(db, { email, userId: user?.id, caller }, now, () => {
    if (user?.status === 'active') onLocked(user);
  });
  const proven = await verifyPassword(password, user ? passwordOf(user) : null);
  if (!user || !proven || user.status === 'supprime') throw badCredentials();
  await succeed();
  if (user.status === 'attente') throw accountPending();
  if (user.status !== 'active') throw accountDisabled();
  await forgetExpiredSessions(db, now);
  const { token, deviceToken } = await openCustomerSession(db, user.id, caller, now);
  return { answer: { ...presentUser(user), token }, deviceToken };
}
