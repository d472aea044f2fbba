import { LRUCache } from 'lru-cache';
import type { Reading } from '../../base/db/schema.ts';

const ACCOUNTS_MAX = 500;
/** The latest: what a garage orders again. */
const PRODUCTS_MAX = 100;
/** A customer of years has ten thousand lines, and reading them all would hold up whoever asks meanwhile. */
const ORDERS_MAX = 200;

interface Bought {
  readonly latest: string;
  readonly ids: ReadonlySet<string>;
}

const NOTHING: ReadonlySet<string> = new Set();
const caches = new WeakMap<Reading, LRUCache<string, Bought>>();

/** The products that the account has ordered lately; read again after its next order, whichever process took that. */
export async function boughtBefore(
  db: Reading,
  userId: string,
  latest: string | null,
): Promise<ReadonlySet<string>> {
  if (latest === null) return NOTHING;
  const cache = caches.get(db) ?? new LRUCache<string, Bought>({ max: ACCOUNTS_MAX });
  caches.set(db, cache);
  const known = cache.get(userId);
  if (known && known.latest === latest) return known.ids;
  const orders = db
    .selectFrom('orders')
    .select(['id', 'ordered_at'])
    .where('user_id', '=', userId)
    .where('status', '!=', 'brouillon')
    .orderBy('ordered_at', 'desc')
    .limit(ORDERS_MAX)
    .as('own');
  const rows = await db
    .selectFrom(orders)
    .innerJoin('order_items', 'order_items.order_id', 'own.id')
    .select('order_items.product_id')
    .where('order_items.product_id', 'is not', null)
    .groupBy('order_items.product_id')
    .orderBy(({ fn }) => fn.max('own.ordered_at'), 'desc')
    .orderBy('order_items.product_id')
    .limit(PRODUCTS_MAX)
    .execute();
  const ids = new Set(rows.flatMap(({ product_id }) => product_id ?? []));
  cache.set(userId, { latest, ids });
  return ids;
}
