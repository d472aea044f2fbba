import type { CustomerProfile, CustomerProfileChange } from '@extranet/shared/contracts';
import type { Database } from '../db/open.ts';
import type { UsersTable } from '../db/schema/accounts.ts';
import { conflict, orNotFound, unprocessable } from '../errors.ts';
import { isEmail } from '../public-config/form-rules.ts';
import { normaliseEmail } from '../text/normalise.ts';
import { findUserById } from '../users/users.queries.ts';
import { updateUser } from './accounts.queries.ts';

type Profiled = Pick<
  UsersTable,
  'firstname' | 'name' | 'email' | 'phone' | 'comp_name' | 'address' | 'postcode' | 'city' | 'country'
>;

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

/** What is not sent stays as it was. */
export async function changeProfile(
  { db, dialect }: Database,
  userId: string,
  input: CustomerProfileChange,
  now: Date,
): Promise<CustomerProfile> {
  const stored = orNotFound(await findUserById(db, userId));
  const profile = { ...presentProfile(stored), ...input };
  const email = profile.userEmail.trim();
  if (!isEmail(email)) {
    const field = { field: 'userEmail', code: 'email', message: 'Une adresse email valide est requise' };
    throw unprocessable('profile.invalidEmail', field.message, { fields: [field] });
  }
  const changes = {
    firstname: profile.userFirstname,
    name: profile.userName,
    email,
    email_norm: normaliseEmail(email),
    phone: profile.userPhone,
    comp_name: profile.userCompName,
    address: profile.userAddress,
    postcode: profile.userPostcode,
    city: profile.userCity,
    country: profile.userCountry,
    updated_at: now.toISOString(),
  };
  try {
    await updateUser(db, userId, changes);
  } catch (error) {
    if (!dialect.isUniqueViolation(error)) throw error;
    throw conflict('profile.emailTaken', 'Un compte existe déjà pour cette adresse.');
  }
  return presentProfile(changes);
}
