import type { OrderDelivery } from '@extranet/shared/contracts';
import type { DeliveriesTable } from '../../base/db/schema/orders.ts';
import type { DbOrTransaction } from '../../base/db/schema.ts';
import { orNotFound } from '../../base/errors.ts';
import { findDelivery } from '../deliveries/deliveries.queries.ts';
import { createDelivery } from '../deliveries/deliveries.service.ts';

/** One of the caller's own addresses, or a new one; somebody else's is not found. */
export async function chooseDelivery(
  db: DbOrTransaction,
  userId: string,
  { daId, ...fields }: OrderDelivery,
  now: Date,
): Promise<DeliveriesTable> {
  return daId === undefined
    ? createDelivery(db, userId, fields, now)
    : orNotFound(await findDelivery(db, userId, daId));
}
