import type { AdminProduct, AdminProductRow } from '@extranet/shared/contracts';
import { OPEN_YEAR } from '@extranet/shared/rules';
import type { ProductsTable } from '../../../base/db/schema/catalogue.ts';
import { presentProduct, presentRow, type StoredRow } from '../product.present.ts';

/** Administrators see the list price: nobody's discounts. */
const LIST_PRICES = {
  discounts: { general: 0, byCatalogue: { Faisceau: 0, Attelage: 0, Kit: 0 } },
  specialPrices: new Map<string, number>(),
};

export function presentAdminRow(row: StoredRow): AdminProductRow {
  const { prodMbrPrice, ...line } = presentRow(row, LIST_PRICES);
  return line;
}

export function presentAdminProduct(product: ProductsTable): AdminProduct {
  const { prodMbrPrice, ...fields } = presentProduct(product, LIST_PRICES);
  return {
    ...fields,
    prodNewsletters: product.newsletters === 1 ? '1' : '0',
    prodStockQty: product.stock_qty,
    prodStockPlace: product.stock_place,
    availableYears: [product.year_from || null, product.year_to === OPEN_YEAR ? null : product.year_to],
    prodCreatedAt: product.created_at,
    prodUpdatedAt: product.updated_at,
  };
}
