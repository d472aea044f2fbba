import { createPublicKey, type KeyObject } from 'node:crypto';
import { startError } from '../../../api/src/base/index.ts';
import { parseSigningKey } from '../../../api/src/base/secrets/index.ts';
import type { Objects } from '../../../api/src/base/storage/index.ts';
import {
  assertSigned,
  changeRegistry as change,
  isSigned,
  type StoreEntry,
  type StoreRegistry,
  signRegistry,
} from '../../../api/src/portal/releases/index.ts';

const signingKey = (): KeyObject | null => {
  const given = process.env.RELEASES_SIGNING_KEY;
  return given ? parseSigningKey(given) : null;
};

/**
 * Called before building, so that a missing or wrong key is known before minutes of work, and again before writing. What
 * others signed is verified first: signing it again would make an altered entry look like ours.
 */
export function assertMayRelease(registry: StoreRegistry): void {
  const key = signingKey();
  const { RELEASES_PUBLIC_KEY: required, RELEASES_SIGN_ALL: signAll } = process.env;
  if (!key) {
    if (required || isSigned(registry))
      throw startError('RELEASES_SIGNING_KEY is missing: the releases here are signed.');
    return;
  }
  const own = createPublicKey(key).export({ format: 'der', type: 'spki' }).toString('base64');
  if (required && required !== own)
    throw startError('RELEASES_SIGNING_KEY does not belong to RELEASES_PUBLIC_KEY: nothing was changed.');
  if (registry.remotes.length === 0 || (!isSigned(registry) && signAll === '1')) return;
  if (!isSigned(registry))
    throw startError(
      'The releases here are not signed. If they never were, set RELEASES_SIGN_ALL=1 once; if they were, somebody removed the signatures.',
    );
  try {
    assertSigned(registry, own);
  } catch (error) {
    throw startError(
      `Nothing was changed: ${(error as Error).message}. Either RELEASES_SIGNING_KEY is not the key of these releases, or somebody altered an entry.`,
    );
  }
}

/** Changes the registry and signs it with RELEASES_SIGNING_KEY. Fails without the key where releases are signed. */
export async function changeRegistry(
  store: Objects,
  work: (registry: StoreRegistry) => Omit<StoreRegistry, 'revision'>,
): Promise<StoreRegistry> {
  const key = signingKey();
  return change(store, (before) => {
    const after = work(before);
    if (after === before) return before;
    assertMayRelease(before);
    return key ? signRegistry(after, key) : after;
  });
}

export function withEntry(
  remotes: StoreEntry[],
  id: string,
  place: (entry: StoreEntry | undefined) => StoreEntry,
): StoreEntry[] {
  const placed = place(remotes.find((entry) => entry.id === id));
  return [...remotes.filter((entry) => entry.id !== id), placed];
}
