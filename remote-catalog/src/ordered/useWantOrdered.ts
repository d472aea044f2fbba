import { useAppDispatch } from '@extranet/shared/store';
import { useEffect } from 'react';
import { orderedWanted } from './ordered.slice.ts';

/** For lists of products: asks once which of them were ordered before. */
export function useWantOrdered(isShown = true): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (isShown) dispatch(orderedWanted());
  }, [dispatch, isShown]);
}
