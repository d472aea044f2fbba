import type { Registry } from '@extranet/shared/registry';
import type { AppStore } from '@extranet/shared/store';
import { createChanges } from './changes.ts';
import { createBringUp } from './loader/bring-up.ts';
import { createChoices } from './loader/choices.ts';
import { createAssetFetcher } from './loader/fetch-assets.ts';
import { createGate } from './loader/gate.ts';
import { createLoader, type Loader } from './loader/loader.ts';
import { createReports } from './loader/reports.ts';
import { createRetries } from './loader/retries.ts';
import { createSettling, takeTexts } from './loader/settling.ts';
import { createSignatures } from './loader/signatures.ts';
import type { Surroundings } from './loader/surroundings.ts';
import { createRegistry, type RemoteRegistry } from './registry/registry.ts';
import { remoteImpaired } from './remotes.slice.ts';

export interface Remotes {
  registry: RemoteRegistry;
  loader: Loader;
  /** Told of every change of the registry and of the state of a remote. */
  subscribe: (listener: () => void) => () => void;
}

interface Given {
  registry: Registry;
  /** The public key of those who release, where there is one. */
  releasesKey?: string | undefined;
}

/** One for a page: its registry and its loader, made of their parts. */
export function createRemotes(store: AppStore, given: Given, around: Surroundings): Remotes {
  const { clock, fetch, subtle, evaluate, prefetchPlatform, readToken, onOnline, navigate } = around;
  const { subscribe, announce } = createChanges();
  const registry = createRegistry(given.registry, announce);
  const choices = createChoices(store);
  const report = createReports(fetch, readToken);
  const fetchAssets = createAssetFetcher({ fetch, clock, subtle });
  const bringUp = createBringUp({
    ...{ clock, choices, fetchAssets, prefetchPlatform, evaluate, takeTexts, report },
    gate: createGate(store),
    signedPart: createSignatures(given.releasesKey, subtle),
  });
  const loader = createLoader({
    ...{ registry, clock, choices, bringUp, fetchAssets, report, announce },
    settling: createSettling(store, navigate),
    retries: createRetries(clock, onOnline),
    onImpaired: (remote) => store.dispatch(remoteImpaired(remote)),
  });
  return { registry, loader, subscribe };
}
