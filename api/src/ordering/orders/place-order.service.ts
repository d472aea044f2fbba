import type { Order, OrderDelivery, OrderPost } from '@extranet/shared/contracts';
import { referenceKey } from '@extranet/shared/rules';
import type { CurrentUser } from '../../base/current-user.ts';
import { transactionThenDisk } from '../../base/db/late-commit.ts';
import type { Database } from '../../base/db/open.ts';
import type { DeliveriesTable, OrderItemsTable, OrdersTable } from '../../base/db/schema/orders.ts';
import type { DbOrTransaction } from '../../base/db/schema.ts';
import { together } from '../../base/db/together.ts';
import { isApiFailure, orNotFound, unavailable } from '../../base/errors.ts';
import { atMost } from '../../base/processes/at-most.ts';
import { newId } from '../../base/secrets/tokens.ts';
import { vatRate } from '../../base/settings/public-config.ts';
import { readSupplier } from '../../base/settings/supplier.ts';
import { yearInParis } from '../../base/text/french.ts';
import { PRICE_CHANGED, priceCart } from '../../catalogue/index.ts';
import { readLines } from '../cart/cart.lines.ts';
import { noteTold, takeCart } from '../cart/cart.queries.ts';
import { mayOrder } from '../cart/cart.service.ts';
import { findDelivery } from '../deliveries/deliveries.queries.ts';
import { createDelivery } from '../deliveries/deliveries.service.ts';
import { presentDelivery } from '../deliveries/delivery.present.ts';
import { checkCart, type OrderableLine } from './check-cart.ts';
import { draftEnds } from './draft-expiry.service.ts';
import { type Claim, claimKey, claimOf, keepAnswer } from './idempotency.ts';
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

/**
 * They wait for one another at the counter anyway. More of them at once would only hold connections meanwhile, until none
 * is left for those who read.
 */
const ordering = atMost({ count: 5, timeout: { ms: 8000, error: unavailable } });

/** One cart gives one order. With a key, a repeat gets the first answer instead of a second order. */
export async function placeOrder(placing: Placing, key: string | undefined): Promise<Order> {
  const { user, body } = placing;
  mayOrder(user);
  // The fingerprint says what was seen, not what is ordered: a repeat may have seen the emptied cart meanwhile.
  const { items, fingerprint, ...payload } = body;
  const claim = key === undefined ? null : claimOf(user.id, key, payload);
  return ordering(() => placeOrAsk(placing, claim));
}

/**
 * A client that knows no fingerprint cannot say to which prices it agrees: the refusal is remembered, and sending again,
 * under another key, agrees to it.
 */
async function placeOrAsk(placing: Placing, claim: Claim | null): Promise<Order> {
  try {
    return await place(placing, claim);
  } catch (error) {
    if (placing.body.fingerprint === undefined && isApiFailure(error) && error.code === PRICE_CHANGED) {
      const told = { told_fingerprint: String(error.facts.fingerprint), told_key: claim?.key ?? null };
      await noteTold(placing.database.db, placing.user.id, told);
    }
    throw error;
  }
}

async function place({ database, user, body, publicUrl, now }: Placing, claim: Claim | null): Promise<Order> {
  return transactionThenDisk(database, async (transaction) => {
    const earlier = claim && (await claimKey(database, transaction, claim));
    if (earlier) return earlier as Order;
    const { told_fingerprint, told_key } = await takeCart(transaction, user.id, now);
    const told = claim && claim.key === told_key ? null : told_fingerprint;
    const lines = checkCart((await readLines(transaction, user)).lines, { shown: body.fingerprint, told });
    const delivery = body.delivery ? await chooseDelivery(transaction, user.id, body.delivery, now) : null;
    const until = delivery ? null : await draftEnds(transaction, now);
    const { order, items } = write(lines, { delivery, until }, user.id, body.orderInternalRef ?? '', now);
    const supplier = await readSupplier(transaction);
    // The counter last, and what needs it at once: all who order at this moment wait for it.
    const year = yearInParis(now);
    const ref = `CMD-${year}-${String(await nextNumber(transaction, year)).padStart(6, '0')}`;
    const numbered = { ...order, ref, ref_norm: referenceKey(ref), year };
    const placed = presentOrder(numbered, items);
    const mail = { order: numbered, items, user, publicUrl, supplier };
    await together([
      insertOrder(transaction, numbered, items),
      emptyCart(transaction, user.id),
      ...(delivery ? [confirmByMail(transaction, mail, now)] : []),
      ...(claim ? [keepAnswer(transaction, claim, placed, now)] : []),
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

function write(
  lines: readonly OrderableLine[],
  { delivery, until }: { delivery: DeliveriesTable | null; until: string | null },
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
      internal_ref_norm: referenceKey(internalRef),
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
      expires_at: until,
    },
    items: orderItems(id, sold, priced),
  };
}
