import type { RegistryEntry, Release, ReleaseAsset } from '../contracts/registry.ts';

export type {
  CanaryPlan,
  Registry,
  RegistryEntry,
  Release,
  ReleaseAsset,
  ShellFacts,
  Signers,
  Stamp,
} from '../contracts/registry.ts';
export { missingIn, type Satisfies } from './fits.ts';
export { signedCanaryText, signedText, signersText } from './signed-text.ts';
export { isOlder, isStampedWith, stampText } from './stamps.ts';

/** Has no dependencies: the loader in the page and the server that writes the page both use it. */
export const ownsPath = (entry: Pick<RegistryEntry, 'mounts'>, path: string): boolean =>
  entry.mounts.some((mount) => path === mount || path.startsWith(`${mount}/`));

/**
 * The files that a page needs before its first paint: those of the route chunk that matches the longest part of the
 * address. '/order/7' finds 'route-order-_' if it exists ('_' matches any part), else 'route-order'.
 */
export const assetsForPath = (release: Release, path: string): ReleaseAsset[] => {
  const parts = path.split('/').filter(Boolean);
  for (let length = parts.length; length > 0; length -= 1) {
    for (const last of length > 1 ? [parts[length - 1], '_'] : [parts[0]]) {
      const name = `route-${[...parts.slice(0, length - 1), last].join('-')}`;
      const found = release.assets.filter((asset) => asset.groups.includes(name));
      if (found.length > 0) return unique([...startAssets(release), ...found]);
    }
  }
  return startAssets(release);
};

export const assetsForSlot = (release: Release, slot: string): ReleaseAsset[] =>
  unique([
    ...startAssets(release),
    ...release.assets.filter(({ groups }) => groups.includes(`slot-${slot}`)),
  ]);

/** What of an account decides which releases it gets. */
export interface Account {
  id: string;
  /** Ids of the canaries that name this account. */
  canaries?: string[];
}

/** A remote, or the shell, with what of its canary decides who gets it. */
interface Tried {
  id: string;
  canary?: { release: Pick<Release, 'id'>; percent: number } | undefined;
}

/**
 * Whether an account gets a canary, by name or by share. The share never changes for the same canary, so that nobody's
 * page changes between two clicks.
 */
export const isOffered = ({ id, canary }: Tried, account: Account): boolean =>
  canary !== undefined &&
  (account.canaries?.includes(canary.release.id) ||
    shareOf(`${account.id} ${id} ${canary.release.id}`) < canary.percent);

/** The releases to try for an account, best first. */
export function releasesFor(entry: RegistryEntry, account: Account | null | undefined): Release[] {
  const { stable, previous, canary } = entry;
  const fallbacks = previous ? [stable, previous] : [stable];
  return canary && account && isOffered(entry, account) ? [canary.release, ...fallbacks] : fallbacks;
}

/**
 * The entry with the place in the portal that this account gets: that of the canary, for whom it is offered to. Who may see the
 * remote changes with the promotion only.
 */
export function placedFor(entry: RegistryEntry, account: Account | null | undefined): RegistryEntry {
  const manifest = entry.canary?.release.manifest;
  if (!manifest || !account || !isOffered(entry, account)) return entry;
  const { label, mounts, slots, nav, order } = manifest;
  return { ...entry, label, mounts, slots, nav, order };
}

/** FNV-1a, mapped to 0 to 100: distributes accounts evenly enough, and gives the same result in every browser. */
function shareOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0;
  return (hash / 2 ** 32) * 100;
}

/** The entry and the chunks of remote.ts, which every page and slot of the remote needs. */
const startAssets = (release: Release): ReleaseAsset[] =>
  release.assets.filter(({ file, groups }) => file === release.entry || groups.includes('remote'));

const unique = (assets: ReleaseAsset[]): ReleaseAsset[] => [...new Set(assets)];
