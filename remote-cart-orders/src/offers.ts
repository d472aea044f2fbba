import type { Offer, OfferQuestion } from '@extranet/shared/contracts';
import { isQuantity, QUANTITY, type TypedQuantity } from '@extranet/shared/rules';

/** The last answer for each product. */
export type Offers = Readonly<Record<string, Offer>>;

/** A line that is to be added to the cart. */
export interface WantedLine {
  readonly prodId: string;
  readonly quantity: TypedQuantity;
  /** What one piece costs. */
  readonly unit: number;
}

/** All pieces of a product count, on however many lines they stand. One piece needs no question, until more were asked for. */
export function unanswered(lines: readonly WantedLine[], offers: Offers): OfferQuestion {
  return [...piecesOf(lines)]
    .map(([prodId, quantity]) => ({ prodId, quantity: Math.min(quantity, QUANTITY.max) }))
    .filter(({ prodId, quantity }) => (offers[prodId]?.offQuantity ?? 1) !== quantity);
}

function piecesOf(lines: readonly WantedLine[]): Map<string, number> {
  const pieces = new Map<string, number>();
  for (const { prodId, quantity } of lines)
    if (isQuantity(quantity)) pieces.set(prodId, (pieces.get(prodId) ?? 0) + quantity);
  return pieces;
}

export const answered = (offers: Offers, read: readonly Offer[]): Offers => ({
  ...offers,
  ...Object.fromEntries(read.map((offer) => [offer.offProdId, offer])),
});

export const unitOf = ({ prodId, unit }: Pick<WantedLine, 'prodId' | 'unit'>, offers: Offers): number =>
  offers[prodId]?.offMbrUnitPriceET ?? unit;

/** What the lines come to, without VAT; one without a valid quantity counts nothing. */
export function totalOf(lines: readonly WantedLine[], offers: Offers): number {
  let cents = 0;
  for (const line of lines)
    if (isQuantity(line.quantity)) cents += Math.round(unitOf(line, offers) * 100) * line.quantity;
  return cents / 100;
}
