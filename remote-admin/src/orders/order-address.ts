import { ORDER_STATES } from '@extranet/shared/rules/order';
import { useCallback } from 'react';
import { useListAddress } from '../useListAddress.ts';
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

interface InAddress {
  filters: OrderFilters;
  year: number;
  sort: OrderSort | undefined;
}

const CODEC = {
  at: '/extradmin/orders',
  read: (params: URLSearchParams): InAddress => ({
    filters: readFilters(params),
    year: Number(params.get('annee')) || currentYear(),
    sort: readOrderSort(params.get('tri')),
  }),
  write: ({ filters, year, sort }: InAddress) => paramsOf(filters, year, sort),
};

/** Filters stand in the address: a list that was sent to a colleague shows the same orders, and 'back' leads to it. */
export function useFiltersInAddress(): KeptFilters {
  const [kept, setKept] = useListAddress(CODEC);
  const onFilters = useCallback(
    (filters: OrderFilters) => setKept((all) => ({ ...all, filters })),
    [setKept],
  );
  const onYear = useCallback((year: number) => setKept((all) => ({ ...all, year })), [setKept]);
  const onSort = useCallback((sort: OrderSort) => setKept((all) => ({ ...all, sort })), [setKept]);
  return { ...kept, onFilters, onYear, onSort };
}

export function readFilters(params: URLSearchParams): OrderFilters {
  const state = ORDER_STATES.find((one) => one === params.get('etat')) ?? '';
  const texts = Object.fromEntries(NAMES.map((name) => [name, params.get(TEXTS[name]) ?? '']));
  const month = params.get('mois') ?? '';
  const known = /^(0[1-9]|1[0-2])$/.test(month);
  return {
    ...NO_FILTERS,
    ...texts,
    month: known ? month : '',
    state,
    late: params.get('retard') === '1',
    asked: params.get('demande') === '1',
  };
}

export function paramsOf(filters: OrderFilters, year: number, sort?: OrderSort): URLSearchParams {
  const params = new URLSearchParams();
  for (const name of NAMES) if (filters[name]) params.set(TEXTS[name], filters[name]);
  if (filters.month) params.set('mois', filters.month);
  if (filters.state) params.set('etat', filters.state);
  if (filters.late) params.set('retard', '1');
  if (filters.asked) params.set('demande', '1');
  if (year !== currentYear()) params.set('annee', String(year));
  if (sort) params.set('tri', `${sort.by}-${sort.direction}`);
  return params;
}
