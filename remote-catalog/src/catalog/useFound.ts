import type { ProductRow } from '@extranet/shared/contracts';
import { useMemo } from 'react';
import { CatalogueIndex, type CatalogueView } from './CatalogueIndex.ts';
import { searchKey, useList } from './catalog.slice.ts';
import { type Filters, isSearch, type Wanted, wantedBy } from './filters.ts';
import type { RowOrder } from './row-order.ts';
import type { Source } from './source.ts';

export interface Found {
  /** Whether the filters narrow enough to show anything. */
  searching: boolean;
  rows: readonly ProductRow[];
  /** Unknown while only the server's first rows are there. */
  count: number | undefined;
  /** More may come: nothing found yet means nothing. */
  waiting: boolean;
}

const NONE: readonly ProductRow[] = [];

/** The rows for these filters: out of the catalogue once it is there, and from the server until then. */
export function useFound(
  source: Source,
  index: CatalogueView | undefined,
  filters: Filters,
  order: RowOrder | undefined,
): Found {
  const quick = useList(({ list }) => list.quick);
  // What was taken out is a short list: it is shown whole.
  const searching = source.deleted || isSearch(source.catalogue, filters);
  const meanwhile = searching && !source.deleted && index === undefined;

  // A blank, a dash or half a year asks for nothing else: what is on screen is then not even looked at.
  const wanted = JSON.stringify(wantedBy(source.catalogue, filters));
  const found = useMemo(
    () => (index && searching ? index.find(JSON.parse(wanted) as Wanted) : undefined),
    [index, searching, wanted],
  );
  const rows = useMemo(() => (index && found ? index.inOrder(found, order) : NONE), [index, found, order]);
  const early = useMemo(
    () => (meanwhile ? narrowed(quick.rows, source, filters, order) : NONE),
    [meanwhile, quick.rows, source, filters, order],
  );
  const answered = quick.key === searchKey(source, filters) && quick.status === 'success';
  const waiting = index === undefined && (!answered || early.length > 0);
  const shown = index ? rows : early;
  const count = found?.length;
  // One object for one answer: the rows are drawn again only when they are others.
  return useMemo(() => ({ searching, rows: shown, count, waiting }), [searching, shown, count, waiting]);
}

/** Rows of the search before this one stay as far as they fit: nothing flickers between two letters. */
function narrowed(
  rows: readonly ProductRow[],
  { catalogue }: Source,
  filters: Filters,
  order: RowOrder | undefined,
): readonly ProductRow[] {
  const few = new CatalogueIndex(catalogue);
  few.add(rows.filter((row) => row.prodCatalogue === catalogue).map((row) => ({ ...row })));
  return few.inOrder(few.find(wantedBy(catalogue, filters)), order);
}
