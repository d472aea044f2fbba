import type { Migration } from './migration.ts';

/** Words that nobody knew in questions which found something without them: counted as `search_misses` is, and forgotten with it. */
export const wordsLeftOut: Migration = {
  name: '0062-words-left-out',
  statements: ({ text }) => [
    `create table search_ignored (
      text_norm ${text} not null,
      text ${text} not null,
      user_id ${text} not null references users(id) on delete cascade,
      day ${text} not null,
      times bigint not null,
      last_at ${text} not null,
      primary key (text_norm, user_id, day)
    )`,
    'create index search_ignored_day on search_ignored(day)',
    'create index search_ignored_user on search_ignored(user_id)',
  ],
};
