import { useSyncExternalStore } from 'react';

interface Followed {
  subscribe: (listener: () => void) => () => void;
  matches: () => boolean;
}

/** Used where matchMedia is missing (tests). */
const noScreen: Followed = { subscribe: () => () => {}, matches: () => false };
const followed = new Map<string, Followed>();

/**
 * While the page is printed, what is on the screen stays as it is: as narrow as a sheet of paper, a page would be drawn anew, and only
 * after its pages were counted. Style sheets have rules for paper.
 */
let printing = false;
if (typeof window !== 'undefined') {
  window.addEventListener('beforeprint', () => {
    printing = true;
  });
  window.addEventListener('afterprint', () => {
    printing = false;
  });
}

/** One object per query: with a new one at each render, React would unsubscribe and subscribe again every time. */
function follow(query: string): Followed {
  const known = followed.get(query);
  if (known) return known;
  if (!window.matchMedia) return noScreen;
  const list = window.matchMedia(query);
  let shown = list.matches;
  const fresh: Followed = {
    subscribe: (listener) => {
      list.addEventListener('change', listener);
      window.addEventListener('afterprint', listener);
      return () => {
        list.removeEventListener('change', listener);
        window.removeEventListener('afterprint', listener);
      };
    },
    matches: () => {
      if (!printing) shown = list.matches;
      return shown;
    },
  };
  followed.set(query, fresh);
  return fresh;
}

/** Follows a media query; always false where matchMedia is missing. */
export function useMedia(query: string): boolean {
  const { subscribe, matches } = follow(query);
  return useSyncExternalStore(subscribe, matches, matches);
}
