import { useAppDispatch } from '@extranet/shared/store';
import { useEffect } from 'react';
import { deskOpened } from './desk.slice.ts';

const EVERY_MS = 60_000;

/** Counts when the page opens, and each minute while somebody may be looking. */
export function useFreshDesk(): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(deskOpened());
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') dispatch(deskOpened());
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, [dispatch]);
}

/** The dashboard, which counts by itself. */
const DASHBOARD = '/extradmin';

/** The rail counts whenever another page opens: what was dealt with on the last one waits no longer. */
export function useDeskOf(pathname: string): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (pathname !== DASHBOARD) dispatch(deskOpened());
  }, [dispatch, pathname]);
}
