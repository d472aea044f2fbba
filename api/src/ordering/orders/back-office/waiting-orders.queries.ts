import type { Reading } from '../../../base/db/schema.ts';
import { countOldest } from '../../../base/desk/queue-line.ts';

/** Validated orders that nobody has begun: those of the list's state 'Validée'. From the index alone. */
export const countOrdersToPrepare = (db: Reading, urgentBefore: string) =>
  countOldest(
    db,
    db
      .selectFrom('orders')
      .select('ordered_at as since')
      .where('state', '=', 'validee')
      .orderBy('ordered_at'),
    urgentBefore,
  );

/** Orders whose customer asked for a change and waits for an answer: those of the list's 'Demandes à répondre'. */
export const countOrderRequests = (db: Reading, urgentBefore: string) =>
  db
    .selectFrom('order_requests')
    .select(({ fn, eb }) => [
      fn.count('order_id').distinct().as('count'),
      fn
        .count(eb.case().when('asked_at', '<', urgentBefore).then(eb.ref('order_id')).end())
        .distinct()
        .as('urgent'),
      fn.min('asked_at').as('oldest'),
    ])
    .where('answered_at', 'is', null)
    .executeTakeFirstOrThrow();

/** Those orders. Read once for a whole list: only few wait at a time. */
export async function ordersWithRequest(db: Reading): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('order_requests')
    .select('order_id')
    .where('answered_at', 'is', null)
    .execute();
  return new Set(rows.map(({ order_id }) => order_id));
}
