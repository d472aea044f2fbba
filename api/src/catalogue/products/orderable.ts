import { isOrderable as isOfferOrderable } from '@extranet/shared/rules';
import type { CustomerPricing } from '../prices/prices.ts';
import { unitPrice } from '../prices/prices.ts';
import type { StoredRow } from './product.present.ts';

/** What a piece costs where so many are taken. */
export function priceOf(product: StoredRow, pricing: CustomerPricing, quantity = 1): number {
  const { catalogue, ref_norm: refNorm, price_cents: priceCents } = product;
  return unitPrice({ catalogue, refNorm, priceCents }, pricing, quantity);
}

export function isOrderable(product: StoredRow | null, unitCents: number): boolean {
  if (product === null) return false;
  const { statut, stock_code } = product;
  return isOfferOrderable({ prodStatut: statut, prodCodeStock: stock_code, prodMbrPrice: unitCents });
}
