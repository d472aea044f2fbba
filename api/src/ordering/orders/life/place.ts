import type { Delivery, PromiseQuery } from '@extranet/shared/contracts';
import type { CurrentUser } from '../../../base/current-user.ts';
import type { OrdersTable } from '../../../base/db/schema/orders.ts';
import type { DbOrTransaction } from '../../../base/db/schema.ts';
import { orNotFound } from '../../../base/errors.ts';
import { findDelivery } from '../../deliveries/deliveries.queries.ts';
import { presentDelivery } from '../../deliveries/delivery.present.ts';
import { lastDelivery } from './order-life.queries.ts';

type Place = Pick<Delivery, 'daPostCode' | 'daCountry'>;

/** Where it would be delivered: as asked, else where the last order went, else where the account is. */
export async function placeOf(
  db: DbOrTransaction,
  user: CurrentUser,
  { daId, postcode, country = 'FRANCE' }: PromiseQuery,
): Promise<Place> {
  if (daId !== undefined) return presentDelivery(orNotFound(await findDelivery(db, user.id, daId)));
  if (postcode !== undefined) return { daPostCode: postcode, daCountry: country };
  const last = await lastDelivery(db, user.id);
  if (last) return JSON.parse(last) as Delivery;
  return { daPostCode: user.postcode, daCountry: user.country };
}

/** Where an order goes; '' for a draft without an address. */
export const postcodeOf = ({ delivery }: Pick<OrdersTable, 'delivery'>): string =>
  delivery === null ? '' : (JSON.parse(delivery) as Delivery).daPostCode;
