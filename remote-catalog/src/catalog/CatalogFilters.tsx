import type { Catalogue } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import { Select, TextField } from '@extranet/shared/ui';
import { FilterBar } from '@extranet/shared/ui/table';
import { type KeyboardEvent, memo, type ReactNode, useDeferredValue, useMemo, useRef } from 'react';
import styled from 'styled-components';
import type { CatalogueView } from './CatalogueIndex.ts';
import { FacetField } from './FacetField.tsx';
import { cleanYear, type Filters, NO_FILTERS, YEAR_DIGITS } from './filters.ts';

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
const LONGEST = 60;

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
      <FilterBar
        label={t('list.title')}
        count={count}
        onClear={() => onFilters(NO_FILTERS)}
        stickAt={HEADER_HEIGHT}
      >
        <Select
          label={t('filters.catalogue')}
          value={catalogue}
          onValue={onCatalogue}
          options={catalogs.map((name) => ({ value: name, label: t(`catalogue.${name}`) }))}
        />
        {!isKit && (
          <>
            <FacetField
              label={t('filters.make')}
              text={filters.make}
              onText={set.make}
              items={makes}
              nothing={t('filters.noMake')}
            />
            <FacetField
              label={t('filters.model')}
              text={filters.model}
              onText={set.model}
              items={models}
              nothing={t('filters.noModel')}
            />
            <TextField
              label={t('filters.year')}
              inputMode="numeric"
              autoComplete="off"
              placeholder={t('filters.yearHint')}
              maxLength={YEAR_DIGITS}
              value={filters.year}
              onValue={(text) => set.year(cleanYear(text))}
              onKeyDown={goToRows}
            />
          </>
        )}
        <TextField
          label={isKit ? t('filters.kitText') : t('filters.reference')}
          placeholder={isKit ? t('filters.kitHint') : t('filters.referenceHint')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={LONGEST}
          enterKeyHint="search"
          value={filters.reference}
          onValue={set.reference}
          onKeyDown={goToRows}
        />
        {more}
      </FilterBar>
    </Place>
  );
});

/** The same four functions for as long as the filters are on screen, so that a field is drawn again for its own text only. */
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
    };
  }, []);
}

/** Arrow down leads from the last filters into the rows. */
function goToRows(event: KeyboardEvent): void {
  if (event.key !== 'ArrowDown') return;
  const row = document.querySelector<HTMLElement>('[role="grid"] [data-index][tabindex="0"]');
  if (!row) return;
  event.preventDefault();
  row.focus();
}

/** For '/' to find its way here, without a box: the filters stick to the page and not to this. */
const Place = styled.div`
  display: contents;
`;
