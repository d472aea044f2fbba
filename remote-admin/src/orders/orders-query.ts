import { isOfAllYears, lateUntil, type OrderFilters } from './order-filters.ts';

export type Query = Record<string, string | number>;

/** What waits is asked for of all years, unless a month is chosen; of all else the page filters the year that it has. */
export function queryOf(query: Query, year: number | null, filters: OrderFilters): Query {
  if (!isOfAllYears(filters)) return year === null ? query : { ...query, 'year:eq': year };
  const { late, asked, state, month } = filters;
  return {
    ...query,
    ...(late && { 'orderDueOn:lte': lateUntil() }),
    ...(asked && { 'orderAsked:eq': '1' }),
    ...(!late && !asked && { 'orderState:eq': state }),
    ...(month && year !== null ? { 'orderMonth:eq': `${year}-${month}` } : {}),
  };
}

/** What is filtered by, as the server does it: for the list's file, and where a year has more orders than the page holds. */
export const searchedOf = (
  { ref, customer, product, delivery, month, state, late, asked }: OrderFilters,
  year: number | null,
): Query => ({
  ...(month && year !== null && { 'orderMonth:eq': `${year}-${month}` }),
  ...(late && { 'orderDueOn:lte': lateUntil() }),
  ...(asked && { 'orderAsked:eq': '1' }),
  ...(ref.trim() && { 'orderRef:contains': ref.trim() }),
  ...(customer.trim() && { 'customer:contains': customer.trim() }),
  ...(product.trim() && { 'prodRef:contains': product.trim() }),
  ...(delivery.trim() && { 'delivery:contains': delivery.trim() }),
  ...(state && { 'orderState:eq': state }),
});
