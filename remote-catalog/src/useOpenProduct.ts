import type { ProductRow } from '@extranet/shared/contracts';
import { productOpenRequested } from '@extranet/shared/remote';
import { useAppDispatch } from '@extranet/shared/store';
import { useCallback } from 'react';
import { rowChosen } from './facts.ts';

export function useOpenProduct(): (row: ProductRow) => void {
  const dispatch = useAppDispatch();
  return useCallback(
    (row) => {
      dispatch(rowChosen(row));
      dispatch(productOpenRequested(row.prodId));
    },
    [dispatch],
  );
}
