import type { ProductRow } from '@extranet/shared/contracts';
import { isOrderable, obstacleTo, productKind } from '@extranet/shared/rules';

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

/** What can be ordered instead: first of the same kind (pins, type of towbar), then what comes soonest. */
export function alternativesTo(product: ProductRow, rows: readonly ProductRow[]): ProductRow[] {
  const kind = productKind(product);
  const distance = (row: ProductRow) =>
    (productKind(row) === kind ? 0 : AVAILABILITY.length) + AVAILABILITY.indexOf(row.prodCodeStock);
  return rows
    .filter((row) => row.prodId !== product.prodId && isOrderable(row))
    .sort((a, b) => distance(a) - distance(b))
    .slice(0, MOST);
}
