import { useAppDispatch } from '@extranet/shared/store';
import { useEffect } from 'react';
import { searchAsked } from './catalog.slice.ts';
import { type Filters, isSearch } from './filters.ts';
import type { Source } from './source.ts';

/**
 * Lets the server search while the catalogue is loading. It sends the current text instead of the deferred one, which may
 * be rendered half a second later on a slow machine that is busy reading the catalogue.
 */
export function useQuickSearch(source: Source, onItsWay: boolean, filters: Filters): void {
  const dispatch = useAppDispatch();
  // The list of deleted products is short: it loads as fast as the server could search.
  const asked = onItsWay && !source.deleted && isSearch(source.catalogue, filters);
  useEffect(() => {
    if (asked) dispatch(searchAsked({ source, filters }));
  }, [dispatch, asked, source, filters]);
}
