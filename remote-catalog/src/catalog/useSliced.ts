import type { Catalogue, ProductRow } from '@extranet/shared/contracts';
import type { Refusal } from '@extranet/shared/http';
import { useAppDispatch } from '@extranet/shared/store';
import { useCallback, useEffect, useEffectEvent, useMemo, useRef } from 'react';
import type { FacetView } from './CatalogueIndex.ts';
import { type Filters, isSearch } from './filters.ts';
import type { RowOrder } from './row-order.ts';
import {
  ON_ITS_WAY,
  questionOf,
  type ShownSlices,
  SLICE_ROWS,
  sliceAsked,
  sliceRetried,
  slicesSeen,
  useSlices,
} from './sliced.ts';
import type { Source } from './source.ts';
import type { Found } from './useFound.ts';

interface Sliced {
  found: Found;
  failure: Refusal | null;
  retry: () => void;
  onPlaces: (places: readonly number[]) => void;
}

const NONE: readonly ProductRow[] = [];

/** The rows of a list that is too large to be held, as `useFound` has those of one that is; undefined for that one. */
export function useSliced(
  isSliced: boolean,
  source: Source,
  filters: Filters,
  order: RowOrder | undefined,
): Sliced | undefined {
  const dispatch = useAppDispatch();
  const state = useSlices();
  const searching = isSearch(source.catalogue, filters);
  const question = questionOf(source, filters, order);
  const { key } = question;
  const ask = useEffectEvent(() => dispatch(sliceAsked(question)));
  useEffect(() => {
    if (isSliced && searching && key) ask();
  }, [isSliced, searching, key]);

  const told = useRef('');
  const onPlaces = useCallback(
    (places: readonly number[]) => {
      const slices = [...new Set(places.map((place) => Math.floor(place / SLICE_ROWS)))];
      if (slices.length === 0 || told.current === slices.join()) return;
      told.current = slices.join();
      dispatch(slicesSeen(slices));
    },
    [dispatch],
  );
  const retry = useCallback(() => dispatch(sliceRetried()), [dispatch]);

  const shown = state?.shown?.question.source.catalogue === source.catalogue ? state.shown : undefined;
  const rows = useMemo(() => (shown && searching ? rowsOf(shown) : NONE), [shown, searching]);
  const counts = shown?.found;
  const byText = useMemo(
    () => counts && searching && { index: { traitCounts: () => counts.traits }, places: [] },
    [counts, searching],
  );
  const waiting = shown?.question.key !== key;
  const found = useMemo<Found>(
    () => ({
      ...{ searching, rows, waiting, count: searching ? counts?.count : undefined },
      ...{ more: counts?.more ?? false, byText: byText || undefined },
    }),
    [searching, rows, waiting, counts, byText],
  );
  if (!isSliced) return undefined;
  const failure = state?.status === 'error' ? state.failure : null;
  return { found, failure, retry, onPlaces };
}

/** Its makes and models, once the server counted them. */
export function useSlicedFacets(isSliced: boolean, catalogue: Catalogue): FacetView | undefined {
  const state = useSlices();
  return isSliced ? state?.facets[catalogue] : undefined;
}

/** As many as there are, so that each has its place from the first moment on. */
function rowsOf({ found, slices }: ShownSlices): ProductRow[] {
  const rows = new Array<ProductRow>(found.count).fill(ON_ITS_WAY);
  for (const [number, slice] of Object.entries(slices))
    for (const [at, row] of slice.entries()) {
      const place = Number(number) * SLICE_ROWS + at;
      if (place < rows.length) rows[place] = row;
    }
  return rows;
}
