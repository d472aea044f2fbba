import type { Delivery } from '@extranet/shared/contracts';
import type { DbOrTransaction } from '../../../../base/db/schema.ts';
import type { Labelled } from './labels.pdf.ts';

/** In the sequence in which they were chosen; an order without an address has no label. */
export async function labelledOrders(db: DbOrTransaction, ids: readonly string[]): Promise<Labelled[]> {
  const rows = await db
    .selectFrom('orders')
    .select(['id', 'ref', 'internal_ref', 'delivery'])
    .where('id', 'in', [...ids])
    .execute();
  const known = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const { ref, internal_ref, delivery } = known.get(id) ?? { delivery: null };
    if (delivery === null || ref === undefined || internal_ref === undefined) return [];
    return [{ ref, internal_ref, delivery: JSON.parse(delivery) as Delivery }];
  });
}
