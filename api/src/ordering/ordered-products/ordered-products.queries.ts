import type { OrderedProducts } from '@extranet/shared/contracts';
import type { Reading } from '../../base/db/schema.ts';

/** A garage orders some hundred times a year: what it ordered before these is no habit any more. */
const ORDERS_MAX = 500;

/** Each product with its last order, of those that count: no draft, and nothing that was cancelled. */
export async function orderedProducts(db: Reading, userId: string): Promise<OrderedProducts> {
  const own = db
    .selectFrom('orders')
    .select(['id', 'ref', 'ordered_at'])
    .where('user_id', '=', userId)
    .where('status', '=', 'validee')
    .orderBy('ordered_at', 'desc')
    .limit(ORDERS_MAX)
    .as('own');
  const lines = await db
    .selectFrom(own)
    .innerJoin('order_items', 'order_items.order_id', 'own.id')
    .select(['own.id', 'own.ref', 'own.ordered_at', 'order_items.product_id'])
    .where('order_items.product_id', 'is not', null)
    .where('order_items.state', '!=', 'annulee')
    .orderBy('own.ordered_at', 'desc')
    .orderBy('own.id')
    .execute();
  const seen = new Set<string>();
  const orders: OrderedProducts = [];
  for (const { id, ref, ordered_at, product_id } of lines) {
    if (product_id === null || seen.has(product_id)) continue;
    seen.add(product_id);
    const last = orders.at(-1);
    if (last?.orderId === id) last.prodIds.push(product_id);
    else orders.push({ orderId: id, orderRef: ref, orderDate: ordered_at, prodIds: [product_id] });
  }
  return orders;
}
