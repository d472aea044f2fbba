import type { Letters } from '../../../base/db/letters.ts';
import type { Reading } from '../../../base/db/schema.ts';
import { lettered } from './letters.ts';

/** Where a list begins: with its order, or with those known to be few, who are then sorted. */
export type Beginning = 'order' | 'accounts' | Letters;

/**
 * Customers with their keys. SQLite keeps the order of a cross join: it goes through the index, in the order that is wanted, and not
 * through all accounts, which it would then have to sort. Of few accounts the keys are looked up instead.
 */
export function indexedCustomers(db: Reading, beginning: Beginning = 'order') {
  if (typeof beginning !== 'string') return lettered(db, beginning);
  const joined =
    beginning === 'accounts'
      ? db.selectFrom('users').crossJoin('customer_index')
      : db.selectFrom('customer_index').crossJoin('users');
  return joined.whereRef('users.id', '=', 'customer_index.user_id');
}
