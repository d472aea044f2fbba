import type { Migration } from './migration.ts';

/**
 * What a line of an import says of one customer: whose price it is, on which days it holds and from which quantity on, and what
 * they would pay without it. Null after: the file has no such column, and what stands stays; empty: without limit, no steps.
 */
export const importsOfCustomers: Migration = {
  name: '0053-imports-of-customers',
  statements: ({ text }) => [
    `alter table import_results add column user_id ${text}`,
    'alter table import_results add column base_cents bigint',
    ...['from', 'to', 'steps'].flatMap((term) => [
      `alter table import_results add column before_${term} ${text}`,
      `alter table import_results add column after_${term} ${text}`,
    ]),
    'create index import_results_user on import_results(user_id) where user_id is not null',
  ],
};
