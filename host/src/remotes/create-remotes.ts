import type { Registry } from '@extranet/shared/registry';
import type { AppStore } from '@extranet/shared/store';
import { createChanges } from './changes.ts';
import { createBringUp } from './loader/bring-up.ts';
import { createChoices, createFits, createPlaces } from './loader/choices.ts';
import { createAssetFetcher } from './loader/fetch-assets.ts';
import { createFiles } from './loader/files.ts';
import { createGate } from './loader/gate.ts';
import { createLimits } from './loader/limits.ts';
import { createLine } from './loader/line.ts';
import { createLoader, type Loader } from './loader/loader.ts';
import { createReports } from './loader/reports.ts';
import { createRetries } from './loader/retries.ts';
import { createSettling } from './loader/settling.ts';
import { createSignedPart } from './loader/signed-part.ts';
import type { Surroundings } from './loader/surroundings.ts';
import { createRegistry, type RemoteRegistry } from './registry/registry.ts';
import { remoteImpaired } from './remotes.slice.ts';

export interface Remotes {
  registry: RemoteRegistry;
  loader: Loader;
  /** Called on every change of the registry or of the state of a remote. */
  subscribe: (listener: () => void) => () => void;
}

interface Given {
  registry: Registry;
  /** The public key of those who release, where there is one. */
  releasesKey?: string | undefined;
}

/** Builds the registry and the loader of a page from their parts. */
export function createRemotes(store: AppStore, given: Given, surroundings: Surroundings): Remotes {
  const { subscribe, announce } = createChanges();
  const fits = createFits(given.registry.shell, surroundings.satisfies);
  const registry = createRegistry(given.registry, announce, { fits, placed: createPlaces(store) });
  const line = createLine(surroundings.clock);
  const limits = createLimits(surroundings.clock, line);
  const fetchAssets = createAssetFetcher({ ...surroundings, line });
  const parts = {
    ...surroundings,
    limits,
    fits,
    registry,
    announce,
    choices: createChoices(store),
    gate: createGate(store),
    signedPart: createSignedPart(given.releasesKey, surroundings.subtle),
    fetchFiles: createFiles({ ...surroundings, limits, fetchAssets }),
    reports: createReports(surroundings),
    retries: createRetries(surroundings),
    settling: createSettling(store, surroundings.navigate),
    onImpaired: (remote: { id: string; label: string }) => store.dispatch(remoteImpaired(remote)),
  };
  return { registry, loader: createLoader({ ...parts, bringUp: createBringUp(parts) }), subscribe };
}
