import type { Catalogue, ProductRow } from '@extranet/shared/contracts';
import { integer } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { tabletQuery } from '@extranet/shared/theme';
import { useMedia } from '@extranet/shared/ui';
import { useCallback, useMemo } from 'react';
import { CompareBar, CompareChip, useComparison } from '../compare-parts.tsx';
import { counted } from '../counted.ts';
import { OnPaper } from '../OnPaper.tsx';
import { productsCounted } from '../products-counted.ts';
import type { Words } from '../words-address.ts';
import { CatalogFilters } from './CatalogFilters.tsx';
import { CatalogResults } from './CatalogResults.tsx';
import { ColumnChoice } from './ColumnChoice.tsx';
import { useChosenColumns } from './chosen-columns.ts';
import { type Filters, NO_FILTERS, searchInWords } from './filters.ts';
import { type FoundWords, narrowed } from './found-words.ts';
import { MeantLine } from './meant/MeantLine.tsx';
import { useMeant } from './meant/useMeant.ts';
import type { RowOrder } from './row-order.ts';
import { FITS, isChosen as isTrait } from './traits.ts';

interface Props {
  words: Words;
  found: FoundWords;
  /** How many the catalogue has; there may be more than came. */
  count: number;
  /** The server stopped counting there. */
  more: boolean;
  /** All that fit the vehicle are among those that came. */
  allFit: boolean;
  catalogs: readonly Catalogue[];
  onCatalogue: (catalogue: Catalogue) => void;
  filters: Filters;
  onFilters: (filters: Filters) => void;
  order: RowOrder | undefined;
  onOrder: (order: RowOrder | undefined) => void;
  onOpen: (row: ProductRow) => void;
}

const nothing = () => {};

/** The same fields, chips, columns and table as without words; they narrow what the words found. */
export function WordsTable(props: Props) {
  const { words, found, more, allFit, filters, onFilters, order, onOrder } = props;
  const { t } = useTranslation('catalog');
  const tablet = useMedia(tabletQuery);
  const { catalogue, index } = found;
  const chosen = useChosenColumns(catalogue);
  const comparison = useComparison();
  const { on: comparing, turn, toggle, isChosen } = comparison;
  const meant = useMeant('customer', catalogue, index, filters);
  const shown = useMemo(() => narrowed(found, filters, order, meant), [found, filters, order, meant]);
  const count = shown.rows.length;
  const howMany = inWords();
  const searched = [words.q, searchInWords(filters), howMany].filter(Boolean).join(', ');
  const handleMake = useCallback((make: string) => onFilters({ ...NO_FILTERS, make }), [onFilters]);
  const handleWord = useCallback((reference: string) => onFilters({ ...NO_FILTERS, reference }), [onFilters]);
  return (
    <>
      <CatalogFilters
        catalogs={props.catalogs}
        catalogue={catalogue}
        onCatalogue={props.onCatalogue}
        filters={filters}
        onFilters={onFilters}
        index={index}
        meant={meant}
        found={shown.byText}
        order={order}
        onOrder={onOrder}
        bestFirst
        among={more ? index.rows.length : undefined}
        allFit={allFit}
        more={null}
        choice={
          tablet ? null : (
            <ColumnChoice catalogue={catalogue} columns={chosen.columns} onToggle={chosen.toggle} />
          )
        }
        compare={<CompareChip on={comparing} onTurn={turn} />}
        count={howMany}
      />
      <MeantLine meant={meant} />
      <OnPaper title={t(`catalogue.${catalogue}`)} facts={[[t('print.search'), searched]]} />
      <CatalogResults
        found={shown}
        catalogue={catalogue}
        audience="customer"
        chosen={chosen.columns}
        index={index}
        onMake={handleMake}
        onWord={handleWord}
        failure={null}
        onRetry={nothing}
        order={order}
        onOrder={onOrder}
        bestFirst
        onOpen={comparing ? toggle : props.onOpen}
        chosenRow={comparing ? isChosen : undefined}
      />
      <CompareBar comparison={comparison} />
    </>
  );

  /** Fields and chips narrow what came: where there is more than that, nobody knows how much of it they would leave. */
  function inWords(): string {
    const came = index.rows.length;
    if (allFit && isTrait(filters.traits, FITS)) return productsCounted(t, count, integer(count));
    if (count < came && more) return t('words.among', { count, shown: integer(count), first: integer(came) });
    if (count < came || props.count <= count) return productsCounted(t, count, counted({ count, more }));
    return t('words.first', { shown: integer(count), count: counted({ count: props.count, more }) });
  }
}
