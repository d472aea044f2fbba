import { ownsPath, type Registry, type RegistryEntry } from '@extranet/shared/registry';
import type { SlotName } from '@extranet/shared/remote';

export interface RemoteRegistry {
  read: () => Registry;
  find: (id: string) => RegistryEntry | undefined;
  forPath: (path: string) => RegistryEntry | undefined;
  forSlot: (slot: SlotName) => RegistryEntry[];
  /** Takes a newer public registry, and keeps the administrators' entry, which is never in it. */
  adopt: (next: Registry) => void;
  /** Adds the administrators' entry once the server has sent it. */
  add: (entry: RegistryEntry) => void;
  dropAdmin: () => void;
}

/** The registry as this page knows it: first the one written into the page, later the published file. */
export function createRegistry(first: Registry, announce: () => void): RemoteRegistry {
  let registry = first;
  const change = (next: Registry) => {
    registry = next;
    announce();
  };
  return {
    read: () => registry,
    find: (id) => registry.remotes.find((entry) => entry.id === id),
    forPath: (path) => registry.remotes.find((entry) => ownsPath(entry, path)),
    forSlot: (slot) =>
      registry.remotes.filter((entry) => entry.slots.includes(slot)).sort((a, b) => a.order - b.order),
    adopt({ revision, remotes }) {
      const own = registry.remotes.filter(({ access }) => access === 'admin');
      change({ revision, remotes: [...remotes, ...own] });
    },
    add: (entry) =>
      change({ ...registry, remotes: [...registry.remotes.filter(({ id }) => id !== entry.id), entry] }),
    dropAdmin: () =>
      change({ ...registry, remotes: registry.remotes.filter(({ access }) => access !== 'admin') }),
  };
}
