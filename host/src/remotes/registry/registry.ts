import { ownsPath, type Registry, type RegistryEntry } from '@extranet/shared/registry';
import type { SlotName } from '@extranet/shared/remote';

export interface RemoteRegistry {
  read: () => Registry;
  find: (id: string) => RegistryEntry | undefined;
  forPath: (path: string) => RegistryEntry | undefined;
  forSlot: (slot: SlotName) => RegistryEntry[];
  /** A newer public registry; the administrators' entry, which it never holds, stays. */
  adopt: (next: Registry) => void;
  /** The administrators' entry joins the others once the server handed it out. */
  add: (entry: RegistryEntry) => void;
  dropAdmin: () => void;
}

/** The registry as this page knows it: the public one from the server's page, later ones from its file. */
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
