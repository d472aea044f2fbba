import { selectSession } from '@extranet/shared/session';
import { useAppSelector } from '@extranet/shared/store';
import { createContext, useContext, useEffect, useSyncExternalStore } from 'react';
import type { Remotes } from './create-remotes.ts';
import type { RemoteState, Wanted } from './loader/states.ts';
import type { RemoteRegistry } from './registry/registry.ts';

const Given = createContext<Remotes | undefined>(undefined);

export const RemotesProvider = Given.Provider;

function useRemotes(): Remotes {
  const remotes = useContext(Given);
  if (!remotes) throw new Error('no RemotesProvider');
  return remotes;
}

export const useLoader = () => useRemotes().loader;

/** Renders again whenever the registry changes, or the account for whom it is read. */
export function useRegistry(): RemoteRegistry {
  const { registry, subscribe } = useRemotes();
  useAppSelector(selectSession);
  useSyncExternalStore(subscribe, registry.read, registry.read);
  return registry;
}

/** How many loaded remotes have a newer release. A number, because React compares snapshots by identity. */
export function useOutdatedCount(): number {
  const { loader, subscribe } = useRemotes();
  return useSyncExternalStore(subscribe, () => loader.outdated().length);
}

/** Whether the portal has a shell by now that remotes need and this page is not. */
export function useIsBehind(): boolean {
  const { registry, subscribe } = useRemotes();
  return useSyncExternalStore(subscribe, registry.isBehind);
}

/** Whether this one is loaded and has a newer release. */
export function useIsOutdated(id: string): boolean {
  const { loader, subscribe } = useRemotes();
  return useSyncExternalStore(subscribe, () => loader.outdated().includes(id));
}

/** The remote's state. The component that asks for it loads it, unless `wanted` is null. */
export function useRemote(id: string, wanted: Wanted | null): RemoteState {
  const { loader, subscribe } = useRemotes();
  const read = () => loader.read(id);
  const state = useSyncExternalStore(subscribe, read, read);
  const key = JSON.stringify(wanted);
  const idle = state.status === 'idle';
  useEffect(() => {
    const asked = JSON.parse(key) as Wanted | null;
    if (asked && idle) void loader.load(id, asked);
  }, [loader, id, key, idle]);
  return state;
}
