import type { Migration } from './migration.ts';

/** Who waits for a product that is sold out. */
export const stockAlerts: Migration = {
  name: '0039-stock-alerts',
  statements: ({ text }) => [
    `create table stock_alerts (
      user_id ${text} not null references users(id),
      product_id ${text} not null references products(id),
      asked_at ${text} not null,
      primary key (product_id, user_id)
    )`,
    'create index stock_alerts_user on stock_alerts(user_id)',
  ],
};
