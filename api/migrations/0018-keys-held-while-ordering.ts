import type { Migration } from './migration.ts';

/**
 * An idempotency key used to be claimed in a row before its order, and the row stayed when the process died. Now the
 * order's transaction locks the key, and this table has answers only.
 */
export const keysHeldWhileOrdering: Migration = {
  name: '0018-keys-held-while-ordering',
  statements: () => [
    "delete from idempotency_keys where status = 'running'",
    'alter table idempotency_keys drop column status',
    // Always 200: only answers of successful orders are stored.
    'alter table idempotency_keys drop column response_status',
  ],
};
