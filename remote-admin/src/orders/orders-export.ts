import { type ExportFormat, postForFile } from '../list-export.ts';
import { isOfAllYears, lateUntil, type OrderFilters } from './order-filters.ts';

export type ExportedPart = 'orders' | 'lines';
/** Picked orders, or those of the list by its filters. */
export type Exported = { ids: string[] } | { query: string };

const NAMES = { orders: 'commandes', lines: 'lignes-de-commandes' } as const;

export const fetchOrdersFile = (exported: Exported, what: ExportedPart, format: ExportFormat) =>
  postForFile('/admin/orders/export', { ...exported, what, format }, NAMES[what], format);

export const fetchLabels = (ids: string[]) =>
  postForFile('/admin/orders/labels', { ids }, 'etiquettes', 'pdf');

/** The filters of the list as the server reads them: a file has the orders that the list shows. */
export function exportedQuery(filters: OrderFilters, year: number): string {
  const { ref, customer, product, delivery, month, state, late, asked } = filters;
  return JSON.stringify({
    ...(!isOfAllYears(filters) && { 'year:eq': year }),
    ...(month && { 'orderMonth:eq': `${year}-${month}` }),
    ...(late && { 'orderDueOn:lte': lateUntil() }),
    ...(asked && { 'orderAsked:eq': '1' }),
    ...(ref.trim() && { 'orderRef:contains': ref.trim() }),
    ...(customer.trim() && { 'customer:contains': customer.trim() }),
    ...(product.trim() && { 'prodRef:contains': product.trim() }),
    ...(delivery.trim() && { 'delivery:contains': delivery.trim() }),
    ...(state && { 'orderState:eq': state }),
  });
}
