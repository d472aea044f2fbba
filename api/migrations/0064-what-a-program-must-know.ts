import type { Migration } from './migration.ts';

/** Of a migration that takes something away: the one that a program must know to serve all the same. Null: any program may. */
export const whatAProgramMustKnow: Migration = {
  name: '0064-what-a-program-must-know',
  statements: ({ text }) => [`alter table migrations add column needs ${text}`],
};
