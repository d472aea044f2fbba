import type { PriceChange } from '@extranet/shared/contracts';
import { conflict } from '../../base/errors.ts';
import { fingerprintOf, type ShownLine } from './fingerprint.ts';
import { toAmount } from './prices.ts';

export const PRICE_CHANGED = 'cart.priceChanged';

export interface LineWithRef extends ShownLine {
  readonly ref: string;
}

/** Refuses lines that cost more than was shown (D2). Sending the refusal's fingerprint back accepts the new prices. */
export function refusePriceRises(lines: readonly LineWithRef[], shown: readonly number[]): void {
  const dearer = lines.flatMap((line, index): PriceChange[] => {
    const before = shown[index] ?? 0;
    return line.unitCents > before ? [priceChange(line, before)] : [];
  });
  if (dearer.length === 0) return;
  throw conflict(
    PRICE_CHANGED,
    'Le prix d’un article a augmenté depuis que vous l’avez vu. Rien n’a été commandé\u00a0: acceptez le nouveau prix ou revoyez vos articles.',
    { lines: dearer, fingerprint: fingerprintOf(lines) },
  );
}

const priceChange = ({ id, ref, quantity, unitCents }: LineWithRef, before: number): PriceChange => ({
  itId: id,
  itProdRef: ref,
  itQuantity: quantity,
  shownUnitPriceET: toAmount(before),
  itMbrUnitPriceET: toAmount(unitCents),
});
