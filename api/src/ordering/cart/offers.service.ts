import type { Offer, OfferQuestion } from '@extranet/shared/contracts';
import type { CurrentUser } from '../../base/current-user.ts';
import type { Db } from '../../base/db/schema.ts';
import { toAmount } from '../../catalogue/index.ts';
import { offersFor } from './cart.lines.ts';

/** What these pieces would cost in the cart and whether they are there, before they are in it. Unknown products have no answer. */
export async function readOffers(db: Db, user: CurrentUser, asked: OfferQuestion): Promise<Offer[]> {
  const items = asked.map(({ prodId, quantity }) => ({ product_id: prodId, quantity }));
  const { offers } = await offersFor(db, user, items);
  return offers.flatMap(({ product, unitCents, stockCode }, index) =>
    product
      ? {
          offProdId: product.id,
          offQuantity: asked[index]?.quantity ?? 1,
          offMbrUnitPriceET: toAmount(unitCents),
          offProdCodeStock: stockCode,
        }
      : [],
  );
}
