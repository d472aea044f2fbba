import type { FileResponse } from '@extranet/shared/contracts';
import { findCustomer } from '../admin-customers/admin-customers.queries.ts';
import { objectOf } from '../admin-customers/customer.audit.ts';
import { presentCustomer } from '../admin-customers/customer.present.ts';
import type { App } from '../app-types.ts';
import type { Actor } from '../audit/actor.ts';
import { recordAction } from '../audit/audit.queries.ts';
import { orNotFound } from '../errors.ts';
import { presentOrder } from '../orders/order.present.ts';
import { listItemsOf } from '../orders/orders.queries.ts';
import { heldAbout, ordersOf } from './export.queries.ts';

/** Everything that is held about a customer, in one file that a machine reads and a person can. */
export async function exportCustomer(app: App, id: string, by: Actor): Promise<FileResponse> {
  const now = app.now();
  const held = await app.db.transaction().execute(async (transaction) => {
    const user = orNotFound(await findCustomer(transaction, id));
    const orders = await ordersOf(transaction, id);
    const items = await listItemsOf(
      transaction,
      orders.map((order) => order.id),
    );
    const line = { action: 'customer.export', ...objectOf(user) } as const;
    await recordAction(transaction, by, line, now);
    return {
      exportedAt: now.toISOString(),
      account: presentCustomer(user),
      orders: orders.map((order) =>
        presentOrder(
          order,
          items.filter((item) => item.order_id === order.id),
        ),
      ),
      ...(await heldAbout(transaction, user)),
    };
  });
  const name = `donnees-personnelles-${id}.json`;
  return {
    name,
    filename: name,
    mimetype: 'application/json',
    contents: Buffer.from(JSON.stringify(held, null, 2)).toString('base64'),
  };
}
