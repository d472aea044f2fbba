import type { ProductRow } from '@extranet/shared/contracts';
import { isOrderable, obstacleTo, productKind } from '@extranet/shared/rules';
import { fallsShort, type Shortfall } from './falls-short.ts';

const MOST = 4;
/** From what can leave today to what must be asked for. */
const AVAILABILITY = ['1', '2', '3', '0'];

/**
 * Sold out, or its sale is suspended: only another product for the same vehicle helps. One without a price is ordered by
 * telephone, and a kit is for no vehicle.
 */
export function isReplaceable(product: ProductRow): boolean {
  if (product.prodCatalogue === 'Kit' || !product.prodMarque) return false;
  const obstacle = obstacleTo(product);
  return obstacle === 'soldOut' || obstacle === 'status';
}

export interface Alternative {
  readonly product: ProductRow;
  readonly short: readonly Shortfall[];
}

/** What can be ordered instead: of the same kind (pins, type of towbar), what falls least short of it, what comes soonest. */
export function alternativesTo(
  product: ProductRow,
  rows: readonly ProductRow[],
  forCar: boolean,
): Alternative[] {
  const kind = productKind(product);
  return rows
    .filter((row) => row.prodId !== product.prodId && isOrderable(row))
    .map((row) => ({ product: row, short: fallsShort(product, row, forCar) }))
    .sort(
      (a, b) =>
        Number(productKind(b.product) === kind) - Number(productKind(a.product) === kind) ||
        a.short.length - b.short.length ||
        soonness(a.product) - soonness(b.product),
    )
    .slice(0, MOST);
}

const soonness = ({ prodCodeStock }: ProductRow): number => AVAILABILITY.indexOf(prodCodeStock);
