import type { Migration } from './migration.ts';

/** Of an applied file, which lines were left as they are because somebody changed them since: a history does not tell of them. */
export const linesLeftAlone: Migration = {
  name: '0057-lines-left-alone',
  statements: ({ text }) => [`alter table import_results add column left_alone ${text}`],
};
