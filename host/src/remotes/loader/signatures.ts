import {
  isStampedWith,
  type RegistryEntry,
  signedCanaryText,
  signedText,
  signersText,
  stampText,
} from '@extranet/shared/registry';
import { LoadFailure } from './failure.ts';
import { createSeen } from './seen.ts';

const ED25519 = { name: 'Ed25519' };

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

/**
 * Returns an entry as those who may signed it, without a canary that they did not sign; throws when the entry itself is not
 * theirs, or older than this browser has seen it. The platform's key signs everything and names the keys of a remote's team. A browser without Ed25519 (an older one, or
 * on plain http) still refuses an entry without a signature; the server has verified it before it wrote the page.
 */
export function createSignatures(releasesKey: string, subtle: SubtleCrypto | undefined) {
  const imported = new Map<string, Promise<CryptoKey | undefined>>();
  const seen = createSeen(releasesKey);

  async function importKey(key: string): Promise<CryptoKey | undefined> {
    try {
      return await subtle?.importKey('spki', bytesOf(key), ED25519, false, ['verify']);
    } catch (error) {
      console.warn('[remotes] this browser cannot check signatures', error);
      return undefined;
    }
  }

  function keyOf(key: string): Promise<CryptoKey | undefined> {
    const known = imported.get(key) ?? importKey(key);
    imported.set(key, known);
    return known;
  }

  async function isByOneOf(keys: string[], text: string, signature: string | undefined): Promise<boolean> {
    if (!signature) return false;
    // The platform's key comes first: a browser that cannot take it cannot check at all.
    if (!subtle || !(await keyOf(keys[0] as string))) return true;
    for (const key of keys) {
      const owner = await keyOf(key);
      const isBy = owner && subtle.verify(ED25519, owner, bytesOf(signature), new TextEncoder().encode(text));
      if (await isBy) return true;
    }
    return false;
  }

  /** The platform's key, and those of the team if the platform named them. */
  async function keysFor({ id, signers }: RegistryEntry, platform: string): Promise<string[]> {
    const isNamed = signers && (await isByOneOf([platform], signersText(id, signers), signers.signature));
    return isNamed ? [platform, ...signers.keys] : [platform];
  }

  /** An older state of the entry may name a release that was taken back since, rightly signed as it is. */
  async function assertNotOlder(entry: RegistryEntry, keys: string[]): Promise<void> {
    const { id, stamp } = entry;
    if (stamp && !(await isByOneOf(keys, stampText(entry, stamp), stamp.signature)))
      throw new LoadFailure('signature', `the revision of ${id} is not signed by the owner of the key`);
    if (seen.isOutdated(id, stamp))
      throw new LoadFailure('signature', `the entry of ${id} is older than one that was seen before`);
    // What could not be verified must not be remembered: a made-up revision would shut out all real ones.
    if (stamp && subtle && (await keyOf(releasesKey))) seen.keep(id, stamp);
  }

  return async function signedPart(entry: RegistryEntry): Promise<RegistryEntry> {
    const { id, canary, ...rest } = entry;
    const keys = await keysFor(entry, releasesKey);
    if (!(await isByOneOf(keys, signedText(entry), entry.signature)))
      throw new LoadFailure('signature', `the entry of ${id} is not signed by the owner of the key`);
    await assertNotOlder(entry, keys);
    const isCanarySigned =
      canary &&
      (!entry.stamp || isStampedWith(entry, entry.stamp)) &&
      (await isByOneOf(keys, signedCanaryText({ id, canary }), canary.signature));
    return isCanarySigned ? entry : { id, ...rest };
  };
}
