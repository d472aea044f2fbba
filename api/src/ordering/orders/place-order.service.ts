import type { Order, OrderPost } from '@extranet/shared/contracts';
import type { CurrentUser } from '../../base/current-user.ts';
import type { Database } from '../../base/db/open.ts';
import { isApiFailure, unavailable } from '../../base/errors.ts';
import { atMost } from '../../base/processes/at-most.ts';
import { together } from '../../base/processes/together.ts';
import { PRICE_CHANGED } from '../../catalogue/index.ts';
import { lockCart, storeRefusedPrices } from '../cart/cart.queries.ts';
import { requireOrderingEnabled } from '../cart/cart.service.ts';
import { type Claim, claimOf } from './idempotency.ts';
import { prepareOrder } from './placing/prepare-order.ts';
import { writeOrders } from './placing/write-orders.ts';

interface PlacingRequest {
  readonly user: CurrentUser;
  readonly body: OrderPost;
  readonly publicUrl: string;
  readonly now: Date;
}

type Place = (request: PlacingRequest, key: string | undefined) => Promise<Order>;

const WAITS = { ms: 8000, error: unavailable };
/** Each holds a connection while it reads. More of them at once would leave none for others. */
const PREPARED_AT_ONCE = 5;
/** One is written while the other is on its way to the disk. */
const GROUPS_AT_ONCE = 2;
const GROUP_MAX = 40;
/** Carts are changed by one person: not so often that an order never finds its cart as it was read. */
const TRIES_MAX = 10;

/**
 * Orders are prepared each by itself, without a lock, and written together with those that wait at the same time: the year's counter,
 * at which they would wait for one another, is locked once for all of them, and the disk is waited for once.
 */
export function orderPlacing(database: Database): Place {
  const limited = atMost({ count: PREPARED_AT_ONCE, timeout: WAITS });
  const write = together({
    limit: { count: GROUPS_AT_ONCE, timeout: WAITS },
    groupMax: GROUP_MAX,
    work: (group: Parameters<typeof writeOrders>[1]) => writeOrders(database, group),
  });

  async function place(request: PlacingRequest, claim: Claim | null): Promise<Order> {
    const { user, now } = request;
    for (let tries = 0; tries < TRIES_MAX; tries += 1) {
      const prepared = await limited(() => prepareOrder(database, request, claim));
      if ('earlier' in prepared) return prepared.earlier;
      const outcome = await write(prepared);
      if ('placed' in outcome) return outcome.placed;
      if ('failed' in outcome) throw outcome.failed;
      // The cart was changed since it was read, or is being changed: this waits for whoever does.
      await database.db.transaction().execute((transaction) => lockCart(transaction, user.id, now));
    }
    throw unavailable();
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
        await storeRefusedPrices(database.db, request.user.id, refused);
      }
      throw error;
    }
  }

  /** One cart gives one order. With a key, a repeat gets the first answer instead of a second order. */
  return async (request, key) => {
    const { user, body } = request;
    requireOrderingEnabled(user);
    // The fingerprint is no part of the payload: a repeat may come from a page that has read the emptied cart meanwhile.
    const { items, fingerprint, ...payload } = body;
    return placeOrStoreRefusal(request, key === undefined ? null : claimOf(user.id, key, payload));
  };
}
