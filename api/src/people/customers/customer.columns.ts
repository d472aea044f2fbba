import type { AdminCustomerUpdate } from '@extranet/shared/contracts';
import type { UsersTable } from '../../base/db/schema/accounts.ts';
import { hundredths } from '../../base/money.ts';
import { normaliseEmail } from '../../base/text/normalise.ts';

const STATUSES: Readonly<Record<string, UsersTable['status']>> = {
  active: 'active',
  actif: 'active',
  desactive: 'desactive',
  desactivé: 'desactive',
  attente: 'attente',
  supprime: 'supprime',
  supprimé: 'supprime',
};

/** The defaults, right for nine in ten new customers; the form may override them (A5.12, D9). */
export const newCustomer = {
  type: 'cust',
  is_admin: 0,
  status: 'active',
  email: '',
  email_norm: '',
  password_hash: null,
  firstname: '',
  name: '',
  comp_name: '',
  phone: '',
  address: '',
  postcode: '',
  city: '',
  country: 'FRANCE',
  catalogs: JSON.stringify(['Faisceau', 'Kit']),
  order_enabled: 1,
  faq_role: 'reader',
  discount: 0,
  discount_faisceau: 0,
  discount_attelage: 0,
  discount_kit: 0,
  loyalty_number: '',
  last_connexion_at: null,
  status_before: null,
} as const satisfies Partial<UsersTable>;

/** Only the columns that the form contains: the others stay unchanged. */
export function columnsOf(form: AdminCustomerUpdate): Partial<UsersTable> {
  const { userEmail, userCatalogs, userStatus, userOrderEnabled } = form;
  return withoutUndefined({
    email: userEmail?.trim(),
    email_norm: userEmail === undefined ? undefined : normaliseEmail(userEmail),
    firstname: form.userFirstname,
    name: form.userName,
    comp_name: form.userCompName,
    phone: form.userPhone,
    address: form.userAddress,
    postcode: form.userPostcode,
    city: form.userCity,
    country: form.userCountry,
    catalogs: userCatalogs && JSON.stringify(userCatalogs),
    order_enabled: userOrderEnabled && (userOrderEnabled === '1' ? 1 : 0),
    faq_role: form.userFaqRole,
    discount: inHundredths(form.userDiscout),
    discount_faisceau: inHundredths(form.userDiscout_Faisceau),
    discount_attelage: inHundredths(form.userDiscout_Attelage),
    discount_kit: inHundredths(form.userDiscout_Kit),
    loyalty_number: form.custLoyaltyNumber,
    status: userStatus && STATUSES[userStatus],
  });
}

function inHundredths(percent: number | undefined): number | undefined {
  return percent === undefined ? undefined : hundredths(percent);
}

function withoutUndefined(columns: { [K in keyof UsersTable]?: UsersTable[K] | undefined }) {
  return Object.fromEntries(
    Object.entries(columns).filter(([, value]) => value !== undefined),
  ) as Partial<UsersTable>;
}
