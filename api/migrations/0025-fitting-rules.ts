import type { Migration } from './migration.ts';

/**
 * Rules of the complete fitting. They are judged together, so that each version is kept whole: one goes back to it, and the
 * primary key lets only one of two editors save the next.
 */
export const fittingRules: Migration = {
  name: '0025-fitting-rules',
  statements: ({ text }) => [
    `create table fitting_rules (
      version bigint primary key,
      author ${text} not null,
      saved_at ${text} not null,
      comment ${text} not null,
      rules ${text} not null,
      rule_count bigint not null
    )`,
  ],
};
