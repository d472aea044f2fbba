import type { Reading } from '../../../base/db/schema.ts';

/**
 * Customers with their keys. SQLite keeps the order of a cross join: it goes through the index, in the order that is wanted, and not
 * through all accounts, which it would then have to sort. Of few accounts the keys are looked up instead.
 */
export const indexedCustomers = (db: Reading, areFew = false) =>
  (areFew
    ? db.selectFrom('users').crossJoin('customer_index')
    : db.selectFrom('customer_index').crossJoin('users')
  ).whereRef('users.id', '=', 'customer_index.user_id');
