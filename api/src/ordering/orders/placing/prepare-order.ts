import type { Order, OrderPost, Supplier } from '@extranet/shared/contracts';
import type { CurrentUser } from '../../../base/current-user.ts';
import { untilOnDisk } from '../../../base/db/late-flush.ts';
import type { Database } from '../../../base/db/open.ts';
import { pipelined } from '../../../base/db/pipelined.ts';
import type { DeliveriesTable, OrderItemsTable } from '../../../base/db/schema/orders.ts';
import type { JobsTable } from '../../../base/db/schema/system.ts';
import type { DbOrTransaction } from '../../../base/db/schema.ts';
import { newJob } from '../../../base/jobs/jobs.queries.ts';
import { mailJob } from '../../../base/mail/outbox.queries.ts';
import { newId } from '../../../base/secrets/tokens.ts';
import { readSupplier } from '../../../base/settings/supplier.ts';
import { offersFor } from '../../cart/cart.lines.ts';
import { presentDelivery } from '../../deliveries/delivery.present.ts';
import { checkCart } from '../check-cart.ts';
import { companyCopy } from '../company-copy.ts';
import { draftExpiry } from '../draft-expiry.service.ts';
import { type Claim, findAnswer } from '../idempotency.ts';
import { readPromiseSettings, withPromises } from '../life/promises.ts';
import { type FitsOfOrder, fitsOfOrder } from '../order-vehicles.ts';
import { buildOrder, type Unnumbered } from './build-order.ts';
import { chosenDelivery, readChoice } from './chosen-delivery.ts';
import { seeCart, stampOf } from './placing.queries.ts';

interface Placing {
  readonly user: CurrentUser;
  readonly body: OrderPost;
  readonly publicUrl: string;
  readonly now: Date;
}

/** All of an order but its number. */
export interface PreparedOrder extends Pick<Placing, 'user' | 'publicUrl' | 'now'> {
  readonly claim: Claim | null;
  /** The order holds for the cart as it was then. */
  readonly cartStamp: string;
  readonly order: Unnumbered;
  readonly items: readonly OrderItemsTable[];
  readonly fits: FitsOfOrder;
  readonly newDelivery: DeliveriesTable | null;
  /** A draft is not confirmed. */
  readonly confirmation: { readonly supplier: Supplier; readonly job: JobsTable } | null;
}

/**
 * Reads and judges without a lock. What it refuses is refused for good; what it prepares may be written as long as the cart has the
 * same stamp, which an order of the same cart and a deletion of an address change too.
 */
export async function prepareOrder(
  database: Database,
  placing: Placing,
  claim: Claim | null,
): Promise<PreparedOrder | { readonly earlier: Order }> {
  return database.db.connection().execute(async (connection) => {
    const facts = await readFacts(connection, placing, claim);
    if (!facts.earlier) return judge(connection, placing, claim, facts);
    // It may have been stored a moment ago, by an order that still waits for the disk.
    await untilOnDisk(database, connection);
    return { earlier: facts.earlier as Order };
  });
}

type Facts = Awaited<ReturnType<typeof readFacts>>;

/** In this order: where an order under the same key has emptied the cart, its answer is there as well. */
async function readFacts(db: DbOrTransaction, { user, body, now }: Placing, claim: Claim | null) {
  const [items, earlier, choice, company, until, settings, supplier] = await pipelined(db, (at) => [
    seeCart(at, user.id),
    claim ? findAnswer(at, claim) : null,
    body.delivery ? readChoice(at, user.id, body.delivery) : null,
    body.delivery ? companyCopy(at, user.id) : null,
    body.delivery ? null : draftExpiry(at, now),
    body.delivery ? readPromiseSettings(at) : null,
    body.delivery ? readSupplier(at) : null,
  ]);
  return { items, earlier, choice, company, until, settings, supplier };
}

async function judge(
  db: DbOrTransaction,
  { user, body, publicUrl, now }: Placing,
  claim: Claim | null,
  { items: seen, choice, company, until, settings, supplier }: Facts,
): Promise<PreparedOrder> {
  const { offers } = await offersFor(db, user, seen);
  const refused = claim && claim.key === seen[0]?.told_key ? null : (seen[0]?.told_fingerprint ?? null);
  const cart = offers.flatMap((offer, index) => (seen[index] ? [{ item: seen[index], ...offer }] : []));
  const lines = checkCart(cart, { shown: body.fingerprint, refused });
  const { delivery, isNew } = chosenDelivery(user.id, choice, now);
  const internalRef = body.orderInternalRef ?? '';
  const built = buildOrder(lines, { delivery, until, company }, user.id, internalRef, now);
  const { order, items } =
    delivery && settings
      ? withPromises(built.order, built.items, presentDelivery(delivery), settings, now)
      : built;
  return {
    user,
    publicUrl,
    now,
    claim,
    cartStamp: seen[0] ? stampOf(seen[0]) : '',
    order,
    items,
    fits: await fitsOfOrder(db, items),
    newDelivery: isNew ? delivery : null,
    confirmation: supplier && { supplier, job: newJob(mailJob(newId()), now) },
  };
}
