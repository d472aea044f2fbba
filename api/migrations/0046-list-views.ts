import type { Migration } from './migration.ts';

/**
 * Lists of the back office as administrators saved them. A shared view has no owner ('', so that the unique index compares it);
 * columns that were chosen outside of a view are kept for their administrator.
 */
export const listViews: Migration = {
  name: '0046-list-views',
  statements: ({ text }) => [
    `create table list_views (
      id ${text} primary key,
      list ${text} not null,
      owner_id ${text} not null,
      name ${text} not null,
      name_norm ${text} not null,
      address ${text} not null,
      columns ${text} not null,
      author_id ${text} not null,
      author ${text} not null,
      version bigint not null,
      saved_at ${text} not null
    )`,
    'create unique index list_views_name on list_views(list, owner_id, name_norm)',
    `create table list_columns (
      user_id ${text} not null,
      column_set ${text} not null,
      columns ${text} not null,
      primary key (user_id, column_set)
    )`,
  ],
};
