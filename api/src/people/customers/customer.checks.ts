import type { AdminCustomerUpdate, FieldError } from '@extranet/shared/contracts';
import { DISCOUNT, readNumber } from '@extranet/shared/rules';
import type { UsersTable } from '../../base/db/schema/accounts.ts';
import { invalidFields } from '../../base/errors.ts';
import { isEmail, isPhone, isStrongPassword } from '../../base/settings/form-rules.ts';
import { possible } from '../../base/text/possible-numbers.ts';

const DISCOUNTS = ['userDiscout', 'userDiscout_Faisceau', 'userDiscout_Attelage', 'userDiscout_Kit'] as const;
const FRENCH_POSTCODE = /^\d{5}$/;

type Address = Pick<UsersTable, 'postcode' | 'country'>;
type Checked = Address & Pick<UsersTable, 'phone'>;

/** Refuses all that is wrong at once, each at its field. `before`: null for a new customer. */
export function checkCustomer(form: AdminCustomerUpdate, after: Checked, before: Checked | null): void {
  const errors: FieldError[] = DISCOUNTS.filter((name) => readNumber(form[name] ?? 0, DISCOUNT).problem).map(
    (name) => ({ field: name, code: 'discount', message: possible(DISCOUNT) }),
  );
  const { userEmail, password, sendCredentials } = form;
  if (userEmail !== undefined && !isEmail(userEmail.trim()))
    errors.push({ field: 'userEmail', code: 'pattern', message: 'Une adresse email valide est requise' });
  if (after.phone !== (before?.phone ?? '') && after.phone.trim() && !isPhone(after.phone.trim()))
    errors.push({ field: 'userPhone', code: 'phone', message: 'Ce numéro de téléphone est incorrect.' });
  if (isWrongPostcode(after) && (!before || isMoved(before, after)))
    errors.push({
      field: 'userPostcode',
      code: 'postcode',
      message: 'Un code postal français a cinq chiffres\u00a0: 29200.',
    });
  if (password && !isStrongPassword(password))
    errors.push({ field: 'password', code: 'pattern', message: 'Ce mot de passe ne suit pas les règles.' });
  // Without a password a new customer needs the mailed link to sign in.
  if (!before && !password && !sendCredentials)
    errors.push({ field: 'password', code: 'required', message: 'Ce champ est obligatoire.' });
  if (errors.length > 0) throw invalidFields(errors, 422);
}

/** What is stored already stays as it is: only what is written anew is judged. */
const isMoved = (before: Address, after: Address) =>
  before.postcode !== after.postcode || before.country !== after.country;

const isWrongPostcode = ({ postcode, country }: Address) =>
  country.trim().toUpperCase() === 'FRANCE' &&
  postcode.trim() !== '' &&
  !FRENCH_POSTCODE.test(postcode.trim());
