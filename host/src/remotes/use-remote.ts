import { useEffect, useSyncExternalStore } from 'react';
import type { Wanted } from './bring-up.ts';
import { load, outdated, readState } from './loader.ts';
import { readRegistry, subscribe } from './registry-store.ts';
import type { RemoteState } from './states.ts';

export const useRegistry = () => useSyncExternalStore(subscribe, readRegistry);

/** How many loaded remotes have a newer release: a number, so that equal answers are the same to React. */
export const useOutdatedCount = () => useSyncExternalStore(subscribe, () => outdated().length);

/** The remote's state, which this component being there sets in motion, unless it wants nothing itself. */
export function useRemote(id: string, wanted: Wanted | null): RemoteState {
  const state = useSyncExternalStore(subscribe, () => readState(id));
  const key = JSON.stringify(wanted);
  const idle = state.status === 'idle';
  useEffect(() => {
    const asked = JSON.parse(key) as Wanted | null;
    if (asked && idle) void load(id, asked);
  }, [id, key, idle]);
  return state;
}
