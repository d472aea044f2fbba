import type { ProductRow } from '@extranet/shared/contracts';
import { useMemo } from 'react';
import { CatalogueIndex, type CatalogueView } from './CatalogueIndex.ts';
import { searchKey, useList } from './catalog.slice.ts';
import { type Filters, isSearch, type Wanted, wantedBy } from './filters.ts';
import type { Meant } from './meant/useMeant.ts';
import type { FoundByText } from './Refine.tsx';
import type { RowOrder } from './row-order.ts';
import type { Source } from './source.ts';

export interface Found {
  /** Whether the filters narrow enough to show anything. */
  searching: boolean;
  rows: readonly ProductRow[];
  /** Undefined while only the server's first rows are known. */
  count: number | undefined;
  /** What the fields alone found: the chips count it. */
  byText: FoundByText | undefined;
  /** There are more than `count`. */
  more?: boolean;
  /** More rows may come, so that an empty result is not final. */
  waiting: boolean;
}

const NONE: readonly ProductRow[] = [];

/** The rows for these filters: from the loaded catalogue, or from the server until it is loaded. */
export function useFound(
  source: Source,
  index: CatalogueView | undefined,
  filters: Filters,
  order: RowOrder | undefined,
  meant?: Meant,
): Found {
  const quick = useList(({ list }) => list.quick);
  // The list of deleted products is short: it is shown without filters too.
  const searching = source.deleted || isSearch(source.catalogue, filters);
  const meanwhile = searching && !source.deleted && index === undefined;

  // As a string, so that typing a space, a dash or part of a year changes nothing and renders nothing.
  const wanted = JSON.stringify(wantedBy(source.catalogue, filters, meant?.models));
  const found = useMemo(
    () => (index && searching ? index.find(JSON.parse(wanted) as Wanted) : undefined),
    [index, searching, wanted],
  );
  const byText = useMemo(() => (index && found ? { index, places: found } : undefined), [index, found]);
  const kept = useMemo(
    () => found && index?.withTraits(found, filters.traits),
    [index, found, filters.traits],
  );
  const rows = useMemo(() => (index && kept ? index.inOrder(kept, order) : NONE), [index, kept, order]);
  const early = useMemo(
    () => (meanwhile ? narrowed(quick.rows, source, filters, order) : NONE),
    [meanwhile, quick.rows, source, filters, order],
  );
  const answered = quick.key === searchKey(source, filters) && quick.status === 'success';
  const isUnread = meant?.waiting === true;
  const waiting = isUnread || (index === undefined && (!answered || early.length > 0));
  const shown = index ? rows : early;
  const count = isUnread ? undefined : kept?.length;
  // The same object for the same result, so that the rows render only when they change.
  return useMemo(
    () => ({ searching, rows: shown, count, byText, waiting }),
    [searching, shown, count, byText, waiting],
  );
}

/** Rows of the previous search that still match stay on screen, so that nothing flickers between two keystrokes. */
function narrowed(
  rows: readonly ProductRow[],
  { catalogue }: Source,
  filters: Filters,
  order: RowOrder | undefined,
): readonly ProductRow[] {
  const few = new CatalogueIndex(catalogue);
  few.add(rows.filter((row) => row.prodCatalogue === catalogue).map((row) => ({ ...row })));
  return few.inOrder(few.withTraits(few.find(wantedBy(catalogue, filters)), filters.traits), order);
}
