import { createHash, randomBytes } from 'node:crypto';
import { normaliseEmail } from '../../base/text/normalise.ts';
import type { ReleaseStore } from './release-store.ts';
import type { NamedAccounts, StoreRegistry } from './store-registry.ts';

const hash = (salt: string, email: string) =>
  createHash('sha256')
    .update(`${salt} ${normaliseEmail(email)}`)
    .digest('base64url');

/** The store may lie where others can read it: it holds no address, and the same one never looks the same twice. */
export function nameAccounts(emails: string[]): NamedAccounts {
  const salt = randomBytes(12).toString('base64url');
  return { salt, hashes: [...new Set(emails.map((email) => hash(salt, email)))] };
}

/** The canaries that are offered to this account by name, as the page knows them. */
export const canariesOf = ({ remotes }: StoreRegistry, email: string): string[] =>
  remotes.flatMap(({ canary }) =>
    canary?.named?.hashes.includes(hash(canary.named.salt, email)) ? [canary.release.id] : [],
  );

/** Whoever is told who they are is told what they try out; nobody's sign-in waits for a store that is away. */
export async function withCanaries<T extends { userEmail: string }>(
  releases: ReleaseStore,
  user: T,
): Promise<T & { canaries?: string[] }> {
  const published = await releases.read().catch(() => null);
  const canaries = published ? canariesOf(published.registry, user.userEmail) : [];
  return canaries.length > 0 ? { ...user, canaries } : user;
}
