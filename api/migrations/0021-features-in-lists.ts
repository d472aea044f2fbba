import type { Migration } from './migration.ts';

/** Lists are filtered by technical fields, which are stored as one JSON text: both databases read it by the same function. */
export const featuresInLists: Migration = {
  name: '0021-features-in-lists',
  statements: ({ jsonExtract }) => [...jsonExtract],
};
