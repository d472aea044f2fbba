import type { Catalogue } from '@extranet/shared/contracts';
import { useAppDispatch } from '@extranet/shared/store';
import { useCallback, useEffect, useMemo } from 'react';
import { catalogueChosen, useList } from './catalog.slice.ts';
import { type Source, sourceKey } from './source.ts';

/** Loads the list of this source when it is chosen, and revalidates it when the user comes back to it. */
export function useSource(audience: Source['audience'], catalogue: Catalogue, deleted: boolean) {
  const dispatch = useAppDispatch();
  const source = useMemo<Source>(() => ({ audience, catalogue, deleted }), [audience, catalogue, deleted]);
  const key = sourceKey(source);
  // Selected one by one, because other fields of the list change with each keystroke and must not render this.
  const shown = useList(({ list }) => list.source);
  const status = useList(({ list }) => list.status);
  const justLoaded = useList(({ list }) => list.justLoaded);
  const failure = useList(({ list }) => list.failure);
  const index = useList(({ list }) => list.loaded[key]?.index);
  const isSliced = useList(({ list }) => key in list.sliced);
  // Until the effect has run, the store may still describe the list shown before.
  const current = shown !== null && sourceKey(shown) === key;

  useEffect(() => {
    dispatch(catalogueChosen(source));
  }, [dispatch, source]);

  const retry = useCallback(() => dispatch(catalogueChosen(source)), [dispatch, source]);
  return {
    source,
    index,
    isSliced,
    status: current ? status : 'pending',
    justLoaded,
    failure,
    retry,
  };
}
