import type { Catalogue } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import { media, space, tabletQuery } from '@extranet/shared/theme';
import { Button, useMedia, VisuallyHidden } from '@extranet/shared/ui';
import { FilterBar } from '@extranet/shared/ui/table';
import { SlidersHorizontal } from 'lucide-react';
import { memo, type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { Chip, ChipLine } from '../Chip.ts';
import type { FacetView } from './CatalogueIndex.ts';
import { FacetField } from './FacetField.tsx';
import { CatalogueField, ReferenceField, YearField } from './FilterFields.tsx';
import { type Filters, isSearch, NO_FILTERS, sameFilters, searchInWords } from './filters.ts';
import type { Meant } from './meant/useMeant.ts';
import { useNames } from './meant/useNames.ts';
import { type FoundByText, Refine } from './Refine.tsx';
import type { RowOrder } from './row-order.ts';
import { SortField } from './SortField.tsx';
import { useSetters } from './useSetters.ts';
import { useTypedFilters } from './useTypedFilters.ts';

interface Props {
  catalogs: readonly Catalogue[];
  catalogue: Catalogue;
  onCatalogue: (catalogue: Catalogue) => void;
  filters: Filters;
  onFilters: (filters: Filters) => void;
  /** Told when typing pauses, not at each letter. */
  isPaused?: boolean;
  /** The catalogue's makes and models; absent until it is loaded. */
  index: FacetView | undefined;
  /** How make and model were read, where they begin no name of it. */
  meant: Meant | undefined;
  found: FoundByText | undefined;
  order: RowOrder | undefined;
  onOrder: (order: RowOrder) => void;
  /** Beside the count: which columns are shown. */
  choice: ReactNode;
  /** At the end of the chips. */
  compare: ReactNode;
  /** As the search found them, until somebody sorts. */
  bestFirst?: boolean;
  /** There are more products than these first ones, which alone are counted. */
  among?: number | undefined;
  /** But all that fit the vehicle were. */
  allFit?: boolean;
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
  filters: told,
  onFilters,
  isPaused = false,
  index,
  meant,
  found,
  order,
  onOrder,
  bestFirst = false,
  among,
  allFit = false,
  more,
  choice,
  compare,
  count,
}: Props) {
  const { t } = useTranslation('catalog');
  const [filters, change] = useTypedFilters(told, onFilters, isPaused);
  const set = useSetters(filters, change, onCatalogue, meant);
  const cards = useMedia(tabletQuery);
  // On a phone and a tablet the fields fold into one line once they have found something: the rows need the screen.
  const [unfolded, setUnfolded] = useState(() => !bestFirst && !isSearch(catalogue, filters));
  const searching = bestFirst || isSearch(catalogue, filters);
  // Fields that came back empty stay open while one types into them.
  if (!searching && !unfolded) setUnfolded(true);
  const folded = cards && searching && !unfolded;
  const isKit = catalogue === 'Kit';
  // Of words that found more than came, makes and models are counted among those that came, as the chips are.
  const amongThose = bestFirst ? among : undefined;
  const { makes, models } = useNames(index, filters, meant);
  return (
    <Place data-search-here>
      <FilterBar
        label={t('list.title')}
        count={count}
        tools={choice}
        onClear={set.nothing}
        filtered={!sameFilters(filters, NO_FILTERS)}
        stickAt={HEADER_HEIGHT}
        folded={folded}
        fold={
          cards &&
          searching && (
            <Fold type="button" aria-expanded={!folded} onClick={() => setUnfolded(!unfolded)}>
              <SlidersHorizontal size={16} aria-hidden />
              <FoldLabel folded={folded} words={searchInWords(filters)} />
            </Fold>
          )
        }
        below={
          <Line data-idle={!searching || undefined}>
            <Refine found={found} traits={filters.traits} onTraits={set.traits} among={among} allFit={allFit}>
              {compare}
            </Refine>
          </Line>
        }
      >
        <CatalogueField catalogs={catalogs} value={catalogue} onValue={set.catalogue} />
        {!isKit && (
          <>
            <FacetField
              of="make"
              text={filters.make}
              onText={set.make}
              onPick={set.make}
              items={makes}
              among={amongThose}
            />
            <FacetField
              of="model"
              text={filters.model}
              onText={set.model}
              onPick={set.wholeModel}
              items={models}
              among={amongThose}
            />
            <YearField value={filters.year} onValue={set.year} />
          </>
        )}
        <ReferenceField isKit={isKit} value={filters.reference} onValue={set.reference} />
        {cards && searching && <SortField order={order} onOrder={onOrder} bestFirst={bestFirst} />}
        {more}
        {cards && searching && (
          <Button onClick={() => setUnfolded(false)}>
            {count ? t('filters.show', { found: count }) : t('filters.showAll')}
          </Button>
        )}
      </FilterBar>
    </Place>
  );
});

/** For those who see it, the vehicle above the rows says enough. */
function FoldLabel({ folded, words }: { folded: boolean; words: string }) {
  const { t } = useTranslation('catalog');
  if (!folded || words === '') return <span>{t('filters.fold')}</span>;
  return (
    <span>
      <VisuallyHidden>{`${t('filters.fold')}\u00a0: `}</VisuallyHidden>
      {words}
    </span>
  );
}

const Fold = styled(Chip)`
  flex: 0 1 auto;
  min-inline-size: 6.5rem;
  & > svg { flex: none; }
  & > span { overflow: hidden; text-overflow: ellipsis; }
`;
/** Its height is kept before there are chips, so that the rows do not move. On a phone the chips scroll sideways in it. */
const Line = styled(ChipLine)`
  min-block-size: 32px;
  ${media.coarse} { min-block-size: 44px; }
  ${media.phone} {
    min-block-size: calc(44px + 2 * 5px);
    &[data-idle]:empty { display: none; }
    /* A chip that is cut at the edge fades: it does not read on into the count. */
    padding-inline-end: ${space('xl')};
    mask-image: linear-gradient(to right, #000 calc(100% - ${space('xl')}), transparent);
  }
`;
/** Lets '/' find the filters. It has no box of its own, so that they stick to the page and not to this element. */
const Place = styled.div`
  display: contents;
`;
