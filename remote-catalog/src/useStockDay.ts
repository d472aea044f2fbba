import { useAppDispatch } from '@extranet/shared/store';
import { useEffect } from 'react';
import { addPromisePart } from './promise/promise.part.ts';
import { promiseWanted, usePromise } from './promise/promise.slice.ts';

addPromisePart();

/** Asks for the days once for a page: the hour goes on. */
export function useAskStockDays(): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(promiseWanted());
  }, [dispatch]);
}

/** When what has this stock code would be there; nothing while that is not known, or not promised. */
export const useStockDay = (stock: string): string | null | undefined =>
  usePromise(({ promise }) => promise.promises?.find(({ stockCode }) => stockCode === stock)?.on);
