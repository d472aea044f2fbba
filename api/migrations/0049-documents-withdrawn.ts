import type { Migration } from './migration.ts';

/** A document that its customer has fetched is withdrawn in sight, with a word; when it was fetched first says which those are. */
export const documentsWithdrawn: Migration = {
  name: '0049-documents-withdrawn',
  statements: ({ text }) => [
    `alter table order_documents add column fetched_at ${text}`,
    `alter table order_documents add column withdrawn_at ${text}`,
    `alter table order_documents add column withdrawn_reason ${text}`,
  ],
};
