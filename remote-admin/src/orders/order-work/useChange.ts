import { useAppDispatch } from '@extranet/shared/store';
import { useCallback } from 'react';
import { changeAsked, type Part, useOrderWork } from './order-work.slice.ts';

/** Sends a change decided on the version that this page shows. */
export function useChange() {
  const dispatch = useAppDispatch();
  const version = useOrderWork(({ orderWork }) => orderWork.page?.life.version ?? 1);
  return useCallback(
    (part: Part, method: 'post' | 'put', under: string, body: Record<string, unknown> = {}) => {
      const known = part === 'note' ? body : { ...body, version };
      dispatch(changeAsked({ part, change: { method, under, body: known } }));
    },
    [dispatch, version],
  );
}
