import type { RegistryEntry } from '@extranet/shared/registry';
import { namedShells, SHELL } from '../releases/shell-canary.ts';
import type { Published } from '../releases/store-registry.ts';

/** The host's own pages; those of the remotes are in the registry. */
const HOST_PAGES = ['/', '/home', '/cust', '/mentions-legales'];
const OTHER = 'other';

/** Labels take known values only: anything else that a page sends becomes 'other'. */
export function knownPage(published: Published | null, path: string): string {
  const first = `/${path.split('/')[1] ?? ''}`;
  const mounts = published?.registry.remotes.flatMap((remote) => remote.mounts) ?? [];
  return HOST_PAGES.includes(first) || mounts.includes(first) ? first : OTHER;
}

export function knownRelease(
  published: Published | null,
  { remote, release }: { remote: string; release: string },
): { remote: string; release: string } {
  if (remote === SHELL && published && namedShells(published.registry.shell).includes(release))
    return { remote, release };
  const entry = published?.registry.remotes.find(({ id }) => id === remote);
  if (!entry) return { remote: OTHER, release: OTHER };
  return { remote, release: releasesOf(entry).includes(release) ? release : OTHER };
}

const releasesOf = ({ stable, previous, canary }: RegistryEntry) => [
  stable.id,
  previous?.id,
  canary?.release.id,
];
