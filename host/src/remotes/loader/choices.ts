import {
  missingIn,
  placedFor,
  type RegistryEntry,
  type Release,
  releasesFor,
  type Satisfies,
  type ShellFacts,
} from '@extranet/shared/registry';
import { CONTRACT } from '@extranet/shared/remote';
import type { AppStore, PlatformState } from '@extranet/shared/store';

/** The releases of a remote for whoever is signed in, best first. */
export type Choices = (entry: RegistryEntry) => Release[];

export const createChoices =
  (store: AppStore): Choices =>
  (entry) => {
    const { user, adminUser } = (store.getState() as PlatformState).session;
    return releasesFor(entry, entry.access === 'admin' ? adminUser : user);
  };

export type Fits = (release: Release) => boolean;

/**
 * Known from the registry alone: what cannot run in this page's shell is not even fetched. Reckoned once for each release: it is asked
 * for all of them whenever the address changes.
 */
export function createFits(own: ShellFacts | undefined, satisfies: Satisfies): Fits {
  const known = new WeakMap<Release, boolean>();
  const reckoned = (release: Release) =>
    release.contract === CONTRACT && (!own || missingIn(own, release, satisfies).length === 0);
  return (release) => {
    const fits = known.get(release) ?? reckoned(release);
    known.set(release, fits);
    return fits;
  };
}

/** An entry as whoever is signed in gets it: a canary may have other addresses, slots and menu lines. */
export type Placed = (entry: RegistryEntry) => RegistryEntry;

export const createPlaces =
  (store: AppStore): Placed =>
  (entry) => {
    const { user, adminUser } = (store.getState() as PlatformState).session;
    return placedFor(entry, entry.access === 'admin' ? adminUser : user);
  };

/** What may replace a release that crashed: only those after it in the list, or one that crashed before would be tried again. */
export const standInsFor = (crashed: Release, choices: Release[]): Release[] =>
  choices.slice(choices.findIndex(({ id }) => id === crashed.id) + 1);
