import { useMemo } from 'react';
import { readYears, type Years } from '../years.ts';
import type { CatalogueView } from './CatalogueIndex.ts';
import { type Filters, wantedBy } from './filters.ts';
import type { Meant } from './meant/useMeant.ts';
import type { Source } from './source.ts';
import type { Found } from './useFound.ts';

/** From when to when the products are for that would be found without the year, where none is found with it. */
export function useBuiltYears(
  { catalogue }: Source,
  index: CatalogueView | undefined,
  { searching, waiting, rows }: Found,
  filters: Filters,
  meant: Meant | undefined,
): Years | undefined {
  const isNone = searching && !waiting && rows.length === 0;
  return useMemo(() => {
    const wanted = wantedBy(catalogue, filters, meant?.models);
    if (!index || !isNone || wanted.year === undefined) return undefined;
    const places = index.withTraits(index.find({ ...wanted, year: undefined }), filters.traits);
    const years = index.inOrder(places, undefined).map(({ prodAnnee }) => readYears(prodAnnee));
    if (years.length === 0) return undefined;
    return {
      from: Math.min(...years.map(({ from }) => from)),
      to: Math.max(...years.map(({ to }) => to)),
    };
  }, [catalogue, index, isNone, filters, meant]);
}
