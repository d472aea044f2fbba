import type { Catalogue, ProductRow } from '@extranet/shared/contracts';
import { integer } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { color, radius } from '@extranet/shared/theme';
import { type ReactNode, useDeferredValue, useRef } from 'react';
import styled from 'styled-components';
import { CatalogFilters } from './CatalogFilters.tsx';
import { CatalogResults } from './CatalogResults.tsx';
import { searchKey } from './catalog.slice.ts';
import { type Filters, NO_FILTERS } from './filters.ts';
import { LoadProgress } from './LoadProgress.tsx';
import type { RowOrder } from './row-order.ts';
import type { Source } from './source.ts';
import { useFound } from './useFound.ts';
import { useQuickSearch } from './useQuickSearch.ts';
import { useScrollMemory } from './useScrollMemory.ts';
import { useSource } from './useSource.ts';

interface Props {
  audience: Source['audience'];
  catalogs: readonly Catalogue[];
  catalogue: Catalogue;
  onCatalogue: (catalogue: Catalogue) => void;
  filters: Filters;
  onFilters: (filters: Filters) => void;
  order: RowOrder | undefined;
  onOrder: (order: RowOrder | undefined) => void;
  onOpen: (row: ProductRow) => void;
  deleted?: boolean;
  /** Content after the filters. */
  more?: ReactNode;
}

export function CatalogSearch(props: Props) {
  const { audience, catalogs, catalogue, filters, order, onFilters, deleted = false } = props;
  const { t } = useTranslation('catalog');
  const frame = useRef<HTMLDivElement>(null);
  const { source, index, status, failure, retry, ...list } = useSource(audience, catalogue, deleted);
  // With the catalogue loaded, rows are found within the frame of the keystroke. Until then they are rendered deferred.
  const deferred = useDeferredValue(index ? NO_FILTERS : filters);
  const settled = index ? filters : deferred;
  useQuickSearch(source, index === undefined, filters);
  const found = useFound(source, index, settled, order);
  const { count } = found;
  useScrollMemory(frame, searchKey(source, settled), found.rows.length > 0);

  return (
    <Sheet ref={frame}>
      <CatalogFilters
        catalogs={catalogs}
        catalogue={catalogue}
        onCatalogue={props.onCatalogue}
        filters={filters}
        onFilters={onFilters}
        index={index}
        more={props.more}
        count={count === undefined ? '' : t('list.count', { count, shown: integer(count) })}
      />
      <LoadProgress
        waiting={status === 'pending' && index === undefined}
        justLoaded={list.justLoaded}
        rowsRead={list.rowsRead}
      />
      <CatalogResults
        found={found}
        catalogue={catalogue}
        audience={audience}
        failure={status === 'error' && index === undefined ? failure : null}
        onRetry={retry}
        order={order}
        onOrder={props.onOrder}
        onOpen={props.onOpen}
      />
    </Sheet>
  );
}

const Sheet = styled.div`
  border: 1px solid ${color('line')};
  border-radius: ${radius('l')};
  background: ${color('panel')};
  [role='search'] { border-radius: ${radius('l')} ${radius('l')} 0 0; }
`;
