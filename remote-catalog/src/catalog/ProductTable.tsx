import type { Catalogue, ProductRow } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import { color, font, tabletQuery, whenDark } from '@extranet/shared/theme';
import { useMedia, usePrinting } from '@extranet/shared/ui';
import { DataTable, type Sort } from '@extranet/shared/ui/table';
import { useCallback } from 'react';
import styled from 'styled-components';
import { choosingRows } from '../compare-styles.ts';
import { dimPictures } from '../dim-pictures.ts';
import { type LastOrders, useOrdered, useWantOrdered } from '../ordered-parts.tsx';
import type { OptionalColumn } from './chosen-columns.ts';
import { isSortColumn, type RowOrder } from './row-order.ts';
import { isOnItsWay } from './sliced.ts';
import type { Source } from './source.ts';
import { useColumns } from './useColumns.tsx';
import { useProductCard } from './useProductCard.tsx';

interface Props {
  products: readonly ProductRow[];
  catalogue: Catalogue;
  audience: Source['audience'];
  chosen: readonly OptionalColumn[];
  loading: boolean;
  onPlaces?: ((places: readonly number[]) => void) | undefined;
  order: RowOrder | undefined;
  onOrder: (order: RowOrder) => void;
  /** Without an order the rows are in that of the search, not of the references. */
  bestFirst: boolean;
  onOpen: (row: ProductRow) => void;
  /** While products to compare are chosen: whether this is one of them. */
  chosenRow: ((row: ProductRow) => boolean) | undefined;
}

/** With header, filters, footer and what a page has above them just the window, so that the page does not scroll as well (W1.27). */
const HEIGHT = 'max(16rem, calc(100dvh - 22.75rem - var(--above-list, 0rem)))';
/** The bar of the comparison stands below the rows. */
const HEIGHT_COMPARING = 'max(16rem, calc(100dvh - 26.75rem - var(--above-list, 0rem)))';
const NOTHING: LastOrders = {};
const BY_REFERENCE: RowOrder = { by: 'reference', direction: 'up' };
/** The key is the index: after a keystroke the rows on screen are updated, which is several times faster than creating them. */
const placeOf = (_product: ProductRow, place: number) => place;

export function ProductTable(props: Props) {
  const { products, catalogue, audience, loading, order, onOrder, onOpen, chosenRow } = props;
  const { t } = useTranslation('catalog');
  // Columns would need sideways scrolling on a workshop's tablet, a phone, a magnified page.
  // Paper is as narrow as a tablet, but a table fits on it, and breaks between rows.
  const printing = usePrinting();
  const cards = useMedia(tabletQuery) && !printing;
  const isKit = catalogue === 'Kit';
  // What the garage knows already; the back office orders nothing.
  const isAdmin = audience === 'admin';
  useWantOrdered(!isAdmin);
  const ordered = useOrdered(({ last }) => (isAdmin ? NOTHING : last));
  const { card, heightFor } = useProductCard(audience, ordered);
  const columns = useColumns(catalogue, audience, props.chosen, ordered);
  const handleSort = useCallback(
    ({ by, direction }: Sort) => {
      if (isSortColumn(by)) onOrder({ by, direction });
    },
    [onOrder],
  );
  return (
    <Cells data-choosing={chosenRow && true}>
      <DataTable
        label={t('list.title')}
        columns={columns}
        rows={products}
        rowKey={placeOf}
        onOpen={onOpen}
        card={card}
        cardHeight={heightFor(isKit)}
        density={isKit ? 'tall' : 'normal'}
        loading={loading}
        pending={isOnItsWay}
        {...(props.onPlaces && { onPlaces: props.onPlaces })}
        sort={order ?? (props.bestFirst ? undefined : BY_REFERENCE)}
        onSort={handleSort}
        asCards={cards}
        sortElsewhere={cards}
        scrollsWith={cards ? 'page' : 'itself'}
        maxHeight={chosenRow ? HEIGHT_COMPARING : HEIGHT}
        {...(chosenRow && { selected: chosenRow })}
      />
    </Cells>
  );
}

const Cells = styled.div`
  .reference { font: ${font('s')}; font-family: var(--family-mono); font-feature-settings: 'zero'; }
  .row[aria-selected='true'] { box-shadow: inset 4px 0 0 ${color('solid')}; }
  ${choosingRows}
  ${whenDark(dimPictures)}
  .lines > * { display: block; overflow: clip; text-overflow: ellipsis; }
  .lines > span { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; white-space: normal; line-height: 1.25; }
  .price { font-weight: 600; }
  .price > small { color: ${color('soft')}; font: ${font('xs')}; }
`;
