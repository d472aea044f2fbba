import type { Cart, CartAdd, CartItem } from '@extranet/shared/contracts';
import { CART_LINES_MAX, referenceKey } from '@extranet/shared/rules';
import type { CurrentUser } from '../../base/current-user.ts';
import { begunWith } from '../../base/db/begun-with.ts';
import type { Answers } from '../../base/db/pipelined.ts';
import type { Db, DbOrTransaction } from '../../base/db/schema.ts';
import { badRequest, forbidden, notFound, orNotFound } from '../../base/errors.ts';
import { vatRate } from '../../base/settings/public-config.ts';
import {
  fingerprintOf,
  fitsOfLines,
  isOrderable,
  type PricedCart,
  presentRow,
  priceCart,
  pricedById,
  successorsFor,
  toAmount,
} from '../../catalogue/index.ts';
import { addLines } from './additions.ts';
import { type CartLine, readLines, shownLine } from './cart.lines.ts';
import { linesForVehicles, lockCart, setQuantity } from './cart.queries.ts';
import { forgetOldLines, keepLine, removeCartItem } from './removed-lines.queries.ts';

/** The cart at today's prices. Reading it stores nothing: another page may still show older prices. */
export async function readCart(db: DbOrTransaction, user: CurrentUser): Promise<Cart> {
  const { lines, pricing } = await readLines(db, user);
  const fits = await fitsOfLines(
    db,
    lines.map(({ item: { vehicle, equipment }, product }) => ({
      prodId: product?.id ?? null,
      vehicle,
      equipment,
    })),
  );
  const priced = priceLines(lines);
  const gone = lines.filter(({ product, unitCents }) => !isOrderable(product, unitCents));
  const successors = await successorsFor(
    db,
    user,
    gone.map(({ item }) => referenceKey(item.prod_ref)),
  );
  const successorOf = (line: CartLine) =>
    gone.includes(line) ? successors.get(referenceKey(line.item.prod_ref)) : undefined;
  return {
    items: lines.map((line, index): CartItem => {
      const { item, product, unitCents, stockCode } = line;
      const successor = successorOf(line);
      return {
        itId: item.id,
        itProdRef: item.prod_ref,
        itProdId: product?.id ?? null,
        itProdCatalogue: item.catalogue,
        itQuantity: item.quantity,
        itMbrUnitPriceET: toAmount(unitCents),
        itMbrTotalPriceET: toAmount(priced.lines[index]?.totalEtCents ?? 0),
        itVATAmount: toAmount(priced.lines[index]?.vatCents ?? 0),
        itMbrTotalPriceIT: toAmount(priced.lines[index]?.totalItCents ?? 0),
        itProdCodeStock: stockCode,
        product: product ? presentRow(product, pricing) : null,
        ...(successor && { itSuccessor: successor }),
        ...fits[index],
      };
    }),
    totalPriceET: toAmount(priced.totalEtCents),
    orderVATAmount: toAmount(priced.vatCents),
    totalPriceIT: toAmount(priced.totalItCents),
    fingerprint: fingerprintOf(lines.map(shownLine)),
  };
}

/** The totals are what can be ordered: a line that cannot be keeps its own amount, and is not counted. */
function priceLines(lines: readonly CartLine[]): PricedCart {
  const asked = ({ item, unitCents }: CartLine) => ({ unitCents, quantity: item.quantity });
  const orderable = lines.filter(({ product, unitCents }) => isOrderable(product, unitCents));
  const priced = priceCart(orderable.map(asked), vatRate);
  const amounts = new Map(orderable.map((line, index) => [line, priced.lines[index]]));
  const alone = (line: CartLine) => priceCart([asked(line)], vatRate).lines;
  return { ...priced, lines: lines.flatMap((line) => amounts.get(line) ?? alone(line)) };
}

/** Adds all the products or none. */
export async function addToCart(
  db: Db,
  user: CurrentUser,
  additions: readonly CartAdd[],
  now: Date,
): Promise<Cart> {
  const ids = additions.map(({ prodId }) => prodId);
  const look = (at: DbOrTransaction) =>
    [pricedById(at, user, ids, user.catalogs), linesForVehicles(at, user.id, ids)] as const;
  return changeCart(db, user, now, look, async (transaction, [{ products, pricing }, known]) => {
    const byId = new Map(products.map((product) => [product.id, product]));
    const lines = additions.map(({ prodId, quantity, vehicle, equipment }) => ({
      product: orNotFound(byId.get(prodId)),
      chosen: true,
      quantity,
      vehicle,
      equipment,
    }));
    await addLines(transaction, user, { lines, pricing, known }, now);
  });
}

/**
 * Adds lines in one transaction, which a cart with too many lines rolls back, and returns the new cart. What the lines depend on is
 * looked at under the cart's lock.
 */
export async function changeCart<const Facts extends readonly unknown[]>(
  db: Db,
  user: CurrentUser,
  now: Date,
  look: (at: DbOrTransaction) => Facts,
  change: (transaction: DbOrTransaction, facts: Answers<Facts>) => Promise<void>,
): Promise<Cart> {
  requireOrderingEnabled(user);
  const first = (at: DbOrTransaction) => [lockCart(at, user.id, now), ...look(at)] as const;
  return begunWith(db, first, async (transaction, [, ...facts]) => {
    await change(transaction, facts);
    const cart = await readCart(transaction, user);
    if (cart.items.length > CART_LINES_MAX) {
      throw badRequest('cart.tooManyLines', `Un panier compte ${CART_LINES_MAX} lignes au plus.`);
    }
    return cart;
  });
}

export function requireOrderingEnabled(user: CurrentUser): void {
  if (user.order_enabled !== 1) {
    throw forbidden('cart.orderingDisabled', 'Votre compte ne permet pas de passer commande.');
  }
}

export async function changeQuantity(db: Db, user: CurrentUser, itemId: string, quantity: number, now: Date) {
  const first = (at: DbOrTransaction) =>
    [lockCart(at, user.id, now), setQuantity(at, user.id, itemId, quantity)] as const;
  return begunWith(db, first, async (transaction, [, isSet]) => {
    if (!isSet) throw notFound();
    return readCart(transaction, user);
  });
}

/** The line is kept for an hour, in which it can be brought back as it was. */
export async function removeFromCart(db: Db, user: CurrentUser, itemId: string, now: Date) {
  const first = (at: DbOrTransaction) =>
    [
      lockCart(at, user.id, now),
      forgetOldLines(at, user.id, now),
      keepLine(at, user.id, itemId, now),
      removeCartItem(at, user.id, itemId),
    ] as const;
  return begunWith(db, first, async (transaction, [, , , isGone]) => {
    if (!isGone) throw notFound();
    return readCart(transaction, user);
  });
}
