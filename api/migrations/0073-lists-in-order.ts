import type { Migration } from './migration.ts';

/** What was looked for among all rows, or sorted with all of them, for the first few. */
export const listsInOrder: Migration = {
  name: '0073-lists-in-order',
  statements: () => [
    // The desk: customers of a week. First by the day: SQLite would take the other for every list of customers.
    'create index users_created on users(created_at, is_admin)',
    'create index users_admins on users(is_admin, name) where is_admin = 1',
    // Without statistics SQLite went through all validated orders for those that are late.
    'create index orders_late on orders(status, due_on) where due_on is not null',
    // The newest kits of the first page.
    'drop index products_newest',
    'create index products_latest on products(catalogue, featured desc, created_at desc, id)',
    // The office's papers, the newest first; returns and requests for parts, those that wait before the others.
    'create index order_documents_latest on order_documents(issued_on, number_norm)',
    "create index returns_in_order on returns((case when state = 'demande' then 0 else 1 end), asked_at desc, ref desc)",
    "create index part_requests_in_order on part_requests((case when status = 'new' then 0 else 1 end), asked_at desc, id)",
    // Questions for a delay: those of a customer, and those of some weeks for the figures.
    'create index delivery_requests_user on delivery_requests(user_id, product_id, created_at)',
    'create index delivery_requests_created on delivery_requests(created_at)',
    'create index stock_alerts_asked on stock_alerts(asked_at)',
  ],
};
