import type { Release } from '@extranet/shared/registry';
import type { Objects } from '../../../api/src/base/storage/index.ts';
import { releasePrefix, type StoreRegistry } from '../../../api/src/portal/releases/index.ts';
import { inParallel } from '../run.ts';

const AT_ONCE = 16;

/** Copies what a portal needs to serve this registry: the shell and each stable release. The registry is not copied. */
export async function copyServed(
  from: Objects,
  to: Objects,
  { shell, remotes }: StoreRegistry,
): Promise<void> {
  await copyPrefixes(from, to, [`host/${shell.id}/`, 'host/assets/', 'host/fonts/']);
  await copyReleases(
    from,
    to,
    remotes.map(({ stable }) => stable),
  );
}

export const copyReleases = (from: Objects, to: Objects, releases: Release[]): Promise<void> =>
  copyPrefixes(from, to, releases.map(releasePrefix));

async function copyPrefixes(from: Objects, to: Objects, prefixes: string[]): Promise<void> {
  const found = await Promise.all(prefixes.map((prefix) => from.list(prefix)));
  await inParallel(found.flat(), AT_ONCE, async ({ key }) => {
    const stored = await from.read(key);
    if (stored) await to.write(key, stored.bytes);
  });
}
