import type { Catalogue } from '@extranet/shared/contracts';
import { useAppDispatch } from '@extranet/shared/store';
import { useCallback, useEffect, useMemo } from 'react';
import { useCatalog } from '../state.ts';
import { catalogueChosen } from './catalog.slice.ts';
import { type Source, sourceKey } from './source.ts';

/** Asks for the list of this source when it is chosen, and for what changed in it when one comes back to it. */
export function useSource(audience: Source['audience'], catalogue: Catalogue, deleted: boolean) {
  const dispatch = useAppDispatch();
  const list = useCatalog(({ list }) => list);
  const source = useMemo<Source>(() => ({ audience, catalogue, deleted }), [audience, catalogue, deleted]);
  // Before the first effect, and after another list was shown, the store still speaks of that one.
  const current = list.source !== null && sourceKey(list.source) === sourceKey(source);

  useEffect(() => {
    dispatch(catalogueChosen(source));
  }, [dispatch, source]);

  const retry = useCallback(() => dispatch(catalogueChosen(source)), [dispatch, source]);
  return {
    source,
    index: list.loaded[sourceKey(source)]?.index,
    status: current ? list.status : 'pending',
    list,
    retry,
  };
}
