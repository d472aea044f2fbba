import { useAppDispatch } from '@extranet/shared/store';
import { useEffect } from 'react';
import { searchAsked } from './catalog.slice.ts';
import { type Filters, isSearch } from './filters.ts';
import type { Source } from './source.ts';

/**
 * While the catalogue is on its way the server looks: for what is typed now, and not for what has been drawn of it, which
 * may be half a second later on a slow machine that is busy reading the catalogue.
 */
export function useQuickSearch(source: Source, onItsWay: boolean, filters: Filters): void {
  const dispatch = useAppDispatch();
  // What was taken out is a short list: it is there as soon as the server could answer.
  const asked = onItsWay && !source.deleted && isSearch(source.catalogue, filters);
  useEffect(() => {
    if (asked) dispatch(searchAsked({ source, filters }));
  }, [dispatch, asked, source, filters]);
}
