import type { DbOrTransaction } from '../../base/db/schema.ts';

/**
 * A customer's orders: how many ever, as their list counts them, and how many of those are drafts or cancelled. When the last one
 * that holds was ordered, and for how much since an instant.
 */
export async function ordersOfCustomer(db: DbOrTransaction, userId: string, since: string) {
  const { orders, valid, last } = await db
    .selectFrom('orders')
    .select(({ fn, eb }) => [
      fn.countAll<number>().as('orders'),
      fn.count<number>(eb.case().when('status', '=', 'validee').then(1).end()).as('valid'),
      fn.max(eb.case().when('status', '=', 'validee').then(eb.ref('ordered_at')).end()).as('last'),
    ])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  const { cents } = await db
    .selectFrom('orders')
    .select(({ fn }) => fn.sum<number | string | null>('total_et_cents').as('cents'))
    .where('user_id', '=', userId)
    .where('status', '=', 'validee')
    .where('ordered_at', '>=', since)
    .executeTakeFirstOrThrow();
  return { orders: Number(orders), idle: Number(orders) - Number(valid), last, cents: Number(cents ?? 0) };
}

/** By the reference, which stays on the lines of orders when the product changes. */
export async function ordersOfReference(db: DbOrTransaction, refNorm: string, since: string) {
  const { orders, quantity, last } = await db
    .selectFrom('order_items')
    .innerJoin('orders', 'orders.id', 'order_items.order_id')
    .select(({ fn }) => [
      fn.count<number>('orders.id').distinct().as('orders'),
      fn.sum<number | string | null>('order_items.quantity').as('quantity'),
      fn.max('orders.ordered_at').as('last'),
    ])
    .where('order_items.ref_norm', '=', refNorm)
    .where('orders.status', '=', 'validee')
    .where('orders.ordered_at', '>=', since)
    .executeTakeFirstOrThrow();
  return { orders: Number(orders), quantity: Number(quantity ?? 0), last };
}
