import { startError } from '../../../api/src/base/index.ts';
import { parseSigningKey } from '../../../api/src/base/secrets/index.ts';
import type { Objects } from '../../../api/src/base/storage/index.ts';
import {
  changeRegistry as change,
  isSigned,
  type StoreEntry,
  type StoreRegistry,
  signRegistry,
} from '../../../api/src/portal/releases/index.ts';

/** Called before building, so that a missing key is known before minutes of work. */
export function assertMayRelease(registry: StoreRegistry): void {
  const { RELEASES_SIGNING_KEY: given, RELEASES_PUBLIC_KEY: required } = process.env;
  if (given) parseSigningKey(given);
  else if (required || isSigned(registry))
    throw startError('RELEASES_SIGNING_KEY is missing: the releases here are signed.');
}

/** Changes the registry and signs it with RELEASES_SIGNING_KEY. Fails without the key where releases are signed. */
export async function changeRegistry(
  store: Objects,
  work: (registry: StoreRegistry) => Omit<StoreRegistry, 'revision'>,
): Promise<StoreRegistry> {
  const given = process.env.RELEASES_SIGNING_KEY;
  const key = given ? parseSigningKey(given) : null;
  return change(store, (before) => {
    const after = work(before);
    if (after === before) return before;
    assertMayRelease(before);
    return key ? signRegistry(after, key) : after;
  });
}

export const changeEntry = (
  store: Objects,
  id: string,
  work: (entry: StoreEntry) => StoreEntry,
): Promise<StoreRegistry> =>
  changeRegistry(store, (registry) => ({
    ...registry,
    remotes: registry.remotes.map((entry) => (entry.id === id ? work(entry) : entry)),
  }));

/** Like changeEntry, but adds the remote when the registry does not have it yet. */
export const placeEntry = (
  store: Objects,
  id: string,
  place: (entry: StoreEntry | undefined) => StoreEntry,
): Promise<StoreRegistry> =>
  changeRegistry(store, (registry) => ({ ...registry, remotes: withEntry(registry.remotes, id, place) }));

export function withEntry(
  remotes: StoreEntry[],
  id: string,
  place: (entry: StoreEntry | undefined) => StoreEntry,
): StoreEntry[] {
  const placed = place(remotes.find((entry) => entry.id === id));
  return [...remotes.filter((entry) => entry.id !== id), placed];
}
