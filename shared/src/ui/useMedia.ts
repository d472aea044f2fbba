import { useSyncExternalStore } from 'react';

interface Followed {
  subscribe: (listener: () => void) => () => void;
  matches: () => boolean;
}

/** Used where matchMedia is missing (tests). */
const noScreen: Followed = { subscribe: () => () => {}, matches: () => false };
const followed = new Map<string, Followed>();

/** One object per query: with a new one at each render, React would unsubscribe and subscribe again every time. */
function follow(query: string): Followed {
  const known = followed.get(query);
  if (known) return known;
  if (!window.matchMedia) return noScreen;
  const list = window.matchMedia(query);
  const fresh: Followed = {
    subscribe: (listener) => {
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    matches: () => list.matches,
  };
  followed.set(query, fresh);
  return fresh;
}

/** Follows a media query; always false where matchMedia is missing. */
export function useMedia(query: string): boolean {
  const { subscribe, matches } = follow(query);
  return useSyncExternalStore(subscribe, matches, matches);
}
