import type { AdminCustomer, AdminCustomerCreation, UserStatus } from '@extranet/shared/contracts';
import type { TypedNumber } from '@extranet/shared/ui';

export const DISCOUNTS = [
  'userDiscout',
  'userDiscout_Faisceau',
  'userDiscout_Attelage',
  'userDiscout_Kit',
] as const;

/** All fields of the form; password and credentials are asked for anew each time. */
export interface CustomerDraft {
  userCompName: string;
  userFirstname: string;
  userName: string;
  userEmail: string;
  userPhone: string;
  userAddress: string;
  userPostcode: string;
  userCity: string;
  userCountry: string;
  custLoyaltyNumber: string;
  userCatalogs: AdminCustomer['userCatalogs'];
  userDiscout: TypedNumber;
  userDiscout_Faisceau: TypedNumber;
  userDiscout_Attelage: TypedNumber;
  userDiscout_Kit: TypedNumber;
  userOrderEnabled: '0' | '1';
  userFaqRole: AdminCustomer['userFaqRole'];
  userStatus: UserStatus;
  password: string;
  sendCredentials: boolean;
}

export const newCustomer: CustomerDraft = {
  userCompName: '',
  userFirstname: '',
  userName: '',
  userEmail: '',
  userPhone: '',
  userAddress: '',
  userPostcode: '',
  userCity: '',
  userCountry: 'FRANCE',
  custLoyaltyNumber: '',
  userCatalogs: ['Faisceau', 'Kit'],
  userDiscout: 0,
  userDiscout_Faisceau: 0,
  userDiscout_Attelage: 0,
  userDiscout_Kit: 0,
  userOrderEnabled: '1',
  userFaqRole: 'reader',
  userStatus: 'active',
  password: '',
  sendCredentials: false,
};

const FIELDS = Object.keys(newCustomer) as (keyof CustomerDraft)[];

export function draftOf(customer: AdminCustomer | null): CustomerDraft {
  if (!customer) return newCustomer;
  const known = Object.entries(customer).filter(([field]) => FIELDS.includes(field as keyof CustomerDraft));
  return { ...newCustomer, ...(Object.fromEntries(known) as Partial<CustomerDraft>) };
}

export const sameDraft = (a: CustomerDraft, b: CustomerDraft): boolean =>
  FIELDS.every((field) => String(a[field]) === String(b[field]));

/** Discounts that are not valid numbers: the form is not sent until they are corrected. */
export const invalidDiscounts = (draft: CustomerDraft) =>
  DISCOUNTS.filter((name) => typeof draft[name] === 'string');

/** The form as the server takes it. An empty password stays as it is; an empty discount is 0. */
export function formOf({ password, userEmail, ...rest }: CustomerDraft): AdminCustomerCreation {
  const discounts = Object.fromEntries(DISCOUNTS.map((name) => [name, Number(rest[name] ?? 0)])) as Record<
    (typeof DISCOUNTS)[number],
    number
  >;
  const form = { ...rest, ...discounts, userType: 'cust' as const, userEmail: userEmail.trim() };
  return password ? { ...form, password } : form;
}

/** A typed password must be valid; a new customer must have one. */
export function canSave(draft: CustomerDraft, isNew: boolean, passwordRule: RegExp | null): boolean {
  if (draft.userEmail.trim() === '') return false;
  if (draft.password === '') return !isNew;
  return passwordRule?.test(draft.password) ?? true;
}

/** Last name, first name, and the company where there is one. */
export function customerTitle(customer: AdminCustomer): string {
  const name = `${customer.userName} ${customer.userFirstname}`.trim();
  const company = customer.userCompName.trim();
  return company === '' ? name : `${name} / ${company}`;
}
