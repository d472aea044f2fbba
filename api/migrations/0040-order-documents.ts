import type { Migration } from './migration.ts';

/** Invoices and credit notes that the supplier's own software made, at the order that they belong to. */
export const orderDocuments: Migration = {
  name: '0040-order-documents',
  statements: ({ text }) => [
    `create table order_documents (
      id ${text} primary key,
      kind ${text} not null,
      number ${text} not null,
      number_norm ${text} not null unique,
      order_id ${text} not null references orders(id),
      user_id ${text} not null references users(id),
      file_id ${text} not null references files(id),
      issued_on ${text} not null,
      due_on ${text},
      total_it_cents bigint,
      structured bigint not null,
      created_at ${text} not null
    )`,
    'create index order_documents_user on order_documents(user_id, issued_on)',
    'create index order_documents_order on order_documents(order_id)',
    'create index order_documents_file on order_documents(file_id)',
  ],
};
