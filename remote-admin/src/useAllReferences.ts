import { useAppDispatch } from '@extranet/shared/store';
import { useEffect } from 'react';
import { referencesWanted, useReferences } from './references/references.slice.ts';

/** The catalogue's references, asked for by whoever shows a choice of them. */
export function useAllReferences() {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(referencesWanted());
  }, [dispatch]);
  return useReferences((state) => state.references);
}
