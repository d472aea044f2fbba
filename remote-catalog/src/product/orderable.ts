import type { ProductRow } from '@extranet/shared/contracts';

type Ordered = Pick<ProductRow, 'prodMbrPrice' | 'prodStatut' | 'prodCodeStock'>;
export type Obstacle = 'account' | 'status' | 'soldOut' | 'noPrice';

/** Why it cannot be ordered, the reason that weighs most first; nothing when it can (C5.07, D4). */
export function obstacleTo(product: Ordered, mayOrder: boolean): Obstacle | undefined {
  if (!mayOrder) return 'account';
  if (product.prodStatut !== 'disponible') return 'status';
  if (product.prodCodeStock === '9') return 'soldOut';
  // A price of '0', or none at all, is no price: there is nothing to order at (D2).
  if (!(Number(product.prodMbrPrice) > 0)) return 'noPrice';
  return undefined;
}
