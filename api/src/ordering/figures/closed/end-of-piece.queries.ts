import type { Reading } from '../../../base/db/schema.ts';

/** So many orders are taken into the sums at once: SQLite works inside the process, and other calls come between two pieces. */
export const ORDERS_AT_ONCE = 200;

/**
 * The instant before which about so many orders lie; those of this instant itself belong to the next piece. Where more of them share the
 * first instant than a piece takes, the piece ends after all of that instant.
 */
export async function endOfPiece(db: Reading, from: string, limit: string): Promise<string> {
  const orders = db
    .selectFrom('orders')
    .select('validated_at')
    .where('status', '=', 'validee')
    .where('validated_at', '<', limit)
    .orderBy('validated_at')
    .limit(1);
  const next = await orders.where('validated_at', '>=', from).offset(ORDERS_AT_ONCE).executeTakeFirst();
  if (next?.validated_at !== from) return next?.validated_at ?? limit;
  const after = await orders.where('validated_at', '>', from).executeTakeFirst();
  return after?.validated_at ?? limit;
}
