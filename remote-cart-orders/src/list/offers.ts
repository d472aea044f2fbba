import type { Offer, OfferQuestion } from '@extranet/shared/contracts';
import { isQuantity, QUANTITY } from '@extranet/shared/rules';
import { isReady, type ListLine } from './lines.ts';

/** The last answer for each product. */
export type Offers = Readonly<Record<string, Offer>>;

/** All pieces of a product count, on however many lines they stand. One piece needs no question, until more were asked for. */
export function unanswered(lines: readonly ListLine[], offers: Offers): OfferQuestion {
  return [...piecesOf(lines)]
    .map(([prodId, quantity]) => ({ prodId, quantity: Math.min(quantity, QUANTITY.max) }))
    .filter(({ prodId, quantity }) => (offers[prodId]?.offQuantity ?? 1) !== quantity);
}

function piecesOf(lines: readonly ListLine[]): Map<string, number> {
  const pieces = new Map<string, number>();
  for (const line of lines) {
    const { product, quantity } = line;
    if (product && isReady(line) && isQuantity(quantity))
      pieces.set(product.prodId, (pieces.get(product.prodId) ?? 0) + quantity);
  }
  return pieces;
}

export const answered = (offers: Offers, read: readonly Offer[]): Offers => ({
  ...offers,
  ...Object.fromEntries(read.map((offer) => [offer.offProdId, offer])),
});

/** What the lines that are ready come to, without VAT. */
export function totalOf(lines: readonly ListLine[], offers: Offers): number {
  let cents = 0;
  for (const line of lines) {
    const { product, quantity } = line;
    if (!product || !isReady(line) || !isQuantity(quantity)) continue;
    const unit = offers[product.prodId]?.offMbrUnitPriceET ?? Number(product.prodMbrPrice);
    cents += Math.round(unit * 100) * quantity;
  }
  return cents / 100;
}
