import type { Order, OrderDelivery } from '@extranet/shared/contracts';
import { takeCart } from '../cart/cart.queries.ts';
import type { OrdersTable } from '../db/schema/orders.ts';
import type { Db, DbOrTransaction } from '../db/schema.ts';
import { presentDelivery } from '../deliveries/delivery.present.ts';
import { conflict, orNotFound } from '../errors.ts';
import type { CurrentUser } from '../sessions/sessions.queries.ts';
import { readSupplier } from '../supplier/supplier.ts';
import { presentOrder } from './order.present.ts';
import { confirmByMail } from './order-mail.ts';
import { findOrder, listItemsOf, updateDraft } from './orders.queries.ts';
import { chooseDelivery } from './place-order.service.ts';

/** Chooses or creates the address of an order that is not validated yet. */
export async function addressDraft(
  db: Db,
  user: CurrentUser,
  orderId: string,
  choice: OrderDelivery,
  now: Date,
): Promise<Order> {
  return db.transaction().execute(async (transaction) => {
    // The address may not be deleted between the look and the choice.
    await takeCart(transaction, user.id, now);
    await findDraft(transaction, user, orderId);
    const delivery = await chooseDelivery(transaction, user.id, choice, now);
    const changes = {
      delivery_id: delivery.id,
      delivery: JSON.stringify(presentDelivery(delivery)),
      updated_at: now.toISOString(),
    };
    if (!(await updateDraft(transaction, user.id, orderId, changes))) throw readOnly();
    return readOrder(transaction, user, orderId);
  });
}

/** From here on the order is read-only. */
export async function validateDraft(
  db: Db,
  user: CurrentUser,
  orderId: string,
  publicUrl: string,
  now: Date,
): Promise<Order> {
  return db.transaction().execute(async (transaction) => {
    const draft = await findDraft(transaction, user, orderId);
    if (!draft.delivery) {
      throw conflict('order.noDelivery', 'Choisissez d’abord une adresse de livraison.');
    }
    const at = now.toISOString();
    const changes = { status: 'validee' as const, validated_at: at, updated_at: at };
    if (!(await updateDraft(transaction, user.id, orderId, changes))) throw readOnly();
    const items = await listItemsOf(transaction, [orderId]);
    const order = { ...draft, ...changes };
    const supplier = await readSupplier(transaction);
    await confirmByMail(transaction, { order, items, user, publicUrl, supplier }, now);
    return presentOrder(order, items);
  });
}

export async function readOrder(db: DbOrTransaction, user: CurrentUser, orderId: string): Promise<Order> {
  const order = orNotFound(await findOrder(db, user.id, orderId));
  return presentOrder(order, await listItemsOf(db, [orderId]));
}

async function findDraft(db: DbOrTransaction, user: CurrentUser, orderId: string): Promise<OrdersTable> {
  const order = orNotFound(await findOrder(db, user.id, orderId));
  if (order.status !== 'brouillon') throw readOnly();
  return order;
}

const readOnly = () => conflict('order.readOnly', 'Cette commande ne peut plus être modifiée.');
