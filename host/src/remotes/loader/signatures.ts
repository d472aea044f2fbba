import { type RegistryEntry, signedCanaryText, signedText } from '@extranet/shared/registry';
import { LoadFailure } from './failure.ts';

const ED25519 = { name: 'Ed25519' };

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

/**
 * Returns an entry as its owner signed it, without a canary that they did not sign; throws when the entry itself is not
 * theirs. A browser without Ed25519 (an older one, or on plain http) still refuses an entry without a signature; the server
 * has verified the signature before it wrote the page.
 */
export function createSignatures(releasesKey: string | undefined, subtle: SubtleCrypto | undefined) {
  let imported: Promise<CryptoKey | undefined> | undefined;

  async function importKey(key: string): Promise<CryptoKey | undefined> {
    try {
      return await subtle?.importKey('spki', bytesOf(key), ED25519, false, ['verify']);
    } catch (error) {
      console.warn('[remotes] this browser cannot check signatures', error);
      return undefined;
    }
  }

  async function isRight(text: string, signature: string | undefined, releasesKey: string): Promise<boolean> {
    if (!signature) return false;
    imported ??= importKey(releasesKey);
    const key = await imported;
    if (!key || !subtle) return true;
    return subtle.verify(ED25519, key, bytesOf(signature), new TextEncoder().encode(text));
  }

  return async function signedPart(entry: RegistryEntry): Promise<RegistryEntry> {
    if (!releasesKey) return entry;
    const { id, canary, ...rest } = entry;
    if (!(await isRight(signedText(entry), entry.signature, releasesKey)))
      throw new LoadFailure('signature', `the entry of ${id} is not signed by the owner of the key`);
    const isCanarySigned =
      canary && (await isRight(signedCanaryText({ id, canary }), canary.signature, releasesKey));
    return isCanarySigned ? entry : { id, ...rest };
  };
}
