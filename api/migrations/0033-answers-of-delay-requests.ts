import type { Migration } from './migration.ts';

/** A delay request is answered from the back office, and the queue counts what waits by an index. */
export const answersOfDelayRequests: Migration = {
  name: '0033-answers-of-delay-requests',
  statements: ({ text }) => [
    `alter table delivery_requests add column answer ${text} not null default ''`,
    `alter table delivery_requests add column promised_on ${text}`,
    `alter table delivery_requests add column handled_by ${text} not null default ''`,
    'create index faq_posts_status on faq_posts(status, created_at)',
    'create index orders_validated on orders(validated_at)',
    'create index import_jobs_created on import_jobs(created_at)',
  ],
};
