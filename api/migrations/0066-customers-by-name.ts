import type { Migration } from './migration.ts';

/** Lists tell customers of one name apart: who has the same is found without reading all customers. */
export const customersByName: Migration = {
  name: '0066-customers-by-name',
  statements: () => [
    `create index users_name on users(lower(case when comp_name <> '' then comp_name else name || ' ' || firstname end))`,
  ],
};
