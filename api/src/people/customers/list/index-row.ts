import { customerKeys, sortKey } from '@extranet/shared/rules/customer';
import type { CustomerIndexTable, UsersTable } from '../../../base/db/schema/accounts.ts';

export const CUSTOMER_FACTS = [
  ...(['id', 'comp_name', 'name', 'firstname', 'email'] as const),
  ...(['city', 'postcode', 'phone', 'loyalty_number', 'status'] as const),
];
type Facts = Pick<UsersTable, (typeof CUSTOMER_FACTS)[number]>;

/** Above every letter: empty values come last. */
export const NOTHING = '\u{10FFFF}';
/** Below every letter: 'Auto' comes before 'Auto Zed', whatever follows. */
const THEN = '\t';

/** What a customer is searched and ordered by; the same town, name or state by company. */
export function indexRowOf(user: Facts): CustomerIndexTable {
  const person = `${user.name} ${user.firstname}`.trim();
  const then = [user.comp_name, person].map(sortKey).join(THEN);
  const order = (text: string) => `${sortKey(text) || NOTHING}${THEN}${then}`;
  const { texts, phones, postcode } = customerKeys({
    ...{ name: user.name, firstname: user.firstname, company: user.comp_name, email: user.email },
    ...{ city: user.city, loyaltyNumber: user.loyalty_number, phone: user.phone },
    postcode: user.postcode,
  });
  return {
    user_id: user.id,
    by_company: order(user.comp_name),
    by_name: order(person),
    by_email: order(user.email),
    by_city: order(user.city),
    by_status: order(user.status),
    by_loyalty: order(user.loyalty_number),
    texts,
    phones,
    postcode,
  };
}
