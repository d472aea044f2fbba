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
  /** The catalogue's makes and models; absent until it is loaded. */
  index: CatalogueView | undefined;
  /** Content after the filters. */
  more: ReactNode;
  /** The number of products found; '' while it is unknown. */
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
  // Deferred behind the make that is being typed: the models are not needed yet.
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

/** Stable setters, so that each field renders only when its own text changes. */
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

/** Lets '/' find the filters. It has no box of its own, so that they stick to the page and not to this element. */
const Place = styled.div`
  display: contents;
`;
