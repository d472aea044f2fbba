import type { Cart, CartAdd, CartItem } from '@extranet/shared/contracts';
import { CART_LINES_MAX, referenceKey } from '@extranet/shared/rules';
import type { CurrentUser } from '../../base/current-user.ts';
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
import { lockCart, removeCartItem, setQuantity } from './cart.queries.ts';

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
  return changeCart(db, user, now, async (transaction) => {
    const ids = additions.map(({ prodId }) => prodId);
    const { products, pricing } = await pricedById(transaction, user, ids, user.catalogs);
    const byId = new Map(products.map((product) => [product.id, product]));
    const lines = additions.map(({ prodId, quantity, vehicle, equipment }) => ({
      product: orNotFound(byId.get(prodId)),
      chosen: true,
      quantity,
      vehicle,
      equipment,
    }));
    await addLines(transaction, user, { lines, pricing }, now);
  });
}

/** Adds lines in one transaction, which a cart with too many lines rolls back, and returns the new cart. */
export async function changeCart(
  db: Db,
  user: CurrentUser,
  now: Date,
  change: (transaction: DbOrTransaction) => Promise<void>,
): Promise<Cart> {
  requireOrderingEnabled(user);
  return db.transaction().execute(async (transaction) => {
    await lockCart(transaction, user.id, now);
    await change(transaction);
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
  return db.transaction().execute(async (transaction) => {
    await lockCart(transaction, user.id, now);
    if (!(await setQuantity(transaction, user.id, itemId, quantity))) throw notFound();
    return readCart(transaction, user);
  });
}

export async function removeFromCart(db: Db, user: CurrentUser, itemId: string, now: Date) {
  return db.transaction().execute(async (transaction) => {
    await lockCart(transaction, user.id, now);
    if (!(await removeCartItem(transaction, user.id, itemId))) throw notFound();
    return readCart(transaction, user);
  });
}
