import type { Migration } from './migration.ts';

/**
 * Only a request that waits stands in the way of another one about the same product: after an answer a customer may ask again, on the
 * same day too. Of requests from before at most one of a day waits, so the narrower index holds for them.
 */
export const oneWaitingRequest: Migration = {
  name: '0059-one-waiting-request',
  statements: () => [
    'drop index delivery_requests_day',
    "create unique index delivery_requests_waiting on delivery_requests(user_id, product_id, asked_on) where asked_on <> '' and handled_at is null",
  ],
};
