import { isOffered } from '@extranet/shared/registry';
import type { App } from '../../base/app-types.ts';
import type { CurrentUser } from '../../base/current-user.ts';
import { canariesOf } from '../releases/named-accounts.ts';
import { namedReleases, type StoreEntry } from '../releases/store-registry.ts';

interface Said {
  remote: string;
  release: string;
}

export interface Heard {
  entry: StoreEntry;
  isOfCanary: boolean;
  /** Absent for a visitor, and for an account whose voice does not count: it is not offered the remote or the canary. */
  accountId: string | null;
  /** The account is offered the canary. */
  hasCanary: boolean;
}

/** Whose voice a page's report is; null when the registry names no such release. */
export async function hear(
  releases: App['releases'],
  { remote, release }: Said,
  user: CurrentUser | null,
): Promise<Heard | null> {
  const published = await releases.read().catch(() => null);
  const entry = published?.registry.remotes.find(({ id }) => id === remote);
  if (!published || !entry || !namedReleases(entry).some(({ id }) => id === release)) return null;
  const isOfCanary = entry.canary?.release.id === release;
  const account = user && { id: user.id, canaries: canariesOf(published.registry, user.email) };
  const isTheirs = (user?.sessionKind === 'admin') === (entry.access === 'admin');
  const hasCanary = account !== null && isOffered(entry, account);
  const counts = isTheirs && (!isOfCanary || hasCanary);
  return { entry, isOfCanary, hasCanary, accountId: account && counts ? account.id : null };
}
