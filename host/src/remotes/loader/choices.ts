import { type RegistryEntry, type Release, releasesFor } from '@extranet/shared/registry';
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

/** Known from the registry alone: what cannot run here is not even fetched. */
export const isCompatible = (release: Release): boolean => release.contract === CONTRACT;

/** What may replace a release that crashed: only those after it in the list, or one that crashed before would be tried again. */
export const standInsFor = (crashed: Release, choices: Release[]): Release[] =>
  choices.slice(choices.findIndex(({ id }) => id === crashed.id) + 1);
