import { createHash } from 'node:crypto';
import type { Release } from '@extranet/shared/contracts';
import type { Objects } from '../../base/storage/objects.ts';
import { type RemoteFrames, releasePrefix, type StoreRegistry } from './store-registry.ts';

const FILE = 'frames.json';

/**
 * What the live releases of customers' remotes have to be painted (shared/build/remote-frames.js), by their directories. One that is not as its
 * release names it is left out: its pages then open with the shell's own frame, and nothing is written into a page that nobody released.
 */
export async function loadRemoteFrames(
  objects: Objects,
  { remotes }: StoreRegistry,
): Promise<Record<string, RemoteFrames>> {
  const open = remotes.filter(({ access }) => access === 'signedIn');
  const found = await Promise.all(
    open.map(async ({ stable }) => [stable.base, await framesOf(objects, stable)] as const),
  );
  return Object.fromEntries(found.flatMap(([base, frames]) => (frames ? [[base, frames]] : [])));
}

async function framesOf(objects: Objects, release: Release): Promise<RemoteFrames | undefined> {
  const named = release.assets.find(({ file }) => file === FILE);
  if (!named) return undefined;
  const stored = await objects.read(`${releasePrefix(release)}${FILE}`);
  if (!stored || hashOf(stored.bytes) !== named.integrity) return undefined;
  const { styles, pages } = JSON.parse(stored.bytes.toString('utf8')) as Omit<RemoteFrames, 'integrity'>;
  const sheet = release.assets.find(({ file }) => file === styles);
  return sheet && { styles: `${release.base}${styles}`, integrity: sheet.integrity, pages };
}

const hashOf = (bytes: Uint8Array) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
