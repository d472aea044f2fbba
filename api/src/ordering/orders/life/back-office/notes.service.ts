import type { Actor } from '../../../../base/audit/actor.ts';
import { recordAction } from '../../../../base/audit/audit.queries.ts';
import type { Db } from '../../../../base/db/schema.ts';
import { invalidFields, orNotFound } from '../../../../base/errors.ts';
import { newId } from '../../../../base/secrets/tokens.ts';
import { findAnyOrder } from '../../back-office/admin-orders.queries.ts';
import { insertNote } from '../order-life.queries.ts';

/** A note does not change the order: two clerks may write one at once. What it says is not in the trail. */
export async function addNote(db: Db, orderId: string, written: string, by: Actor, now: Date): Promise<void> {
  const text = written.trim();
  if (!text)
    throw invalidFields([{ field: 'text', code: 'empty', message: 'Écrivez d’abord votre note.' }], 422);
  await db.transaction().execute(async (transaction) => {
    const order = orNotFound(await findAnyOrder(transaction, orderId));
    await insertNote(transaction, {
      id: newId(),
      order_id: orderId,
      text,
      author: by.name,
      at: now.toISOString(),
    });
    const line = { action: 'order.note', kind: 'order', objectId: orderId, subject: order.ref } as const;
    await recordAction(transaction, by, line, now);
  });
}
