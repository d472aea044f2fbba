import type { CustomerPricing } from '../prices/prices.ts';
import { unitPrice } from '../prices/prices.ts';
import type { StoredRow } from './product.present.ts';

const SOLD_OUT = '9';

export function priceOf(product: StoredRow, pricing: CustomerPricing): number {
  const { catalogue, ref_norm: refNorm, price_cents: priceCents } = product;
  return unitPrice({ catalogue, refNorm, priceCents }, pricing);
}

export function isOrderable(product: StoredRow | null, unitCents: number): boolean {
  return (
    product !== null && unitCents > 0 && product.statut === 'disponible' && product.stock_code !== SOLD_OUT
  );
}
