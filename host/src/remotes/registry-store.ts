import { ownsPath, type Registry, type RegistryEntry } from '@extranet/shared/registry';
import type { SlotName } from '@extranet/shared/remote';

/** The registry as this page knows it: the public one from the server's page, later ones from its file. */
let registry: Registry = { revision: 0, remotes: [] };
const listeners = new Set<() => void>();

/** Told of every change of the registry and of the states of remotes (loader.ts). */
export const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const announce = (): void => {
  for (const listener of listeners) listener();
};

export const readRegistry = (): Registry => registry;

export const findEntry = (id: string): RegistryEntry | undefined =>
  registry.remotes.find((entry) => entry.id === id);

export const entryForPath = (path: string): RegistryEntry | undefined =>
  registry.remotes.find((entry) => ownsPath(entry, path));

export const entriesForSlot = (slot: SlotName): RegistryEntry[] =>
  registry.remotes.filter((entry) => entry.slots.includes(slot)).sort((a, b) => a.order - b.order);

/** A newer public registry; the administrators' entry, which it never holds, stays. */
export function adoptRegistry(next: Registry): void {
  const own = registry.remotes.filter(({ access }) => access === 'admin');
  registry = { revision: next.revision, remotes: [...next.remotes, ...own] };
  announce();
}

/** The administrators' entry joins the others once the server handed it out. */
export function addRegistryEntry(entry: RegistryEntry): void {
  registry = { ...registry, remotes: [...registry.remotes.filter(({ id }) => id !== entry.id), entry] };
  announce();
}

export function dropAdminEntries(): void {
  registry = { ...registry, remotes: registry.remotes.filter(({ access }) => access !== 'admin') };
  announce();
}
