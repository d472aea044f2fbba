import type { Cart, CartAdd, CartItem } from '@extranet/shared/contracts';
import type { Db, DbOrTransaction } from '../db/schema.ts';
import { badRequest, conflict, forbidden, notFound, orNotFound } from '../errors.ts';
import { priceCart, toAmount } from '../pricing/prices.ts';
import { loadPricing } from '../pricing/pricing.queries.ts';
import { presentRow, type StoredRow } from '../products/product.present.ts';
import { findProduct } from '../products/products.queries.ts';
import { vatRate } from '../public-config/public-config.ts';
import type { CurrentUser } from '../sessions/sessions.queries.ts';
import { isOrderable, priceOf, readLines } from './cart.lines.ts';
import { addCartItem, noteShownPrice, removeCartItem, setQuantity, takeCart } from './cart.queries.ts';

const QUANTITY_MAX = 9999;
const LINES_MAX = 500;

/** The cart at today's prices; the prices it shows are remembered, for an order may not cost more unasked. */
export async function readCart(db: DbOrTransaction, user: CurrentUser): Promise<Cart> {
  const { lines, pricing } = await readLines(db, user);
  for (const { item, unitCents } of lines) {
    if (item.shown_unit_cents !== unitCents) await noteShownPrice(db, item.id, unitCents);
  }
  const priced = priceCart(
    lines.map(({ item, unitCents }) => ({ unitCents, quantity: item.quantity })),
    vatRate,
  );
  return {
    items: lines.map(
      ({ item, product, unitCents }, index): CartItem => ({
        itId: item.id,
        itProdRef: item.prod_ref,
        itProdId: product?.id ?? null,
        itProdCatalogue: item.catalogue,
        itQuantity: item.quantity,
        itMbrUnitPriceET: toAmount(unitCents),
        itMbrTotalPriceET: toAmount(priced.lines[index]?.totalEtCents ?? 0),
        itVATAmount: toAmount(priced.lines[index]?.vatCents ?? 0),
        itMbrTotalPriceIT: toAmount(priced.lines[index]?.totalItCents ?? 0),
        itProdCodeStock: product?.stock_code ?? '0',
        product: product ? presentRow(product, pricing) : null,
      }),
    ),
    totalPriceET: toAmount(priced.totalEtCents),
    orderVATAmount: toAmount(priced.vatCents),
    totalPriceIT: toAmount(priced.totalItCents),
  };
}

/** All of them or none. */
export async function addToCart(
  db: Db,
  user: CurrentUser,
  additions: readonly CartAdd[],
  now: Date,
): Promise<Cart> {
  return changeCart(db, user, now, async (transaction) => {
    for (const { prodId, quantity } of additions) {
      const product = orNotFound(await findProduct(transaction, user.catalogs, prodId));
      await addProduct(transaction, user, product, quantity, now);
    }
  });
}

/** Adds within the one transaction that a change of the cart is, and answers the cart that comes of it. */
export async function changeCart(
  db: Db,
  user: CurrentUser,
  now: Date,
  change: (transaction: DbOrTransaction) => Promise<void>,
): Promise<Cart> {
  mayOrder(user);
  return db.transaction().execute(async (transaction) => {
    await takeCart(transaction, user.id, now);
    await change(transaction);
    const cart = await readCart(transaction, user);
    if (cart.items.length > LINES_MAX) {
      throw badRequest('cart.tooManyLines', 'Votre panier contient trop de lignes.');
    }
    return cart;
  });
}

export function mayOrder(user: CurrentUser): void {
  if (user.order_enabled !== 1) {
    throw forbidden('cart.orderingDisabled', 'Votre compte ne permet pas de passer commande.');
  }
}

export async function addProduct(
  db: DbOrTransaction,
  user: CurrentUser,
  product: StoredRow,
  quantity: number,
  now: Date,
): Promise<void> {
  const unitCents = priceOf(product, await loadPricing(db, user));
  if (!isOrderable(product, unitCents)) {
    throw conflict('cart.notOrderable', 'Ce produit ne peut pas être commandé actuellement.', {
      refs: [product.ref],
    });
  }
  await addLine(db, user, product, product.id, quantity, unitCents, now);
}

/** A reference that several products share: which of them is meant is chosen in the cart. */
export async function addReference(
  db: DbOrTransaction,
  user: CurrentUser,
  product: StoredRow,
  quantity: number,
  now: Date,
): Promise<void> {
  await addLine(db, user, product, null, quantity, 0, now);
}

async function addLine(
  db: DbOrTransaction,
  user: CurrentUser,
  { ref, catalogue }: StoredRow,
  productId: string | null,
  quantity: number,
  unitCents: number,
  now: Date,
): Promise<void> {
  const item = {
    user_id: user.id,
    product_id: productId,
    prod_ref: ref,
    catalogue,
    quantity,
    shown_unit_cents: unitCents,
  };
  if ((await addCartItem(db, item, now)) > QUANTITY_MAX) {
    throw badRequest('cart.quantityTooLarge', 'La quantité demandée est trop grande.');
  }
}

export async function changeQuantity(db: Db, user: CurrentUser, itemId: string, quantity: number, now: Date) {
  return db.transaction().execute(async (transaction) => {
    await takeCart(transaction, user.id, now);
    if (!(await setQuantity(transaction, user.id, itemId, quantity))) throw notFound();
    return readCart(transaction, user);
  });
}

export async function removeFromCart(db: Db, user: CurrentUser, itemId: string, now: Date) {
  return db.transaction().execute(async (transaction) => {
    await takeCart(transaction, user.id, now);
    if (!(await removeCartItem(transaction, user.id, itemId))) throw notFound();
    return readCart(transaction, user);
  });
}
