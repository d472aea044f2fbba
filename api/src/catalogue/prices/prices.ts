import type { Catalogue } from '@extranet/shared/contracts';

/** Discounts and rates are whole hundredths of a percent: 1250 is 12.5 %. */
const WHOLE = 10_000;

export interface Discounts {
  readonly general: number;
  readonly byCatalogue: Readonly<Record<Catalogue, number>>;
}

export interface PricedProduct {
  readonly catalogue: Catalogue;
  readonly refNorm: string;
  readonly priceCents: number;
}

export interface CustomerPricing {
  readonly discounts: Discounts;
  /** Active special prices in cents, by normalised reference. */
  readonly specialPrices: ReadonlyMap<string, number>;
  /** Of those that depend on the quantity: what a piece costs from how many on, rising by quantity. */
  readonly steps?: ReadonlyMap<string, readonly Step[]>;
}

export interface Step {
  readonly from: number;
  readonly cents: number;
}

export interface PricedLine {
  readonly unitCents: number;
  readonly totalEtCents: number;
  readonly vatCents: number;
  readonly totalItCents: number;
}

export interface PricedCart {
  readonly lines: readonly PricedLine[];
  readonly totalEtCents: number;
  readonly vatCents: number;
  readonly totalItCents: number;
}

/**
 * The customer's own net unit price in cents; 0 means no price, not orderable. A special price beats any discount, and the
 * step that the quantity reaches beats its first price.
 */
export function unitPrice(
  product: PricedProduct,
  { discounts, specialPrices, steps }: CustomerPricing,
  quantity = 1,
): number {
  if (product.priceCents === 0) return 0;
  const special = specialPrices.get(product.refNorm);
  if (special !== undefined) return stepAt(steps?.get(product.refNorm), quantity)?.cents ?? special;
  const { share, whole } = discountOf(product.catalogue, discounts);
  return halfUp(product.priceCents * (whole - share));
}

/** The last step that the quantity reaches. */
export const stepAt = (steps: readonly Step[] | undefined, quantity: number): Step | undefined =>
  steps?.findLast(({ from }) => from <= quantity);

/** The share of a price that a customer is let off, and what it is a share of. */
export function discountOf(catalogue: Catalogue, { general, byCatalogue }: Discounts) {
  const own = byCatalogue[catalogue];
  return { share: Math.min(own > 0 ? own : general, WHOLE), whole: WHOLE };
}

/**
 * VAT is computed once, on the total; each line takes its part rounded down, and the cents left over go to the
 * largest remainders, so that the lines add up to the total exactly.
 */
export function priceCart(
  lines: readonly { unitCents: number; quantity: number }[],
  vatRate: number,
): PricedCart {
  const ets = lines.map(({ unitCents, quantity }) => unitCents * quantity);
  const totalEtCents = ets.reduce((sum, et) => sum + et, 0);
  const vatCents = halfUp(totalEtCents * vatRate);
  const vats = ets.map((et) => Math.floor((et * vatRate) / WHOLE));
  const byRemainder = ets
    .map((et, index) => ({ index, remainder: (et * vatRate) % WHOLE }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index);
  const leftOver = vatCents - vats.reduce((sum, vat) => sum + vat, 0);
  for (const { index } of byRemainder.slice(0, leftOver)) vats[index] = (vats[index] ?? 0) + 1;
  return {
    lines: ets.map((et, index) => {
      const vat = vats[index] ?? 0;
      return {
        unitCents: lines[index]?.unitCents ?? 0,
        totalEtCents: et,
        vatCents: vat,
        totalItCents: et + vat,
      };
    }),
    totalEtCents,
    vatCents,
    totalItCents: totalEtCents + vatCents,
  };
}

function halfUp(hundredthsOfPercent: number): number {
  return Math.floor((hundredthsOfPercent + WHOLE / 2) / WHOLE);
}

/** '12.50'; '0' when there is no price. */
export function toDecimal(cents: number): string {
  return cents === 0 ? '0' : (cents / 100).toFixed(2);
}

export function toAmount(cents: number): number {
  return cents / 100;
}
