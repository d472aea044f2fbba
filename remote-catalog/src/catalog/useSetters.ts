import type { Catalogue } from '@extranet/shared/contracts';
import { useMemo, useRef } from 'react';
import { type Filters, NO_FILTERS } from './filters.ts';
import { makeOfMeant } from './meant/names.ts';
import type { Meant } from './meant/useMeant.ts';

/** Stable setters, so that each field renders only when its own text changes. */
export function useSetters(
  filters: Filters,
  onFilters: (filters: Filters) => void,
  onCatalogue: (catalogue: Catalogue) => void,
  meant: Meant | undefined,
) {
  const latest = useRef({ filters, onFilters, onCatalogue, meant });
  latest.current = { filters, onFilters, onCatalogue, meant };
  return useMemo(() => {
    const setter = (name: keyof Filters) => (value: string) =>
      latest.current.onFilters({ ...latest.current.filters, [name]: value });
    return {
      catalogue: (catalogue: Catalogue) => latest.current.onCatalogue(catalogue),
      make: setter('make'),
      model: (model: string) => latest.current.onFilters({ ...latest.current.filters, model, exact: '' }),
      wholeModel: (model: string) => {
        const { filters, meant } = latest.current;
        // 'vw' begins no make: beside a whole model it would find nothing.
        const meantMake = meant && filters.make.trim() !== '' && makeOfMeant(meant.models, model);
        latest.current.onFilters({ ...filters, ...(meantMake && { make: meantMake }), model, exact: '1' });
      },
      year: setter('year'),
      reference: setter('reference'),
      traits: setter('traits'),
      nothing: () => latest.current.onFilters(NO_FILTERS),
    };
  }, []);
}
