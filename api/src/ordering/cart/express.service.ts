import type { Cart, ExpressOrder } from '@extranet/shared/contracts';
import { referenceKey } from '@extranet/shared/rules';
import type { CurrentUser } from '../../base/current-user.ts';
import type { Db, DbOrTransaction } from '../../base/db/schema.ts';
import { unprocessable } from '../../base/errors.ts';
import { meantReferences, pricedProducts, visible, withRefs } from '../../catalogue/index.ts';
import { addLines } from './additions.ts';
import { linesForVehicles } from './cart.queries.ts';
import { changeCart } from './cart.service.ts';

/** Adds all the lines or none: an order that lacks a line would be worse than one that is refused. */
export async function addByReference(
  db: Db,
  user: CurrentUser,
  lines: ExpressOrder,
  now: Date,
): Promise<Cart> {
  const keys = lines.map(({ ref }) => referenceKey(ref)).filter(Boolean);
  const read = (at: DbOrTransaction, refs: readonly string[]) =>
    pricedProducts(at, user, [visible(user.catalogs), withRefs([...refs])]);
  const look = (at: DbOrTransaction) => [read(at, keys)] as const;
  return changeCart(db, user, now, look, async (transaction, [asWritten]) => {
    const written = new Set(asWritten.products.map(({ ref_norm }) => ref_norm));
    const missing = keys.filter((key) => !written.has(key));
    const meant = await meantReferences(transaction, user.catalogs, missing);
    const keyOf = (ref: string) => meant.get(referenceKey(ref)) ?? referenceKey(ref);
    const { products, pricing } =
      meant.size === 0
        ? asWritten
        : await read(
            transaction,
            keys.map((key) => meant.get(key) ?? key),
          );
    const byRef = Map.groupBy(products, ({ ref_norm }) => ref_norm);
    const unknown: string[] = [];
    const additions = lines.flatMap(({ ref, qty: quantity }) => {
      const [product, ...others] = byRef.get(keyOf(ref)) ?? [];
      if (product) return [{ product, chosen: others.length === 0, quantity }];
      unknown.push(ref);
      return [];
    });
    if (unknown.length > 0) {
      const listed = unknown.slice(0, 5).join(', ');
      throw unprocessable('express.unknownReferences', `Référence inconnue\u00a0: ${listed}.`, {
        refs: unknown,
      });
    }
    const chosen = additions.filter(({ chosen }) => chosen).map(({ product }) => product.id);
    const known = await linesForVehicles(transaction, user.id, chosen);
    await addLines(transaction, user, { lines: additions, pricing, known }, now);
  });
}
