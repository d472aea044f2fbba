import type { Catalogue, ProductRow } from '@extranet/shared/contracts';
import { integer } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { lazily } from '@extranet/shared/remote';
import { COUNTED_MAX } from '@extranet/shared/rules';
import { color, media, radius, tabletQuery } from '@extranet/shared/theme';
import { Alert, Button, useMedia } from '@extranet/shared/ui';
import { useScrollMemory } from '@extranet/shared/ui/table';
import { type ReactNode, Suspense, useCallback, useRef, useState } from 'react';
import styled from 'styled-components';
import { CompareBar, CompareChip, useComparison } from '../compare-parts.tsx';
import { OnPaper } from '../OnPaper.tsx';
import { productsCounted } from '../products-counted.ts';
import { CatalogFilters } from './CatalogFilters.tsx';
import { CatalogResults } from './CatalogResults.tsx';
import { ColumnChoice } from './ColumnChoice.tsx';
import { searchKey } from './catalog.slice.ts';
import { type GivenColumns, useChosenColumns } from './chosen-columns.ts';
import { type Filters, NO_FILTERS, searchInWords } from './filters.ts';
import { LoadProgress } from './LoadProgress.tsx';
import { addListPart } from './list.part.ts';
import { MeantLine } from './meant/MeantLine.tsx';
import { useMeant } from './meant/useMeant.ts';
import type { RowOrder } from './row-order.ts';
import type { Source } from './source.ts';
import { useBuiltYears } from './useBuiltYears.ts';
import { useCarried } from './useCarried.ts';
import { useFound } from './useFound.ts';
import { useQuickSearch } from './useQuickSearch.ts';
import { useSettled } from './useSettled.ts';
import { useSliced, useSlicedFacets } from './useSliced.ts';
import { useSource } from './useSource.ts';

addListPart();

const Elsewhere = lazily(() => import(/* webpackChunkName: "elsewhere" */ './elsewhere/Elsewhere.tsx'));

interface Props {
  audience: Source['audience'];
  catalogs: readonly Catalogue[];
  catalogue: Catalogue;
  /** Chosen in the list, without what was searched; or offered with what it has of the search. */
  onCatalogue: (catalogue: Catalogue, filters?: Filters) => void;
  filters: Filters;
  onFilters: (filters: Filters) => void;
  order: RowOrder | undefined;
  onOrder: (order: RowOrder | undefined) => void;
  onOpen: (row: ProductRow) => void;
  deleted?: boolean;
  /** Columns that the page around it keeps. */
  columns?: GivenColumns;
  /** Content after the filters. */
  more?: ReactNode;
}

export function CatalogSearch(props: Props) {
  const { audience, catalogs, catalogue, filters, order, onFilters, onOrder, deleted = false } = props;
  const { t } = useTranslation('catalog');
  const tablet = useMedia(tabletQuery);
  const chosen = useChosenColumns(catalogue, props.columns);
  const comparison = useComparison();
  const { on: comparing, turn, toggle, isChosen } = comparison;
  const frame = useRef<HTMLDivElement>(null);
  const { source, index, isSliced, status, failure, retry, ...list } = useSource(
    audience,
    catalogue,
    deleted,
  );
  // With the catalogue loaded, rows are found within the frame of the keystroke, once their table stands.
  const [hasTable, setHasTable] = useState(false);
  const settled = useSettled(source, filters, hasTable && (index !== undefined || isSliced));
  const onItsWay = index === undefined && !isSliced;
  const ask = useQuickSearch(source, onItsWay, filters);
  const handleTyped = useCallback(
    (typed: Filters) => {
      ask(typed);
      onFilters(typed);
    },
    [ask, onFilters],
  );
  const facets = useSlicedFacets(isSliced, catalogue) ?? index;
  const meant = useMeant(audience, catalogue, facets, settled);
  const held = useFound(source, index, settled, order, meant);
  const sliced = useSliced(isSliced, source, settled, order);
  const found = sliced?.found ?? held;
  const built = useBuiltYears(source, index, found, settled, meant);
  const { count } = found;
  if (found.rows.length > 0 && !hasTable) setHasTable(true);
  useScrollMemory(frame, `catalog ${searchKey(source, settled)}`, found.rows.length > 0);

  const counted =
    count === undefined
      ? ''
      : found.more
        ? t('list.countMore', { count, shown: integer(count) })
        : productsCounted(t, count, integer(count));
  const carriedTo = useCarried(catalogue, filters);
  const words = searchInWords(filters);
  const handleMake = useCallback((make: string) => onFilters({ ...NO_FILTERS, make }), [onFilters]);

  const handleWord = useCallback((reference: string) => onFilters({ ...NO_FILTERS, reference }), [onFilters]);

  return (
    <Sheet ref={frame}>
      <CatalogFilters
        catalogs={catalogs}
        catalogue={catalogue}
        onCatalogue={(chosen) => props.onCatalogue(chosen, carriedTo(chosen))}
        filters={filters}
        onFilters={handleTyped}
        isPaused={onItsWay}
        index={facets}
        meant={meant}
        found={found.byText}
        order={order}
        onOrder={onOrder}
        among={found.more ? COUNTED_MAX : undefined}
        more={props.more}
        choice={
          tablet ? null : (
            <ColumnChoice catalogue={catalogue} columns={chosen.columns} onToggle={chosen.toggle} />
          )
        }
        compare={audience === 'customer' && found.byText && <CompareChip on={comparing} onTurn={turn} />}
        count={counted}
      />
      <MeantLine meant={meant} />
      <OnPaper
        title={t(`catalogue.${catalogue}`)}
        facts={[[t('print.search'), [words, counted].filter(Boolean).join(', ')]]}
      />
      <LoadProgress
        waiting={
          sliced
            ? found.searching && found.waiting && !sliced.failure
            : status === 'pending' && index === undefined
        }
        justLoaded={list.justLoaded}
      />
      {sliced?.failure && found.rows.length > 0 && (
        <Alert action={<Button onClick={sliced.retry}>{t('list.retry')}</Button>}>
          {t('list.sliceFailed')}
        </Alert>
      )}
      <CatalogResults
        found={found}
        catalogue={catalogue}
        audience={audience}
        chosen={chosen.columns}
        index={facets}
        built={built}
        onMake={handleMake}
        onWord={handleWord}
        failure={sliced ? sliced.failure : status === 'error' && index === undefined ? failure : null}
        onRetry={sliced?.retry ?? retry}
        onPlaces={sliced?.onPlaces}
        order={order}
        onOrder={onOrder}
        onOpen={comparing ? toggle : props.onOpen}
        chosenRow={comparing ? isChosen : undefined}
      />
      {found.searching && !found.waiting && found.rows.length === 0 && (
        <Suspense>
          <Elsewhere source={source} catalogs={catalogs} filters={settled} onCatalogue={props.onCatalogue} />
        </Suspense>
      )}
      <CompareBar comparison={comparison} />
    </Sheet>
  );
}

const Sheet = styled.div`
  border: 1px solid ${color('line')};
  border-radius: ${radius('l')};
  background: ${color('panel')};
  ${media.print} { border: 0; }
  [role='grid'] { border-radius: 0 0 ${radius('l')} ${radius('l')}; }
  [role='search'] { border-radius: ${radius('l')} ${radius('l')} 0 0; }
`;
