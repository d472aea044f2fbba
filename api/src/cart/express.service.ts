import type { Cart, ExpressOrder } from '@extranet/shared/contracts';
import type { Db } from '../db/schema.ts';
import { unprocessable } from '../errors.ts';
import { productsOfReference } from '../references/references.queries.ts';
import type { CurrentUser } from '../sessions/sessions.queries.ts';
import { addProduct, addReference, changeCart } from './cart.service.ts';

/** All the lines or none: an order that lost a line on its way would be worse than one that is refused. */
export async function orderExpress(db: Db, user: CurrentUser, lines: ExpressOrder, now: Date): Promise<Cart> {
  return changeCart(db, user, now, async (transaction) => {
    const unknown: string[] = [];
    for (const { ref, qty } of lines) {
      const [product, ...others] = await productsOfReference(transaction, user.catalogs, ref);
      if (!product) unknown.push(ref);
      else if (others.length > 0) await addReference(transaction, user, product, qty, now);
      else await addProduct(transaction, user, product, qty, now);
    }
    if (unknown.length > 0) {
      const listed = unknown.slice(0, 5).join(', ');
      throw unprocessable('express.unknownReferences', `Référence inconnue\u00a0: ${listed}.`, {
        refs: unknown,
      });
    }
  });
}
