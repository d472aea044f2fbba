import type { Order, OrderDeliveryChoice } from '@extranet/shared/contracts';
import type { CurrentUser } from '../../base/current-user.ts';
import type { OrderItemsTable, OrdersTable } from '../../base/db/schema/orders.ts';
import type { Db, DbOrTransaction } from '../../base/db/schema.ts';
import { conflict, orNotFound } from '../../base/errors.ts';
import { readSupplier } from '../../base/settings/supplier.ts';
import { dateAndTime } from '../../base/text/french.ts';
import { lockCart } from '../cart/cart.queries.ts';
import { requireOrderingEnabled } from '../cart/cart.service.ts';
import { presentDelivery } from '../deliveries/delivery.present.ts';
import { chooseDelivery } from './choose-delivery.ts';
import { companyCopy } from './company-copy.ts';
import { priceDraft } from './draft-prices.ts';
import { updateItem, updateOrder } from './life/order-life.queries.ts';
import { readPromiseSettings, withPromises } from './life/promises.ts';
import { deliveryOf, presentOrder } from './order.present.ts';
import { confirmByMail } from './order-confirmation.ts';
import { fitsOfOrder } from './order-vehicles.ts';
import { findOrder, listItemsOf, replaceItems, updateDraft } from './orders.queries.ts';

interface DraftRequest {
  readonly db: Db;
  readonly user: CurrentUser;
  readonly orderId: string;
  readonly now: Date;
}

type ChangedDraft = { readonly order: OrdersTable; readonly items: readonly OrderItemsTable[] };

/** Chooses or creates the address of an order that is not validated yet. */
export async function setDraftDelivery(
  request: DraftRequest,
  { delivery: choice, fingerprint }: OrderDeliveryChoice,
): Promise<Order> {
  const { user, now } = request;
  const { order, items } = await changeDraft(request, fingerprint, async (transaction) => {
    const delivery = await chooseDelivery(transaction, user.id, choice, now);
    return { delivery_id: delivery.id, delivery: JSON.stringify(presentDelivery(delivery)) };
  });
  return presentOrder(order, items, await fitsOfOrder(request.db, items));
}

interface ValidationRequest extends DraftRequest {
  readonly fingerprint: string | undefined;
  readonly publicUrl: string;
}

/** Makes a draft an order, which is read-only. */
export async function validateDraft({
  fingerprint,
  publicUrl,
  ...request
}: ValidationRequest): Promise<Order> {
  const { user, now } = request;
  const begin = async (transaction: DbOrTransaction, { order, items }: ChangedDraft) => {
    const place = orNotFound(deliveryOf(order));
    const begun = withPromises(order, items, place, await readPromiseSettings(transaction), now);
    const { state, promised_on, due_on } = begun.order;
    await updateOrder(transaction, order.id, { state, promised_on, due_on });
    for (const item of begun.items) await updateItem(transaction, item.id, item);
    const supplier = await readSupplier(transaction);
    await confirmByMail(transaction, { ...begun, user, publicUrl, supplier }, now);
    return begun;
  };
  const validate = async (transaction: DbOrTransaction, draft: OrdersTable) => {
    if (!draft.delivery) {
      throw conflict('order.noDelivery', 'Choisissez d’abord une adresse de livraison.');
    }
    const company = await companyCopy(transaction, user.id);
    return { company, status: 'validee' as const, validated_at: now.toISOString(), expires_at: null };
  };
  const { order, items } = await changeDraft(request, fingerprint, validate, begin);
  return presentOrder(order, items, await fitsOfOrder(request.db, items));
}

export async function readOrder(db: DbOrTransaction, user: CurrentUser, orderId: string): Promise<Order> {
  const order = orNotFound(await findOrder(db, user.id, orderId));
  const items = await listItemsOf(db, [orderId]);
  return presentOrder(order, items, await fitsOfOrder(db, items));
}

/** Changes a draft in one transaction; it is checked and priced like an order that is placed now. */
async function changeDraft(
  { db, user, orderId, now }: DraftRequest,
  fingerprint: string | undefined,
  change: (transaction: DbOrTransaction, draft: OrdersTable) => Promise<Partial<OrdersTable>>,
  afterwards: (transaction: DbOrTransaction, changed: ChangedDraft) => Promise<ChangedDraft> = async (
    _transaction,
    changed,
  ) => changed,
): Promise<ChangedDraft> {
  requireOrderingEnabled(user);
  return db.transaction().execute(async (transaction) => {
    // Changes run one after the other, and no address is deleted between its check and its use.
    await lockCart(transaction, user.id, now);
    const draft = await findDraft(transaction, user, orderId, now);
    const changes = await change(transaction, draft);
    const { amounts, items, repriced } = await priceDraft(transaction, user, draft, fingerprint);
    const all = { ...amounts, ...changes, updated_at: now.toISOString() };
    if (!(await updateDraft(transaction, user.id, orderId, all))) throw readOnly();
    if (repriced) await replaceItems(transaction, orderId, items);
    return afterwards(transaction, { order: { ...draft, ...all }, items });
  });
}

async function findDraft(
  db: DbOrTransaction,
  user: CurrentUser,
  orderId: string,
  now: Date,
): Promise<OrdersTable> {
  const order = orNotFound(await findOrder(db, user.id, orderId));
  const { status, expires_at: until } = order;
  if (until && until <= now.toISOString()) throw expired(until);
  if (status !== 'brouillon') throw readOnly();
  return order;
}

const readOnly = () => conflict('order.readOnly', 'Cette commande ne peut plus être modifiée.');

const expired = (until: string) =>
  conflict(
    'order.expired',
    `Ce brouillon a expiré le ${dateAndTime(until)}\u00a0: rien n’a été commandé. Ses articles ne sont pas perdus\u00a0: commandez-les à nouveau pour les remettre dans votre panier.`,
  );
