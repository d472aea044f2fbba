import type { Migration } from './migration.ts';

/** A request for a part is answered from the back office, with a product that is proposed or without; and is done at a known moment. */
export const partRequestAnswers: Migration = {
  name: '0060-part-request-answers',
  statements: ({ text }) => [
    `alter table part_requests add column answer ${text} not null default ''`,
    `alter table part_requests add column proposed_ref ${text} not null default ''`,
    `alter table part_requests add column done_at ${text}`,
  ],
};
