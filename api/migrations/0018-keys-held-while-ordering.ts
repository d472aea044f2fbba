import type { Migration } from './migration.ts';

/**
 * A key used to be claimed in a row of its own before its order, which outlived a process that died. Now the transaction
 * that orders holds it, and what stands here are answers alone.
 */
export const keysHeldWhileOrdering: Migration = {
  name: '0018-keys-held-while-ordering',
  statements: () => [
    "delete from idempotency_keys where status = 'running'",
    'alter table idempotency_keys drop column status',
    // Always 200: only what was done is kept.
    'alter table idempotency_keys drop column response_status',
  ],
};
