import { lazily } from '@extranet/shared/remote';
import { useEffect } from 'react';

/** Rows, groups and requests come with the first focus. */
export const Suggestions = lazily(() => import(/* webpackChunkName: "search-help" */ './Suggestions.tsx'));

/** By then the page's own files are there; the first letter finds the help waiting. */
const PRELOAD_AFTER_MS = 1_500;

/** Fetches the help while nobody has asked for it yet. */
export function useHelpAhead(): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      Suggestions.preload().catch(() => {
        // The first focus asks for it again.
      });
    }, PRELOAD_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
}
