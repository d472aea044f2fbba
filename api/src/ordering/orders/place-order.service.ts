import type { Order, OrderDelivery, OrderPost } from '@extranet/shared/contracts';
import { referenceKey } from '@extranet/shared/rules';
import type { CurrentUser } from '../../base/current-user.ts';
import { transactionWithLateFlush } from '../../base/db/late-flush.ts';
import type { Database } from '../../base/db/open.ts';
import { pipelined } from '../../base/db/pipelined.ts';
import type { DeliveriesTable, OrderItemsTable, OrdersTable } from '../../base/db/schema/orders.ts';
import type { DbOrTransaction } from '../../base/db/schema.ts';
import { isApiFailure, orNotFound, unavailable } from '../../base/errors.ts';
import { atMost } from '../../base/processes/at-most.ts';
import { newId } from '../../base/secrets/tokens.ts';
import { vatRate } from '../../base/settings/public-config.ts';
import { readSupplier } from '../../base/settings/supplier.ts';
import { yearInParis } from '../../base/text/french.ts';
import { PRICE_CHANGED, priceCart } from '../../catalogue/index.ts';
import { readLines } from '../cart/cart.lines.ts';
import { lockCart, storeRefusedPrices } from '../cart/cart.queries.ts';
import { requireOrderingEnabled } from '../cart/cart.service.ts';
import { findDelivery } from '../deliveries/deliveries.queries.ts';
import { createDelivery } from '../deliveries/deliveries.service.ts';
import { presentDelivery } from '../deliveries/delivery.present.ts';
import { checkCart, type OrderableLine } from './check-cart.ts';
import { companyCopy } from './company-copy.ts';
import { draftExpiry } from './draft-expiry.service.ts';
import { type Claim, claimKey, claimOf, keepAnswer } from './idempotency.ts';
import { readPromiseSettings, withPromises } from './life/promises.ts';
import { presentOrder } from './order.present.ts';
import { confirmByMail } from './order-confirmation.ts';
import { orderItems } from './order-items.ts';
import { fitsOfOrder } from './order-vehicles.ts';
import { emptyCart, insertOrder, nextNumber } from './orders.queries.ts';

interface PlacingRequest {
  readonly database: Database;
  readonly user: CurrentUser;
  readonly body: OrderPost;
  readonly publicUrl: string;
  readonly now: Date;
}

/**
 * Orders wait for one another at the counter anyway. More of them at once would only hold connections meanwhile, until
 * none is left for reading.
 */
const limited = atMost({ count: 5, timeout: { ms: 8000, error: unavailable } });

/** One cart gives one order. With a key, a repeat gets the first answer instead of a second order. */
export async function placeOrder(request: PlacingRequest, key: string | undefined): Promise<Order> {
  const { user, body } = request;
  requireOrderingEnabled(user);
  // The fingerprint is no part of the payload: a repeat may come from a page that has read the emptied cart meanwhile.
  const { items, fingerprint, ...payload } = body;
  const claim = key === undefined ? null : claimOf(user.id, key, payload);
  return limited(() => placeOrStoreRefusal(request, claim));
}

/**
 * A client that sends no fingerprint cannot say which prices it accepts: the refusal is stored, and ordering again, under
 * another key, accepts its prices.
 */
async function placeOrStoreRefusal(request: PlacingRequest, claim: Claim | null): Promise<Order> {
  try {
    return await place(request, claim);
  } catch (error) {
    if (request.body.fingerprint === undefined && isApiFailure(error) && error.code === PRICE_CHANGED) {
      const refused = { told_fingerprint: String(error.facts.fingerprint), told_key: claim?.key ?? null };
      await storeRefusedPrices(request.database.db, request.user.id, refused);
    }
    throw error;
  }
}

async function place(
  { database, user, body, publicUrl, now }: PlacingRequest,
  claim: Claim | null,
): Promise<Order> {
  return transactionWithLateFlush(database, async (transaction) => {
    const earlier = claim && (await claimKey(database, transaction, claim));
    if (earlier) return earlier as Order;
    const { told_fingerprint, told_key } = await lockCart(transaction, user.id, now);
    const refused = claim && claim.key === told_key ? null : told_fingerprint;
    const lines = checkCart((await readLines(transaction, user)).lines, { shown: body.fingerprint, refused });
    const delivery = body.delivery ? await chooseDelivery(transaction, user.id, body.delivery, now) : null;
    const company = delivery ? await companyCopy(transaction, user.id) : null;
    const until = delivery ? null : await draftExpiry(transaction, now);
    const built = buildOrder(lines, { delivery, until }, user.id, body.orderInternalRef ?? '', now);
    const { order, items } = delivery
      ? withPromises(
          built.order,
          built.items,
          presentDelivery(delivery),
          await readPromiseSettings(transaction),
          now,
        )
      : built;
    const supplier = await readSupplier(transaction);
    const fits = await fitsOfOrder(transaction, items);
    // The counter is locked last, and the statements that need its number go out at once: all other orders wait for it.
    const year = yearInParis(now);
    const ref = `CMD-${year}-${String(await nextNumber(transaction, year)).padStart(6, '0')}`;
    const numbered = { ...order, company, ref, ref_norm: referenceKey(ref), year };
    const placed = presentOrder(numbered, items, fits);
    const mail = { order: numbered, items, user, publicUrl, supplier };
    await pipelined([
      insertOrder(transaction, numbered, items),
      emptyCart(transaction, user.id),
      ...(delivery ? [confirmByMail(transaction, mail, now)] : []),
      ...(claim ? [keepAnswer(transaction, claim, placed, now)] : []),
    ]);
    return placed;
  });
}

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

function buildOrder(
  lines: readonly OrderableLine[],
  { delivery, until }: { delivery: DeliveriesTable | null; until: string | null },
  userId: string,
  internalRef: string,
  now: Date,
): { order: Omit<OrdersTable, 'ref' | 'ref_norm' | 'year'>; items: OrderItemsTable[] } {
  const id = newId();
  const at = now.toISOString();
  const sold = lines.map(({ item, product, unitCents, stockCode }) => ({
    product,
    stockCode,
    quantity: item.quantity,
    unitCents,
    vehicle: item.vehicle,
  }));
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
      state: 'brouillon',
      version: 1,
      promised_on: null,
      due_on: null,
      company: null,
    },
    items: orderItems(id, sold, priced),
  };
}
