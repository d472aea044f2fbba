import type { Catalogue, UserStatus } from '@extranet/shared/contracts';
import { CATALOGUES } from '@extranet/shared/rules';
import type { Sort } from '@extranet/shared/ui/table';

export const LIST = '/extradmin/customers';
export const STATUSES = [
  'active',
  'attente',
  'desactive',
  'supprime',
] as const satisfies readonly UserStatus[];
const SORTED_BY = ['company', 'name', 'email', 'city', 'status', 'loyalty'] as const;

export interface ListFilters {
  search: string;
  catalogues: readonly Catalogue[];
  status: UserStatus | '';
  withDeleted: boolean;
  sort: Sort;
}

export const NO_FILTERS: ListFilters = {
  search: '',
  catalogues: CATALOGUES,
  status: '',
  withDeleted: false,
  sort: { by: 'company', direction: 'up' },
};

export const isFiltered = ({ search, catalogues, status }: ListFilters): boolean =>
  search !== '' || catalogues.length < CATALOGUES.length || status !== '';

const NONE = 'aucun';

/** An address may be typed by hand: what it does not know it leaves out. */
export function readFilters(params: URLSearchParams): ListFilters {
  const catalogues = params.get('catalogues');
  const [by, direction] = (params.get('tri') ?? '').split('-');
  const sortedBy = SORTED_BY.find((one) => one === by);
  return {
    search: params.get('q') ?? '',
    catalogues:
      catalogues === null ? CATALOGUES : CATALOGUES.filter((one) => catalogues.split(',').includes(one)),
    status: STATUSES.find((one) => one === params.get('statut')) ?? '',
    withDeleted: params.get('supprimes') === '1',
    sort: sortedBy ? { by: sortedBy, direction: direction === 'down' ? 'down' : 'up' } : NO_FILTERS.sort,
  };
}

export function writeFilters({
  search,
  catalogues,
  status,
  withDeleted,
  sort,
}: ListFilters): URLSearchParams {
  const params = new URLSearchParams();
  if (search !== '') params.set('q', search);
  if (catalogues.length < CATALOGUES.length) params.set('catalogues', catalogues.join(',') || NONE);
  if (status !== '') params.set('statut', status);
  if (withDeleted) params.set('supprimes', '1');
  const { by, direction } = NO_FILTERS.sort;
  if (sort.by !== by || sort.direction !== direction) params.set('tri', `${sort.by}-${sort.direction}`);
  return params;
}

/** Filters and order, as the server reads them. */
export type CustomersQuestion = Readonly<Record<string, string>>;

/** Of the list, and of its file. */
export function questionOf({
  search,
  catalogues,
  status,
  withDeleted,
  sort,
}: ListFilters): CustomersQuestion {
  const statuses = status !== '' ? [status] : withDeleted ? [...STATUSES] : [];
  return {
    ...(search.trim() !== '' && { search: search.trim() }),
    catalogs: catalogues.join(',') || NONE,
    sort: `${sort.by}-${sort.direction}`,
    ...(statuses.length > 0 && { query: JSON.stringify({ 'userStatus:in': statuses }) }),
  };
}
