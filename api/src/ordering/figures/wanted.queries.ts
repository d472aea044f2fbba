import type { Reading } from '../../base/db/schema.ts';
import type { Periods } from './customers.queries.ts';

const PARTS_MAX = 10;
const OUT_OF_STOCK = '9';

/** Parts out of stock that were asked for in the period: by a request for their delay, or by an alert for their return. */
export const wantedParts = (db: Reading, { from, to }: Pick<Periods, 'from' | 'to'>) =>
  db
    .selectFrom((asked) =>
      asked
        .selectFrom('delivery_requests')
        .select(['product_id', 'user_id'])
        .where('created_at', '>=', from)
        .where('created_at', '<=', to)
        .unionAll(
          asked
            .selectFrom('stock_alerts')
            .select(['product_id', 'user_id'])
            .where('asked_at', '>=', from)
            .where('asked_at', '<=', to),
        )
        .as('asked'),
    )
    // SQLite keeps the order of a cross join: it begins with what was asked for, and not with the whole catalogue.
    .crossJoin('products')
    .select(({ fn }) => [
      'products.id',
      'products.ref',
      'products.catalogue',
      fn.countAll().as('asked'),
      fn.count('asked.user_id').distinct().as('customers'),
    ])
    .whereRef('products.id', '=', 'asked.product_id')
    .where('products.stock_code', '=', OUT_OF_STOCK)
    .where('products.statut', '<>', 'supprime')
    .groupBy(['products.id', 'products.ref', 'products.catalogue'])
    .orderBy('asked', 'desc')
    .orderBy('products.ref')
    .limit(PARTS_MAX)
    .execute();
