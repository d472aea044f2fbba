import type { Migration } from './migration.ts';

/** Two administrators who change the same setting: the second is told, and overwrites nothing. */
export const versionsOfSettings: Migration = {
  name: '0044-versions-of-settings',
  statements: () => ['alter table settings add column version bigint not null default 0'],
};
