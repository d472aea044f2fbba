import { type ExportFormat, postForFile } from '../list-export.ts';
import { isOfAllYears, type OrderFilters } from './order-filters.ts';
import { searchedOf } from './orders-query.ts';

/** So many the server takes by their ids; more go by the filters of the list. */
export const FILE_MAX = 500;

export type ExportedPart = 'orders' | 'lines';
/** Picked orders, or those of the list by its filters. */
export type Exported = { ids: string[] } | { query: string };

const NAMES = { orders: 'commandes', lines: 'lignes-de-commandes' } as const;

export const fetchOrdersFile = (exported: Exported, what: ExportedPart, format: ExportFormat) =>
  postForFile('/admin/orders/export', { ...exported, what, format }, NAMES[what], format);

export const fetchLabels = (ids: string[]) =>
  postForFile('/admin/orders/labels', { ids }, 'etiquettes', 'pdf');

/** The filters of the list as the server reads them: a file has the orders that the list shows. */
export const exportedQuery = (filters: OrderFilters, year: number): string =>
  JSON.stringify({
    ...(!isOfAllYears(filters) && { 'year:eq': year }),
    ...searchedOf(filters, year),
  });
