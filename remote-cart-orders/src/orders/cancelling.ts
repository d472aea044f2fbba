import type { OrderItem } from '@extranet/shared/contracts';
import { isQuantity, type TypedQuantity } from '@extranet/shared/rules';

/** By line: how many pieces go; a line that is not in it stays whole. */
export type Pieces = ReadonlyMap<string, TypedQuantity>;

/**
 * Chosen lines whose preparation began while the dialog was open; null while there are none and something can still be
 * cancelled. An empty list: nothing can.
 */
export function begunMeanwhile(
  items: readonly OrderItem[],
  cancellable: readonly OrderItem[],
  pieces: Pieces,
): readonly OrderItem[] | null {
  const gone = items.filter((item) => pieces.has(item.itId) && !cancellable.includes(item));
  const begun = gone.filter(({ itState }) => itState !== 'annulee');
  const justCancelled = gone.length > begun.length;
  return begun.length > 0 || (cancellable.length === 0 && !justCancelled) ? begun : null;
}

const cents = (euros: number) => Math.round(euros * 100);

/** Without VAT, as the server will reckon it: what stays keeps its unit price. null once nothing stays. */
export function totalAfter(items: readonly OrderItem[], pieces: Pieces): number | null {
  const staying = items
    .filter(({ itState }) => itState !== 'annulee')
    .map(({ itId, itQuantity, itMbrUnitPriceET }) => ({
      left: Math.max(0, itQuantity - Number(pieces.get(itId) ?? 0)),
      unit: cents(itMbrUnitPriceET),
    }));
  if (staying.every(({ left }) => left === 0)) return null;
  return staying.reduce((total, { left, unit }) => total + left * unit, 0) / 100;
}

/** How many pieces go in all; null while whole lines go, which are better counted as such. */
export function piecesInPart(chosen: readonly OrderItem[], pieces: Pieces): number | null {
  const counts = chosen.map(({ itId, itQuantity }) => ({ gone: pieces.get(itId) ?? 0, all: itQuantity }));
  const inPart = counts.some(({ gone, all }) => isQuantity(gone) && gone < all);
  return inPart ? counts.reduce((sum, { gone }) => sum + (isQuantity(gone) ? gone : 0), 0) : null;
}
