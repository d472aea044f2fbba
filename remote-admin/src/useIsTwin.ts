import { searchable } from '@extranet/shared/rules';
import { useAppDispatch } from '@extranet/shared/store';
import { useEffect } from 'react';
import { referencesWanted, useReferences } from './references/references.slice.ts';

/** Whether another product has a reference that was just typed. The catalogue's are asked for only then. */
export function useIsTwin(written: string, own: string): boolean {
  const dispatch = useAppDispatch();
  const references = useReferences((state) => state.references.references);
  const typed = searchable(written);
  const isTyped = typed !== '' && typed !== searchable(own);
  useEffect(() => {
    if (isTyped) dispatch(referencesWanted());
  }, [dispatch, isTyped]);
  return isTyped && references.some((one) => searchable(one) === typed);
}
