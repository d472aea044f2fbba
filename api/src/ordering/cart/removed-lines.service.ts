import type { Cart } from '@extranet/shared/contracts';
import type { CurrentUser } from '../../base/current-user.ts';
import type { Db, DbOrTransaction } from '../../base/db/schema.ts';
import { orNotFound } from '../../base/errors.ts';
import { refuseTooMany } from './additions.ts';
import { addCartItems, setQuantity } from './cart.queries.ts';
import { changeCart } from './cart.service.ts';
import { findRemovedLine, forgetLine } from './removed-lines.queries.ts';

/**
 * Brings a removed line back where it stood, with its vehicle and what was answered of it. If the product was added again meanwhile, its
 * pieces join that line. Asked twice, also without an answer to the first, it changes nothing more.
 */
export async function bringBack(
  db: Db,
  user: CurrentUser,
  itemId: string,
  quantity: number,
  now: Date,
): Promise<Cart> {
  const look = (at: DbOrTransaction) =>
    [findRemovedLine(at, user.id, itemId), setQuantity(at, user.id, itemId, quantity)] as const;
  return changeCart(db, user, now, look, async (transaction, [removed, isInCart]) => {
    if (isInCart) return;
    const { removed_at: _, ...line } = orNotFound(removed);
    refuseTooMany(await addCartItems(transaction, [{ ...line, quantity }], now));
    await forgetLine(transaction, itemId);
  });
}
