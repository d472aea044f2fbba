import { assetsForPath, assetsForSlot, type Release, type ReleaseAsset } from '@extranet/shared/registry';
import type { Limits } from './limits.ts';
import type { Wanted } from './states.ts';
import type { Surroundings } from './surroundings.ts';

export interface FilesParts extends Pick<Surroundings, 'prefetchPlatform'> {
  fetchAssets: (release: Release, assets: ReleaseAsset[]) => Promise<void>;
  limits: Limits;
}

/** Fetches what a page or slot needs. */
export type FetchFiles = (
  release: Release,
  wanted: Wanted,
) => Promise<{
  /** Ends when what it borrows of the shell is there: that is fetched beside its own files and not waited for. */
  borrowed: Promise<void>;
}>;

const assetsFor = (release: Release, wanted: Wanted): ReleaseAsset[] =>
  'path' in wanted ? assetsForPath(release, wanted.path) : assetsForSlot(release, wanted.slot);

export const createFiles =
  ({ prefetchPlatform, fetchAssets, limits }: FilesParts): FetchFiles =>
  async (release, wanted) => {
    const assets = assetsFor(release, wanted);
    const borrowed = limits.arrival(prefetchPlatform(assets));
    borrowed.catch(() => {
      // Whoever waits for it hears of it.
    });
    await fetchAssets(release, assets);
    return { borrowed };
  };
