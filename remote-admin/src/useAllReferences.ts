import { useAppDispatch } from '@extranet/shared/store';
import { useEffect } from 'react';
import { referencesWanted, useReferences } from './references/references.slice.ts';

/** The catalogue's references, which this hook requests. */
export function useAllReferences() {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(referencesWanted());
  }, [dispatch]);
  return useReferences((state) => state.references);
}
