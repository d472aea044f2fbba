import { useAppDispatch } from '@extranet/shared/store';
import { useCallback, useEffect, useRef } from 'react';
import { searchAsked } from './catalog.slice.ts';
import { type Filters, isSearch } from './filters.ts';
import type { Source } from './source.ts';

/**
 * Lets the server search while the catalogue is loading: for the filters of the page, as a link brings them, and for those that
 * are given to what is returned, before the page renders them. It sends the current text instead of the deferred one, which may be
 * rendered half a second later on a slow machine that is busy reading the catalogue.
 */
export function useQuickSearch(source: Source, onItsWay: boolean, filters: Filters) {
  const dispatch = useAppDispatch();
  // All of them, not the last one: the page may render earlier letters after later ones were asked for.
  const asked = useRef<{ source: Source; filters: WeakSet<Filters> }>(undefined);
  const ask = useCallback(
    (wanted: Filters) => {
      // The list of deleted products is short: it loads as fast as the server could search.
      if (!onItsWay || source.deleted || !isSearch(source.catalogue, wanted)) return;
      if (asked.current?.source !== source) asked.current = { source, filters: new WeakSet() };
      if (asked.current.filters.has(wanted)) return;
      asked.current.filters.add(wanted);
      dispatch(searchAsked({ source, filters: wanted }));
    },
    [dispatch, onItsWay, source],
  );
  useEffect(() => ask(filters), [ask, filters]);
  return ask;
}
