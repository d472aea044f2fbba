import type { Migration } from './migration.ts';

/** Turnover is summed from indices alone: the orders of a span with their buyers, and the sums of their lines by catalogue. */
export const figures: Migration = {
  name: '0045-figures',
  statements: () => [
    'create index orders_turnover on orders(status, validated_at, id, user_id, total_et_cents)',
    'create index order_items_turnover on order_items(order_id, catalogue, total_et_cents)',
  ],
};
