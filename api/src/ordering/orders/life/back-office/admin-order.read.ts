import type { AdminOrder } from '@extranet/shared/contracts';
import type { OrdersTable } from '../../../../base/db/schema/orders.ts';
import type { DbOrTransaction } from '../../../../base/db/schema.ts';
import { findUserById } from '../../../../people/index.ts';
import { newestDeliveries } from '../../../deliveries/deliveries.queries.ts';
import { presentDelivery } from '../../../deliveries/delivery.present.ts';
import { presentOrder } from '../../order.present.ts';
import { fitsOfOrder } from '../../order-vehicles.ts';
import { listItemsOf } from '../../orders.queries.ts';
import { readLife } from '../order-life.present.ts';
import { listNotes } from '../order-life.queries.ts';

/** Of a customer with more, the older ones are written by hand. */
const DELIVERIES_MAX = 50;

export async function readAdminOrder(db: DbOrTransaction, order: OrdersTable): Promise<AdminOrder> {
  const items = await listItemsOf(db, [order.id]);
  const user = await findUserById(db, order.user_id);
  const deliveries = await newestDeliveries(db, order.user_id, DELIVERIES_MAX);
  const address = user
    ? [user.address, `${user.postcode} ${user.city}`, user.country].map((line) => line.trim())
    : [];
  return {
    order: presentOrder(order, items, await fitsOfOrder(db, items)),
    life: await readLife(db, order, items, { forOffice: true }),
    notes: (await listNotes(db, order.id)).map(({ text, author, at }) => ({ text, author, at })),
    customer: {
      userId: order.user_id,
      userCompName: user?.comp_name ?? '',
      userName: user?.name ?? '',
      userFirstname: user?.firstname ?? '',
      userEmail: user?.email ?? '',
      userPhone: user?.phone ?? '',
      userAddress: address.filter(Boolean),
    },
    deliveries: deliveries.map(presentDelivery),
  };
}
