import type { Migration } from './migration.ts';

/** A request for a delivery date says how many are wanted and by when, if the customer likes. */
export const wishesOfDelayRequests: Migration = {
  name: '0022-wishes-of-delay-requests',
  statements: ({ text }) => [
    'alter table delivery_requests add column quantity integer',
    `alter table delivery_requests add column wished_on ${text}`,
  ],
};
