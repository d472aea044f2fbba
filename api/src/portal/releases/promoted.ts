import type { Release } from '@extranet/shared/contracts';
import type { StoreEntry } from './store-registry.ts';

/** The place that a release was built with: what it says nothing of is not as before, but absent. */
export const placeOf = ({ manifest }: Release) => manifest && { needs: undefined, ...manifest };

/** The entry once its canary is the stable release, with the addresses and menu lines that it was built with. Not signed. */
export function promotedEntry({ canary, ...entry }: StoreEntry): StoreEntry {
  if (!canary) throw new Error(`${entry.id} has no canary to promote`);
  const { signature: _signature, stamp: _stamp, ...rest } = entry;
  return { ...rest, ...placeOf(canary.release), stable: canary.release, previous: entry.stable };
}
