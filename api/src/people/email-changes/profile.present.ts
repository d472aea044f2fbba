import type { CustomerProfile } from '@extranet/shared/contracts';
import type { UsersTable } from '../../base/db/schema/accounts.ts';
import type { DbOrTransaction } from '../../base/db/schema.ts';
import { findWaiting } from './email-changes.queries.ts';

type Profiled = Pick<
  UsersTable,
  'id' | 'firstname' | 'name' | 'email' | 'phone' | 'comp_name' | 'address' | 'postcode' | 'city' | 'country'
>;

/** The profile, with the address that waits for confirmation if there is one. */
export async function profileOf(db: DbOrTransaction, user: Profiled, now: Date): Promise<CustomerProfile> {
  const waiting = await findWaiting(db, user.id, now);
  return {
    ...presentProfile(user),
    ...(waiting && { userEmailWaiting: waiting.new_email, userEmailWaitingUntil: waiting.expires_at }),
  };
}

export function presentProfile(user: Profiled): CustomerProfile {
  return {
    userFirstname: user.firstname,
    userName: user.name,
    userEmail: user.email,
    userPhone: user.phone,
    userCompName: user.comp_name,
    userAddress: user.address,
    userPostcode: user.postcode,
    userCity: user.city,
    userCountry: user.country,
  };
}
