import type { ProductRow } from '@extranet/shared/contracts';
import { productKind } from '@extranet/shared/rules';
import { toStockCode } from '@extranet/shared/ui';
import { isSuspended } from '../Availability.tsx';
import { towedKilograms } from './traits.ts';

const SORT_COLUMNS = [
  'reference',
  'prise',
  'attelage',
  'masse',
  'vehicule',
  'annees',
  'type',
  'prix',
  'stock',
] as const;
export type SortColumn = (typeof SORT_COLUMNS)[number];
export interface RowOrder {
  by: SortColumn;
  direction: 'up' | 'down';
}
export const isSortColumn = (name: string): name is SortColumn => SORT_COLUMNS.includes(name as SortColumn);

/** From what can leave today to what cannot be had; after it comes what is not for sale, however much of it there is (W1.18). */
const AVAILABILITY = ['1', '2', '3', '0', '9'] as const;
const TOWBARS: readonly string[] = ['Rotule équerre', 'Col de cygne', 'Démontable', 'Escamotable'];
const number = (text: string): number => Number.parseInt(text, 10) || 0;
/** Sorts premium after standard, and within each 13 pins after 7. */
const PREMIUM = 100;

/** The values to sort a column by, one number per row; the list itself arrives in the order of its references. */
export function sortValues(rows: readonly ProductRow[], by: Exclude<SortColumn, 'vehicule'>): Float64Array {
  switch (by) {
    case 'reference':
      return Float64Array.from(rows, (_row, at) => at);
    case 'prix':
      return Float64Array.from(rows, ({ prodMbrPrice }) => Math.round(Number(prodMbrPrice) * 100) || 0);
    case 'stock':
      return Float64Array.from(rows, (row) =>
        isSuspended(row) ? AVAILABILITY.length : AVAILABILITY.indexOf(toStockCode(row.prodCodeStock)),
      );
    case 'attelage':
      return Float64Array.from(rows, (row) => TOWBARS.indexOf(productKind(row)));
    case 'masse':
      return Float64Array.from(rows, towedKilograms);
    case 'prise':
      return Float64Array.from(rows, ({ prodType }) => number(prodType));
    case 'annees':
      return Float64Array.from(rows, ({ prodAnnee }) => number(prodAnnee));
    case 'type':
      return Float64Array.from(
        rows,
        ({ prodStandard, prodType }) => (prodStandard === 'oui' ? 0 : PREMIUM) + number(prodType),
      );
  }
}

/** Ranks the rows' names alphabetically: only distinct names are compared, and only once. */
export class Names {
  readonly #ids = new Map<string, number>();
  readonly #ofRow: number[] = [];

  add(name: string): void {
    const id = this.#ids.get(name) ?? this.#ids.size;
    this.#ids.set(name, id);
    this.#ofRow.push(id);
  }

  ranks(): Float64Array {
    const places = new Float64Array(this.#ids.size);
    for (const [place, name] of [...this.#ids.keys()].sort().entries())
      places[this.#ids.get(name) as number] = place;
    return Float64Array.from(this.#ofRow, (id) => places[id] as number);
  }
}

/** Above every price, in cents. */
const NO_PRICE = 1e9;

/**
 * These places of a list by the values of its rows. Numbers in a typed array sort many times faster than with a comparator; the place in
 * the list breaks ties.
 */
export function sorted(
  found: readonly number[],
  values: Float64Array,
  { by, direction }: RowOrder,
): readonly number[] {
  const size = values.length;
  const keys = Float64Array.from(found, (at) => {
    const value = values[at] as number;
    // No price is not the lowest price: such rows come last in both directions.
    if (by === 'prix' && value === 0) return NO_PRICE * size + at;
    return (direction === 'up' ? value : -value) * size + at;
  });
  keys.sort();
  return Array.from(keys, (key) => ((key % size) + size) % size);
}
