import type { Order, OrderDelivery, OrderPost } from '@extranet/shared/contracts';
import { type CartLine, isOrderable, readLines } from '../cart/cart.lines.ts';
import { takeCart } from '../cart/cart.queries.ts';
import { mayOrder } from '../cart/cart.service.ts';
import { transactionThenDisk } from '../db/late-commit.ts';
import type { Database } from '../db/open.ts';
import type { DeliveriesTable, OrderItemsTable, OrdersTable } from '../db/schema/orders.ts';
import type { DbOrTransaction } from '../db/schema.ts';
import { together } from '../db/together.ts';
import { findDelivery } from '../deliveries/deliveries.queries.ts';
import { createDelivery } from '../deliveries/deliveries.service.ts';
import { presentDelivery } from '../deliveries/delivery.present.ts';
import { conflict, orNotFound, unavailable } from '../errors.ts';
import { priceCart, toAmount } from '../pricing/prices.ts';
import { atMost } from '../processes/at-most.ts';
import type { StoredRow } from '../products/product.present.ts';
import { vatRate } from '../public-config/public-config.ts';
import { newId } from '../secrets/tokens.ts';
import type { CurrentUser } from '../sessions/sessions.queries.ts';
import { readSupplier } from '../supplier/supplier.ts';
import { yearInParis } from '../text/french.ts';
import { normaliseRef } from '../text/normalise.ts';
import { type Claim, claimKey, keepAnswer, releaseKey } from './idempotency.ts';
import { presentOrder } from './order.present.ts';
import { orderItems } from './order-items.ts';
import { confirmByMail } from './order-mail.ts';
import { emptyCart, insertOrder, nextNumber } from './orders.queries.ts';

interface Placing {
  readonly database: Database;
  readonly user: CurrentUser;
  readonly body: OrderPost;
  readonly publicUrl: string;
  readonly now: Date;
}

interface OrderableLine extends CartLine {
  readonly product: StoredRow;
}

/**
 * They wait for one another at the counter anyway. More of them at once would only hold connections meanwhile, until none
 * is left for those who read.
 */
const ordering = atMost({ count: 5, patience: { ms: 8000, refusal: unavailable } });

/** One cart gives one order. With a key, a repeat gets the first answer instead of a second order. */
export async function placeOrder(placing: Placing, key: string | undefined): Promise<Order> {
  const { user, body, now } = placing;
  const { db } = placing.database;
  mayOrder(user);
  if (key === undefined) return ordering(() => place(placing, null));
  const claim = { userId: user.id, key };
  const { items, ...payload } = body;
  const earlier = await claimKey(db, claim, payload, now);
  if (earlier) return earlier as Order;
  try {
    return await ordering(() => place(placing, claim));
  } catch (error) {
    await releaseKey(db, claim);
    throw error;
  }
}

async function place({ database, user, body, publicUrl, now }: Placing, claim: Claim | null): Promise<Order> {
  return transactionThenDisk(database, async (transaction) => {
    await takeCart(transaction, user.id, now);
    const lines = checkLines((await readLines(transaction, user)).lines);
    const delivery = body.delivery ? await chooseDelivery(transaction, user.id, body.delivery, now) : null;
    const { order, items } = write(lines, delivery, user.id, body.orderInternalRef ?? '', now);
    const supplier = await readSupplier(transaction);
    // The counter last, and what needs it at once: all who order at this moment wait for it.
    const year = yearInParis(now);
    const ref = `CMD-${year}-${String(await nextNumber(transaction, year)).padStart(6, '0')}`;
    const numbered = { ...order, ref, ref_norm: normaliseRef(ref), year };
    const placed = presentOrder(numbered, items);
    const mail = { order: numbered, items, user, publicUrl, supplier };
    await together([
      insertOrder(transaction, numbered, items),
      emptyCart(transaction, user.id),
      ...(delivery ? [confirmByMail(transaction, mail, now)] : []),
      ...(claim ? [keepAnswer(transaction, claim, placed)] : []),
    ]);
    return placed;
  });
}

/** One of the caller's own addresses, or a new one; a foreign one is as unknown as one that never was. */
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

function checkLines(lines: readonly CartLine[]): OrderableLine[] {
  if (lines.length === 0) throw conflict('cart.empty', 'Votre panier est vide.');
  const missing = lines.filter(({ product, unitCents }) => !isOrderable(product, unitCents));
  if (missing.length > 0) {
    throw conflict(
      'cart.notOrderable',
      'Un article de votre panier ne peut pas être commandé actuellement.',
      {
        lines: missing.map(({ item }) => ({ itId: item.id, itProdRef: item.prod_ref })),
      },
    );
  }
  const dearer = lines.filter(({ item, unitCents }) => unitCents > item.shown_unit_cents);
  if (dearer.length > 0) {
    throw conflict('cart.priceChanged', 'Le prix d’un article a augmenté depuis que vous l’avez vu.', {
      lines: dearer.map(({ item, unitCents }) => ({
        itId: item.id,
        itProdRef: item.prod_ref,
        itQuantity: item.quantity,
        shownUnitPriceET: toAmount(item.shown_unit_cents),
        itMbrUnitPriceET: toAmount(unitCents),
      })),
    });
  }
  return lines.flatMap(({ item, product, unitCents }) => (product ? [{ item, product, unitCents }] : []));
}

function write(
  lines: readonly OrderableLine[],
  delivery: DeliveriesTable | null,
  userId: string,
  internalRef: string,
  now: Date,
): { order: Omit<OrdersTable, 'ref' | 'ref_norm' | 'year'>; items: OrderItemsTable[] } {
  const id = newId();
  const at = now.toISOString();
  const sold = lines.map(({ item, product, unitCents }) => ({ product, quantity: item.quantity, unitCents }));
  const priced = priceCart(sold, vatRate);
  return {
    order: {
      id,
      user_id: userId,
      internal_ref: internalRef,
      internal_ref_norm: normaliseRef(internalRef),
      status: delivery ? 'validee' : 'brouillon',
      ordered_at: at,
      validated_at: delivery ? at : null,
      delivery_id: delivery?.id ?? null,
      delivery: delivery ? JSON.stringify(presentDelivery(delivery)) : null,
      total_et_cents: priced.totalEtCents,
      vat_cents: priced.vatCents,
      total_it_cents: priced.totalItCents,
      vat_rate: vatRate,
      pdf_id: null,
      updated_at: at,
    },
    items: orderItems(id, sold, priced),
  };
}
