import type { Reading } from '../../base/db/schema.ts';

/** More than anybody waits for. */
const ROWS_MAX = 100;

export const alertsOf = (db: Reading, userId: string) =>
  db
    .selectFrom('stock_alerts')
    .select(['product_id', 'asked_at'])
    .where('user_id', '=', userId)
    .orderBy('asked_at', 'desc')
    .orderBy('product_id')
    .limit(ROWS_MAX)
    .execute();

export const delaysOf = (db: Reading, userId: string) =>
  db
    .selectFrom('delivery_requests')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(ROWS_MAX)
    .execute();

export const partsOf = (db: Reading, userId: string) =>
  db
    .selectFrom('part_requests')
    .select(['id', 'asked', 'asked_at', 'status', 'answer', 'proposed_ref', 'done_at'])
    .where('user_id', '=', userId)
    .orderBy('asked_at', 'desc')
    .orderBy('id')
    .limit(ROWS_MAX)
    .execute();
