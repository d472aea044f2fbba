import type { Catalogue, ProductRow } from '@extranet/shared/contracts';
import type { Refusal } from '@extranet/shared/http';
import { memo, useRef } from 'react';
import styled from 'styled-components';
import type { Years } from '../years.ts';
import type { FacetView } from './CatalogueIndex.ts';
import type { OptionalColumn } from './chosen-columns.ts';
import { NoRows } from './NoRows.tsx';
import { ProductTable } from './ProductTable.tsx';
import type { RowOrder } from './row-order.ts';
import type { Source } from './source.ts';
import type { Found } from './useFound.ts';

interface Props {
  found: Found;
  catalogue: Catalogue;
  audience: Source['audience'];
  chosen: readonly OptionalColumn[];
  index: FacetView | undefined;
  /** Where the year is why there are none: the years of what would be found without it. */
  built?: Years | undefined;
  onMake: (make: string) => void;
  onWord: (word: string) => void;
  failure: Refusal | null;
  onRetry: () => void;
  order: RowOrder | undefined;
  onOrder: (order: RowOrder) => void;
  bestFirst?: boolean;
  /** Told which places are in view, where rows come in slices. */
  onPlaces?: ((places: readonly number[]) => void) | undefined;
  onOpen: (row: ProductRow) => void;
  /** While products to compare are chosen: whether this is one of them. */
  chosenRow: ((row: ProductRow) => boolean) | undefined;
}

const NONE: readonly ProductRow[] = [];

/** The rows, or why there are none. Memoised: renders when the rows change, not at each keystroke in a filter. */
export const CatalogResults = memo(function Results(props: Props) {
  const { found, catalogue, failure } = props;
  const { searching, waiting, rows } = found;
  // Rows that the server found are shown even if loading the catalogue failed.
  const filled = searching && rows.length > 0;
  const isTable = filled || (searching && waiting && !failure);
  const kept = useKept(catalogue, filled ? rows : undefined);
  return (
    <>
      {!isTable && (
        <NoRows
          catalogue={catalogue}
          searching={searching}
          index={props.index}
          built={props.built}
          onMake={props.onMake}
          onWord={props.onWord}
          failure={failure}
          onRetry={props.onRetry}
          audience={props.audience}
        />
      )}
      {(isTable || kept.length > 0) && (
        <Place data-away={!isTable || undefined}>
          <ProductTable
            products={isTable ? rows : kept}
            catalogue={catalogue}
            audience={props.audience}
            chosen={props.chosen}
            loading={isTable && waiting}
            onPlaces={props.onPlaces}
            order={props.order}
            onOrder={props.onOrder}
            bestFirst={props.bestFirst ?? false}
            onOpen={props.onOpen}
            chosenRow={props.chosenRow}
          />
        </Place>
      )}
    </>
  );
});

/**
 * The rows shown last. Their table stays mounted but hidden while there are no results: updating its texts at the next
 * keystroke costs half as much as creating it again.
 */
function useKept(catalogue: Catalogue, rows: readonly ProductRow[] | undefined): readonly ProductRow[] {
  const kept = useRef({ catalogue, rows: NONE });
  if (rows || kept.current.catalogue !== catalogue) kept.current = { catalogue, rows: rows ?? NONE };
  return kept.current.rows;
}

/** Hidden, the table keeps its layout and styles, so that nothing is measured or styled again when it comes back. */
const Place = styled.div`
  &[data-away] { block-size: 0; content-visibility: hidden; }
`;
