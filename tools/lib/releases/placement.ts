import { ownsPath } from '@extranet/shared/registry';
import { startError } from '../../../api/src/base/index.ts';
import { SHELL, type StoreEntry } from '../../../api/src/portal/releases/index.ts';
import type { RemoteWorkspace } from '../workspaces.ts';

/** Addresses of the shell itself, and of the server. */
const OF_THE_PORTAL = [
  ...['/home', '/cust', '/mentions-legales', '/confirmation', '/lien-administrateur'],
  ...['/api', '/r', '/remotes', '/assets', '/fonts', '/metrics', '/healthz', '/readyz'],
];

/** The workspace that released an entry: '/r/remote-faq/1.0.0-a/' belongs to remote-faq. */
export const ownerOf = ({ stable }: Pick<StoreEntry, 'stable'>): string => stable.base.split('/')[2] ?? '';

/** Refuses a remote whose id, addresses or menu lines belong to another one, or to the portal. */
export function assertPlace({ name, manifest }: RemoteWorkspace, live: StoreEntry[]): void {
  const { id, mounts, nav } = manifest;
  if (id === SHELL) throw startError(`The id '${id}' is the shell's: ${name} needs another one.`);
  const sameId = live.find((entry) => entry.id === id);
  if (sameId && ownerOf(sameId) !== name)
    throw startError(`The id '${id}' belongs to ${ownerOf(sameId)}: ${name} needs another one.`);
  for (const mount of mounts) {
    if (!/^(\/[a-zA-Z0-9_-]+)+$/.test(mount))
      throw startError(`${name}: '${mount}' is no address: '/offers' is one.`);
    if (ownsPath({ mounts: OF_THE_PORTAL }, mount))
      throw startError(`${name}: the address ${mount} belongs to the portal itself.`);
    const other = live.find((entry) => entry.id !== id && overlaps(mountsOf(entry), mount));
    if (other) throw startError(`${name}: the address ${mount} belongs to ${ownerOf(other)}.`);
  }
  for (const { to } of nav) {
    const path = to.split(/[?#]/)[0] ?? to;
    if (!ownsPath({ mounts }, path))
      throw startError(`${name}: its menu line leads to ${to}, which is none of its addresses.`);
  }
}

/** Those of its canary too: some accounts have both remotes. */
const mountsOf = ({ mounts, canary }: StoreEntry) => [...mounts, ...(canary?.release.manifest?.mounts ?? [])];

const overlaps = (mounts: string[], mount: string): boolean =>
  ownsPath({ mounts }, mount) || mounts.some((one) => ownsPath({ mounts: [mount] }, one));
