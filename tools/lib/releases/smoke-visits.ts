import type { Release } from '@extranet/shared/registry';
import type { Objects } from '../../../api/src/base/storage/index.ts';
import { releasePrefix, type StoreEntry } from '../../../api/src/portal/releases/index.ts';
import { readJson } from './release-store.ts';

export type Visitor = 'garage' | 'moderateur' | 'admin';

/** A page that is opened, and the slots that must be filled on it. */
export interface Visit {
  who: Visitor;
  address: string;
  /** The page is the first link there whose address begins so: '/order/' among the lines of '/orders'. */
  linkTo?: string;
  slots: string[];
}

/** Where each slot is seen, and by whom. A test holds that none is missing. */
export const SLOT_PLACES: Record<string, { who: Visitor; address: string }> = {
  'header.cart': { who: 'garage', address: '/home' },
  'header.faq': { who: 'moderateur', address: '/home' },
  'header.search': { who: 'garage', address: '/cart' },
  'home.search': { who: 'garage', address: '/home' },
  'home.kits': { who: 'garage', address: '/home' },
  'home.express': { who: 'garage', address: '/home' },
  'home.orders': { who: 'garage', address: '/home' },
  'account.deliveries': { who: 'garage', address: '/cust/account?onglet=adresses' },
  'admin.catalogSearch': { who: 'admin', address: '/extradmin/products' },
  'admin.moderation': { who: 'admin', address: '/extradmin/forum' },
  overlay: { who: 'garage', address: '/home' },
};

/** The pages of a release that need parameters, as its package.json names them; releases from before they did have none. */
export async function readSamples(store: Objects, release: Release): Promise<string[]> {
  const key = `${releasePrefix(release)}samples.json`;
  return (await store.has(key)) ? readJson<string[]>(store, key) : [];
}

export const whoSees = ({ access }: StoreEntry): Visitor => (access === 'admin' ? 'admin' : 'garage');

/** Pages of the remote itself that an address alone opens. */
export const ownPagesOf = ({ mounts }: StoreEntry, visits: Visit[]): string[] =>
  visits
    .filter(({ linkTo }) => !linkTo)
    .map(({ address }) => address)
    .filter((address) =>
      mounts.some(
        (mount) =>
          address === mount || (/^[/?]/.test(address.slice(mount.length)) && address.startsWith(mount)),
      ),
    );

/** All addresses, menu lines and sample pages of a remote, and a page for each of its slots. */
export function visitsOf(entry: StoreEntry, samples: string[]): Visit[] {
  const { nav, mounts, slots } = entry;
  const who = whoSees(entry);
  const visits: Visit[] = [...new Set([...nav.map(({ to }) => to), ...mounts, ...samples])].map((page) => {
    const [address = page, linkTo] = page.split(' -> ');
    return { who, address, ...(linkTo && { linkTo }), slots: [] };
  });
  for (const slot of slots) {
    const place = SLOT_PLACES[slot];
    if (!place) continue;
    const there = visits.find((one) => one.who === place.who && one.address === place.address);
    if (there) there.slots.push(slot);
    else visits.push({ ...place, slots: [slot] });
  }
  return visits;
}
