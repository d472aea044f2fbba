import { createHash, randomBytes } from 'node:crypto';
import { normaliseEmail } from '../../base/text/normalise.ts';
import type { ReleaseStore } from './release-store.ts';
import type { NamedAccounts, StoreRegistry } from './store-registry.ts';

const hash = (salt: string, email: string) =>
  createHash('sha256')
    .update(`${salt} ${normaliseEmail(email)}`)
    .digest('base64url');

/** Others may be able to read the store, so it has hashes instead of addresses, salted anew for each canary. */
export function nameAccounts(emails: string[]): NamedAccounts {
  const salt = randomBytes(12).toString('base64url');
  return { salt, hashes: [...new Set(emails.map((email) => hash(salt, email)))] };
}

export const isNamed = ({ named }: { named?: NamedAccounts }, email: string): boolean =>
  named?.hashes.includes(hash(named.salt, email)) ?? false;

/** The ids of the canary releases that are offered to this account by name. */
export const canariesOf = ({ remotes }: StoreRegistry, email: string): string[] =>
  remotes.flatMap(({ canary }) => (canary && isNamed(canary, email) ? [canary.release.id] : []));

/** Adds the account's canaries to the user's data. Without them when the store cannot be read: signing in must not fail. */
export async function withCanaries<T extends { userEmail: string }>(
  releases: ReleaseStore,
  user: T,
): Promise<T & { canaries?: string[] }> {
  const published = await releases.read().catch(() => null);
  const canaries = published ? canariesOf(published.registry, user.userEmail) : [];
  return canaries.length > 0 ? { ...user, canaries } : user;
}
