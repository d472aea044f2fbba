import type { CustomerProfile, CustomerProfileChange } from '@extranet/shared/contracts';
import type { App } from '../../base/app-types.ts';
import type { CurrentUser } from '../../base/current-user.ts';
import { unprocessable } from '../../base/errors.ts';
import { isEmail, isPhone } from '../../base/settings/form-rules.ts';
import { askForEmailChange, countEmailChange } from '../email-changes/ask.service.ts';
import { presentProfile, profileOf } from '../email-changes/profile.present.ts';
import { updateUser } from '../users/users.queries.ts';
import { proveCurrentPassword } from './passwords.service.ts';

/** Fields that are not sent stay unchanged. A new address needs the password, and is valid once it is confirmed. */
export async function changeProfile(
  { db, config }: Pick<App, 'db' | 'config'>,
  user: CurrentUser,
  { currentPassword, ...input }: CustomerProfileChange,
  now: Date,
): Promise<CustomerProfile> {
  const profile = { ...presentProfile(user), ...input };
  const email = profile.userEmail.trim();
  if (!isEmail(email)) {
    const field = { field: 'userEmail', code: 'email', message: 'Une adresse email valide est requise' };
    throw unprocessable('profile.invalidEmail', field.message, { fields: [field] });
  }
  // What is stored already stays as it is: only what is written anew is judged.
  const phone = profile.userPhone.trim();
  if (phone && profile.userPhone !== user.phone && !isPhone(phone)) {
    const field = { field: 'userPhone', code: 'phone', message: 'Ce numéro de téléphone est incorrect.' };
    throw unprocessable('profile.invalidPhone', field.message, { fields: [field] });
  }
  const changes = {
    firstname: profile.userFirstname,
    name: profile.userName,
    phone: profile.userPhone,
    comp_name: profile.userCompName,
    address: profile.userAddress,
    postcode: profile.userPostcode,
    city: profile.userCity,
    country: profile.userCountry,
    updated_at: now.toISOString(),
  };
  const isNewAddress = email !== user.email;
  if (isNewAddress) {
    if (!currentPassword) throw passwordMissing();
    await proveCurrentPassword(db, user, currentPassword, now);
    await countEmailChange(db, user.id, email, now);
  }
  await db.transaction().execute(async (transaction) => {
    // Even without other changes: this locks the row, so that of two concurrent requests the later one is kept.
    await updateUser(transaction, user.id, changes);
    if (!isNewAddress) return;
    await askForEmailChange(transaction, user, email, { publicUrl: config.publicUrl, now });
  });
  return profileOf(db, { ...user, ...changes }, now);
}

function passwordMissing() {
  const message = 'Saisissez votre mot de passe actuel pour changer d’adresse email.';
  return unprocessable('password.required', message, {
    fields: [{ field: 'currentPassword', code: 'required', message }],
  });
}
