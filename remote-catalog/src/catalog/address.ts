import { cleanYear, type Filters } from './filters.ts';
import { isSortColumn, type RowOrder } from './row-order.ts';
import { cleanTraits } from './traits.ts';

/** Names of the query parameters, which make a search a link that can be shared. */
const NAMES = { make: 'marque', model: 'modele', year: 'annee', reference: 'ref', traits: 'avec' } as const;
const SORT = 'tri';
const EXACT = 'exact';
const LONGEST = 60;

/** The address may contain anything: texts that are too long are cut, invalid values left out. */
export function filtersIn(address: URLSearchParams): Filters {
  const read = (name: string) => (address.get(name) ?? '').slice(0, LONGEST);
  return {
    make: read(NAMES.make),
    model: read(NAMES.model),
    reference: read(NAMES.reference),
    year: cleanYear(read(NAMES.year)),
    traits: cleanTraits(read(NAMES.traits)),
    exact: address.get(EXACT) === '1' && read(NAMES.model) !== '' ? '1' : '',
  };
}

/** '-prix' means descending. */
export function orderIn(address: URLSearchParams): RowOrder | undefined {
  const text = address.get(SORT) ?? '';
  const by = text.replace(/^-/, '');
  return isSortColumn(by) ? { by, direction: text.startsWith('-') ? 'down' : 'up' } : undefined;
}

/** The address with these filters; other parameters (the open product) stay. */
export function withSearch(address: URLSearchParams, filters: Filters, order: RowOrder | undefined): string {
  const next = new URLSearchParams(address);
  const put = (name: string, value: string) => (value === '' ? next.delete(name) : next.set(name, value));
  put(NAMES.make, filters.make.trim());
  put(NAMES.model, filters.model.trim());
  put(NAMES.year, filters.year);
  put(NAMES.reference, filters.reference.trim());
  put(NAMES.traits, filters.traits);
  put(EXACT, filters.exact);
  put(SORT, order ? `${order.direction === 'down' ? '-' : ''}${order.by}` : '');
  return next.toString();
}
