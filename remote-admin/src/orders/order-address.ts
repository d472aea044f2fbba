import { ORDER_STATES } from '@extranet/shared/rules/order';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { NO_FILTERS, type OrderFilters } from './order-filters.ts';
import { type OrderSort, readOrderSort } from './order-sort.ts';
import { currentYear } from './years.ts';

/** What of a list is kept outside of it: in the address of the page. */
export interface KeptFilters {
  filters: OrderFilters;
  onFilters: (filters: OrderFilters) => void;
  year: number;
  onYear: (year: number) => void;
  sort: OrderSort | undefined;
  onSort: (sort: OrderSort) => void;
}

const TEXTS = { ref: 'commande', customer: 'acheteur', product: 'produit', delivery: 'livraison' } as const;
const NAMES = ['ref', 'customer', 'product', 'delivery'] as const;

/** Filters stand in the address: a list that was sent to a colleague shows the same orders, and 'back' leads to it. */
export function useFiltersInAddress(): KeptFilters {
  const [params, setParams] = useSearchParams();
  const filters = useMemo(() => readFilters(params), [params]);
  const year = Number(params.get('annee')) || currentYear();
  const text = params.get('tri');
  const sort = useMemo(() => readOrderSort(text), [text]);
  const write = useCallback(
    (written: OrderFilters, of: number, by: OrderSort | undefined) =>
      setParams((before) => kept(before, paramsOf(written, of, by)), {
        replace: true,
        preventScrollReset: true,
      }),
    [setParams],
  );
  const onFilters = useCallback((next: OrderFilters) => write(next, year, sort), [write, year, sort]);
  const onYear = useCallback((next: number) => write(filters, next, sort), [write, filters, sort]);
  const onSort = useCallback((next: OrderSort) => write(filters, year, next), [write, filters, year]);
  return { filters, onFilters, year, onYear, sort, onSort };
}

/** What else the address says, such as a customer over the page, stays. */
function kept(before: URLSearchParams, params: URLSearchParams): URLSearchParams {
  const own: string[] = [...Object.values(TEXTS), 'etat', 'retard', 'annee', 'tri'];
  for (const [name, value] of before) if (!own.includes(name)) params.set(name, value);
  return params;
}

export function readFilters(params: URLSearchParams): OrderFilters {
  const state = ORDER_STATES.find((one) => one === params.get('etat')) ?? '';
  const texts = Object.fromEntries(NAMES.map((name) => [name, params.get(TEXTS[name]) ?? '']));
  return { ...NO_FILTERS, ...texts, state, late: params.get('retard') === '1' };
}

export function paramsOf(filters: OrderFilters, year: number, sort?: OrderSort): URLSearchParams {
  const params = new URLSearchParams();
  for (const name of NAMES) if (filters[name]) params.set(TEXTS[name], filters[name]);
  if (filters.state) params.set('etat', filters.state);
  if (filters.late) params.set('retard', '1');
  if (year !== currentYear()) params.set('annee', String(year));
  if (sort) params.set('tri', `${sort.by}-${sort.direction}`);
  return params;
}
