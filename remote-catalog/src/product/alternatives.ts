import type { ProductRow } from '@extranet/shared/contracts';
import { isOrderable, productKind } from '@extranet/shared/rules';

const MOST = 4;
/** From what can leave today to what must be asked for. */
const AVAILABILITY = ['1', '2', '3', '0'];

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
