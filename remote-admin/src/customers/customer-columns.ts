import type { useTranslation } from '@extranet/shared/i18n';

export const CUSTOMER_COLUMNS = [
  'company',
  'name',
  'phone',
  'email',
  'city',
  'catalogues',
  'status',
] as const;
export type CustomerColumn = (typeof CUSTOMER_COLUMNS)[number];

const HEADS = {
  company: 'customers.company',
  name: 'customers.name',
  phone: 'customers.phone',
  email: 'customers.email',
  city: 'customers.city',
  catalogues: 'customers.catalogues',
  status: 'customers.statusColumn',
} as const satisfies Record<CustomerColumn, string>;

/** The columns by name, for the menu in which they are chosen. */
export const customerColumnNames = (t: ReturnType<typeof useTranslation>['t']) =>
  CUSTOMER_COLUMNS.map((id) => ({ id, label: t(HEADS[id]) }));
