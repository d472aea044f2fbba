import { cleanYear, type Filters } from './filters.ts';
import { isSortColumn, type RowOrder } from './row-order.ts';

/** The names that stand in the address, so that a search can be sent to a colleague. */
const NAMES = { make: 'marque', model: 'modele', year: 'annee', reference: 'ref' } as const;
const SORT = 'tri';
const LONGEST = 60;

/** An address is whatever somebody wrote: what does not fit is cut or left out. */
export function filtersIn(address: URLSearchParams): Filters {
  const read = (name: string) => (address.get(name) ?? '').slice(0, LONGEST);
  return {
    make: read(NAMES.make),
    model: read(NAMES.model),
    reference: read(NAMES.reference),
    year: cleanYear(read(NAMES.year)),
  };
}

/** '-prix' is downwards. */
export function orderIn(address: URLSearchParams): RowOrder | undefined {
  const text = address.get(SORT) ?? '';
  const by = text.replace(/^-/, '');
  return isSortColumn(by) ? { by, direction: text.startsWith('-') ? 'down' : 'up' } : undefined;
}

/** The address with these filters in it; what else stands there (the open product) stays. */
export function withSearch(address: URLSearchParams, filters: Filters, order: RowOrder | undefined): string {
  const next = new URLSearchParams(address);
  const put = (name: string, value: string) => (value === '' ? next.delete(name) : next.set(name, value));
  put(NAMES.make, filters.make.trim());
  put(NAMES.model, filters.model.trim());
  put(NAMES.year, filters.year);
  put(NAMES.reference, filters.reference.trim());
  put(SORT, order ? `${order.direction === 'down' ? '-' : ''}${order.by}` : '');
  return next.toString();
}
