import type { Migration } from './migration.ts';

/**
 * The back office's search looks for any part of an order's reference, newest first: from this index alone, without the orders'
 * addresses. Which accounts changed since it looked last is read from an index, too.
 */
export const deskSearch: Migration = {
  name: '0050-desk-search',
  statements: () => [
    'create index orders_found on orders(ordered_at, id, ref_norm, internal_ref_norm)',
    'create index users_changed on users(updated_at, id)',
  ],
};
