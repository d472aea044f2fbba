import type { OrderDelivery } from '@extranet/shared/contracts';
import type { DeliveriesTable } from '../../../base/db/schema/orders.ts';
import type { DbOrTransaction } from '../../../base/db/schema.ts';
import { orNotFound } from '../../../base/errors.ts';
import { countDeliveries, findDelivery } from '../../deliveries/deliveries.queries.ts';
import { newDelivery } from '../../deliveries/deliveries.service.ts';

type Fields = Omit<OrderDelivery, 'daId'>;
type Choice =
  | { readonly found: DeliveriesTable | undefined }
  | { readonly fields: Fields; readonly stored: number };

/** What has to be known of the address that an order names, before it is judged. */
export async function readChoice(
  db: DbOrTransaction,
  userId: string,
  { daId, ...fields }: OrderDelivery,
): Promise<Choice> {
  return daId === undefined
    ? { fields, stored: await countDeliveries(db, userId) }
    : { found: await findDelivery(db, userId, daId) };
}

/** One of the caller's own addresses, or a new one; somebody else's is not found. */
export function chosenDelivery(
  userId: string,
  choice: Choice | null,
  now: Date,
): { readonly delivery: DeliveriesTable | null; readonly isNew: boolean } {
  if (!choice) return { delivery: null, isNew: false };
  return 'fields' in choice
    ? { delivery: newDelivery(userId, choice.fields, choice.stored, now), isNew: true }
    : { delivery: orNotFound(choice.found), isNew: false };
}
