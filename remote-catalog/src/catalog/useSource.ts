import type { Catalogue } from '@extranet/shared/contracts';
import { useAppDispatch } from '@extranet/shared/store';
import { useCallback, useEffect, useMemo } from 'react';
import { catalogueChosen, useList } from './catalog.slice.ts';
import { type Source, sourceKey } from './source.ts';

/** Asks for the list of this source when it is chosen, and for what changed in it when one comes back to it. */
export function useSource(audience: Source['audience'], catalogue: Catalogue, deleted: boolean) {
  const dispatch = useAppDispatch();
  const source = useMemo<Source>(() => ({ audience, catalogue, deleted }), [audience, catalogue, deleted]);
  const key = sourceKey(source);
  // One by one: what else changes in the list with each letter is nothing to be drawn again for.
  const shown = useList(({ list }) => list.source);
  const status = useList(({ list }) => list.status);
  const arriving = useList(({ list }) => list.arriving);
  const rowsRead = useList(({ list }) => list.rowsRead);
  const failure = useList(({ list }) => list.failure);
  const index = useList(({ list }) => list.loaded[key]?.index);
  // Before the first effect, and after another list was shown, the store still speaks of that one.
  const current = shown !== null && sourceKey(shown) === key;

  useEffect(() => {
    dispatch(catalogueChosen(source));
  }, [dispatch, source]);

  const retry = useCallback(() => dispatch(catalogueChosen(source)), [dispatch, source]);
  return { source, index, status: current ? status : 'pending', arriving, rowsRead, failure, retry };
}
