import type { Catalogue, ProductRow } from '@extranet/shared/contracts';
import type { Refusal } from '@extranet/shared/http';
import { memo, useRef } from 'react';
import styled from 'styled-components';
import { NoRows } from './NoRows.tsx';
import { ProductTable } from './ProductTable.tsx';
import type { RowOrder } from './row-order.ts';
import type { Source } from './source.ts';
import type { Found } from './useFound.ts';

interface Props {
  found: Found;
  catalogue: Catalogue;
  audience: Source['audience'];
  failure: Refusal | null;
  onRetry: () => void;
  order: RowOrder | undefined;
  onOrder: (order: RowOrder) => void;
  onOpen: (row: ProductRow) => void;
}

const NONE: readonly ProductRow[] = [];

/** The rows, or why there are none. Drawn again for other rows only, not for each letter in a filter. */
export const CatalogResults = memo(function Results(props: Props) {
  const { found, catalogue, failure } = props;
  const { searching, waiting, rows } = found;
  // What the server found by itself is worth more than the news that the rest did not come.
  const filled = searching && rows.length > 0;
  const isTable = filled || (searching && waiting && !failure);
  const kept = useKept(catalogue, filled ? rows : undefined);
  return (
    <>
      {!isTable && (
        <NoRows catalogue={catalogue} searching={searching} failure={failure} onRetry={props.onRetry} />
      )}
      {(isTable || kept.length > 0) && (
        <Place data-away={!isTable || undefined}>
          <ProductTable
            products={isTable ? rows : kept}
            catalogue={catalogue}
            audience={props.audience}
            loading={isTable && waiting}
            order={props.order}
            onOrder={props.onOrder}
            onOpen={props.onOpen}
          />
        </Place>
      )}
    </>
  );
});

/**
 * The rows shown last. Their table stays in the page, unseen, while a filter is empty or finds nothing: the next letter
 * then changes its words, which costs half of building it anew.
 */
function useKept(catalogue: Catalogue, rows: readonly ProductRow[] | undefined): readonly ProductRow[] {
  const kept = useRef({ catalogue, rows: NONE });
  if (rows || kept.current.catalogue !== catalogue) kept.current = { catalogue, rows: rows ?? NONE };
  return kept.current.rows;
}

/** Away, it keeps its size inside, and its styles: nothing of it is measured or styled again when it comes back. */
const Place = styled.div`
  &[data-away] { block-size: 0; content-visibility: hidden; }
`;
