import { assetsForPath, assetsForSlot, type Release, type ReleaseAsset } from '@extranet/shared/registry';
import { CONTRACT, contractBreach, type RemoteModule, type SlotName } from '@extranet/shared/remote';
import { evaluateRelease } from './federation.ts';
import { fetchAssets } from './fetch-assets.ts';
import { prefetchPlatform } from './platform.ts';
import { loadFailure } from './states.ts';

/** What of a remote is about to be shown: it decides which of its files are fetched at once. */
export type Wanted = { path: string } | { slot: SlotName };

export const assetsFor = (release: Release, wanted: Wanted): ReleaseAsset[] =>
  'path' in wanted ? assetsForPath(release, wanted.path) : assetsForSlot(release, wanted.slot);

/** Known from the registry alone: what cannot run here is not even fetched. */
export const isCompatible = (release: Release): boolean => release.contract === CONTRACT;

/** Fetches what is wanted, with its platform chunks beside it; nothing of it runs. */
export async function fetchRelease(release: Release, wanted: Wanted): Promise<void> {
  const assets = assetsFor(release, wanted);
  prefetchPlatform(assets);
  await fetchAssets(release, assets);
}

/** Runs what was fetched, and hands back a module that keeps the contract. */
export async function evaluate(release: Release, id: string): Promise<RemoteModule> {
  const exposed = await evaluateRelease(release);
  const breach = contractBreach(exposed, id);
  if (breach) throw loadFailure('contract', breach);
  return exposed as RemoteModule;
}
