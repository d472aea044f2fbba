import { ownsPath, type Registry, type RegistryEntry } from '@extranet/shared/registry';
import type { SlotName } from '@extranet/shared/remote';
import type { Fits, Placed } from '../loader/choices.ts';

export interface RemoteRegistry {
  read: () => Registry;
  /** As it is signed; the others answer entries as this account gets them. */
  find: (id: string) => RegistryEntry | undefined;
  all: () => RegistryEntry[];
  forPath: (path: string) => RegistryEntry | undefined;
  forSlot: (slot: SlotName) => RegistryEntry[];
  /** Takes a newer public registry, and keeps the administrators' entry, which is never in it. */
  adopt: (next: Registry) => void;
  /** Adds the administrators' entry once the server has sent it. */
  add: (entry: RegistryEntry) => void;
  dropAdmin: () => void;
  /** The portal has another shell by now, and a release that this page's shell cannot run. */
  isBehind: () => boolean;
}

/** The registry as this page knows it: first the one written into the page, later the published file. */
export function createRegistry(
  first: Registry,
  announce: () => void,
  { fits, placed }: { fits: Fits; placed: Placed },
): RemoteRegistry {
  let registry = first;
  let published = first;
  const change = (next: Registry) => {
    registry = next;
    announce();
  };
  /** An entry of which nothing runs in this shell: the page goes on with the one that it has. */
  function keptIfUnfit(entry: RegistryEntry): RegistryEntry {
    const { stable, previous } = entry;
    if (fits(stable) || (previous && fits(previous))) return entry;
    return registry.remotes.find(({ id }) => id === entry.id) ?? entry;
  }
  const all = () => registry.remotes.map(placed);

  return {
    read: () => registry,
    all,
    find: (id) => registry.remotes.find((entry) => entry.id === id),
    forPath: (path) => all().find((entry) => ownsPath(entry, path)),
    forSlot: (slot) =>
      all()
        .filter((entry) => entry.slots.includes(slot))
        .sort((a, b) => a.order - b.order),
    adopt(next) {
      const { remotes, ...rest } = next;
      const own = registry.remotes.filter(({ access }) => access === 'admin');
      published = next;
      change({ ...rest, remotes: [...remotes.map(keptIfUnfit), ...own] });
    },
    isBehind: () =>
      published.shell?.id !== first.shell?.id &&
      [...published.remotes, ...registry.remotes].some(({ stable }) => !fits(stable)),
    add: (entry) =>
      change({ ...registry, remotes: [...registry.remotes.filter(({ id }) => id !== entry.id), entry] }),
    dropAdmin: () =>
      change({ ...registry, remotes: registry.remotes.filter(({ access }) => access !== 'admin') }),
  };
}
