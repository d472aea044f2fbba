import type { AdminCustomer, AdminCustomerCreation, UserStatus } from '@extranet/shared/contracts';
import type { TypedNumber } from '@extranet/shared/ui';
import { phoneProblem } from '@extranet/shared/ui/sign-in';

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

/** The form as the server takes it. An empty password stays as it is; an empty discount is 0. */
export function formOf({ password, userEmail, ...rest }: CustomerDraft): AdminCustomerCreation {
  const discounts = Object.fromEntries(DISCOUNTS.map((name) => [name, Number(rest[name] ?? 0)])) as Record<
    (typeof DISCOUNTS)[number],
    number
  >;
  const form = { ...rest, ...discounts, userType: 'cust' as const, userEmail: userEmail.trim() };
  return password ? { ...form, password } : form;
}

export type Missing = 'userEmail' | 'password' | 'passwordRule';

/** What the form still needs (A5.09). A new customer has a password, or chooses one by the mailed link. */
export function missingIn(draft: CustomerDraft, isNew: boolean, passwordRule: RegExp | null): Missing[] {
  const missing: Missing[] = [];
  if (draft.userEmail.trim() === '') missing.push('userEmail');
  if (draft.password !== '' && passwordRule?.test(draft.password) === false) missing.push('passwordRule');
  if (draft.password === '' && isNew && !draft.sendCredentials) missing.push('password');
  return missing;
}

const FRENCH_POSTCODE = /^\d{5}$/;
export type WrongField = 'userCompName' | 'userPhone' | 'userPostcode' | (typeof DISCOUNTS)[number];

/** What the page itself knows to be wrong. What is stored already stays as it is. */
export function wrongIn(base: CustomerDraft, draft: CustomerDraft, isNew: boolean): WrongField[] {
  const nameless = (one: CustomerDraft) =>
    [one.userCompName, one.userName, one.userFirstname].every((name) => name.trim() === '');
  const moved = draft.userPostcode !== base.userPostcode || draft.userCountry !== base.userCountry;
  const wrongPostcode =
    draft.userCountry.trim().toUpperCase() === 'FRANCE' &&
    draft.userPostcode.trim() !== '' &&
    !FRENCH_POSTCODE.test(draft.userPostcode.trim());
  return [
    ...(nameless(draft) && (isNew || !nameless(base)) ? ['userCompName' as const] : []),
    ...(draft.userPhone !== base.userPhone && phoneProblem(draft.userPhone) ? ['userPhone' as const] : []),
    ...(moved && wrongPostcode ? ['userPostcode' as const] : []),
    ...DISCOUNTS.filter((name) => typeof draft[name] === 'string'),
  ];
}

/** The sections of the page, with their fields. */
export const SECTIONS = {
  profile: [
    'userCompName',
    'userFirstname',
    'userName',
    'userEmail',
    'userPhone',
    'userAddress',
    'userPostcode',
    'userCity',
    'userCountry',
    'custLoyaltyNumber',
  ],
  administration: ['userCatalogs', ...DISCOUNTS, 'userOrderEnabled', 'userFaqRole', 'userStatus'],
  password: ['password', 'sendCredentials'],
} as const satisfies Record<string, readonly (keyof CustomerDraft)[]>;
export type SectionId = keyof typeof SECTIONS;

/** The section of a field that the server named. */
export const sectionOf = (field: string | undefined): SectionId | undefined =>
  (Object.keys(SECTIONS) as SectionId[]).find((section) => SECTIONS[section].some((own) => own === field));

export const changedSections = (base: CustomerDraft, draft: CustomerDraft): SectionId[] =>
  (Object.keys(SECTIONS) as SectionId[]).filter((section) =>
    SECTIONS[section].some((field) => String(base[field]) !== String(draft[field])),
  );

/** Last name, first name, and the company where there is one; an account of an address alone has that. */
export function customerTitle(customer: AdminCustomer): string {
  const name = `${customer.userName} ${customer.userFirstname}`.trim();
  const company = customer.userCompName.trim();
  if (name === '') return company || customer.userEmail;
  return company === '' ? name : `${name} / ${company}`;
}
