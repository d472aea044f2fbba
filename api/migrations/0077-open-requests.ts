import type { Migration } from './migration.ts';

/** Which orders wait for an answer is asked with each list of orders: of all that were ever asked for, the few open ones. */
export const openRequests: Migration = {
  name: '0077-open-requests',
  statements: () => [
    'create index order_requests_open on order_requests(order_id, asked_at) where answered_at is null',
  ],
};
