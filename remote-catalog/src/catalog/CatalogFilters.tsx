import type { Catalogue } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import { FilterBar } from '@extranet/shared/ui/table';
import { memo, type ReactNode, useDeferredValue, useMemo, useRef } from 'react';
import styled from 'styled-components';
import type { CatalogueView } from './CatalogueIndex.ts';
import { FacetField } from './FacetField.tsx';
import { CatalogueField, ReferenceField, YearField } from './FilterFields.tsx';
import { type Filters, NO_FILTERS } from './filters.ts';

interface Props {
  catalogs: readonly Catalogue[];
  catalogue: Catalogue;
  onCatalogue: (catalogue: Catalogue) => void;
  filters: Filters;
  onFilters: (filters: Filters) => void;
  /** What exists; absent until the catalogue is there. */
  index: CatalogueView | undefined;
  /** Stands behind the filters. */
  more: ReactNode;
  /** How many were found; '' while nobody knows. */
  count: string;
}

const HEADER_HEIGHT = '3.5rem';

export const CatalogFilters = memo(function Fields({
  catalogs,
  catalogue,
  onCatalogue,
  filters,
  onFilters,
  index,
  more,
  count,
}: Props) {
  const { t } = useTranslation('catalog');
  const set = useSetters(filters, onFilters);
  const isKit = catalogue === 'Kit';
  const makes = useMemo(() => index?.makes(filters.make), [index, filters.make]);
  // One step behind the make that is being typed: nobody looks at the models yet.
  const make = useDeferredValue(filters.make);
  const models = useMemo(() => index?.models(make, filters.model), [index, make, filters.model]);
  return (
    <Place data-search-here>
      <FilterBar label={t('list.title')} count={count} onClear={set.nothing} stickAt={HEADER_HEIGHT}>
        <CatalogueField catalogs={catalogs} value={catalogue} onValue={onCatalogue} />
        {!isKit && (
          <>
            <FacetField of="make" text={filters.make} onText={set.make} items={makes} />
            <FacetField of="model" text={filters.model} onText={set.model} items={models} />
            <YearField value={filters.year} onValue={set.year} />
          </>
        )}
        <ReferenceField isKit={isKit} value={filters.reference} onValue={set.reference} />
        {more}
      </FilterBar>
    </Place>
  );
});

/** The same functions for as long as the filters are on screen, so that a field is drawn again for its own text only. */
function useSetters(filters: Filters, onFilters: (filters: Filters) => void) {
  const latest = useRef({ filters, onFilters });
  latest.current = { filters, onFilters };
  return useMemo(() => {
    const setter = (name: keyof Filters) => (value: string) =>
      latest.current.onFilters({ ...latest.current.filters, [name]: value });
    return {
      make: setter('make'),
      model: setter('model'),
      year: setter('year'),
      reference: setter('reference'),
      nothing: () => latest.current.onFilters(NO_FILTERS),
    };
  }, []);
}

/** For '/' to find its way here, without a box: the filters stick to the page and not to this. */
const Place = styled.div`
  display: contents;
`;
