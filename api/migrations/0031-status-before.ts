import type { Migration } from './migration.ts';

/** A deleted account remembers what it was, so that restoring it does not open an account that was suspended. */
export const statusBefore: Migration = {
  name: '0031-status-before',
  statements: ({ text }) => [`alter table users add column status_before ${text}`],
};
