import { useDeferredValue, useMemo } from 'react';
import type { FacetView } from '../CatalogueIndex.ts';
import type { Filters } from '../filters.ts';
import { meantFacets, meantMakes } from './names.ts';
import type { Meant } from './useMeant.ts';

/** The makes and models that the fields suggest: those that begin as was typed, else those that were meant. */
export function useNames(index: FacetView | undefined, filters: Filters, meant: Meant | undefined) {
  const makes = useMemo(() => {
    const begun = index?.makes(filters.make);
    return index && meant && begun?.length === 0 ? meantMakes(index, meant.models) : begun;
  }, [index, meant, filters.make]);
  // Deferred behind the make that is being typed: the models are not needed yet.
  const make = useDeferredValue(filters.make);
  const models = useMemo(
    () => (index && meant ? meantFacets(index, meant.models) : index?.models(make, filters.model)),
    [index, meant, make, filters.model],
  );
  return { makes, models };
}
