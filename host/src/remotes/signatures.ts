import { type RegistryEntry, signedCanaryText, signedText } from '@extranet/shared/registry';
import { pageData } from '../base/page-data.ts';
import { loadFailure } from './states.ts';

const ED25519 = { name: 'Ed25519' };

/** Undefined where the browser cannot check: an older one, or a page on plain http. */
let key: Promise<CryptoKey | undefined> | undefined;

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

/**
 * The entry as its owner signed it, without a canary that they did not sign; throws when the entry itself is not
 * theirs. A browser that knows no Ed25519 still refuses what bears no signature; whether it is right, the server has
 * checked before it wrote the page.
 */
export async function signedPart(entry: RegistryEntry): Promise<RegistryEntry> {
  const { releasesKey } = pageData();
  if (!releasesKey) return entry;
  const { id, canary, ...rest } = entry;
  if (!(await isRight(signedText(entry), entry.signature, releasesKey)))
    throw loadFailure('signature', `the entry of ${id} is not signed by the owner of the key`);
  const isCanarySigned =
    canary && (await isRight(signedCanaryText({ id, canary }), canary.signature, releasesKey));
  return isCanarySigned ? entry : { id, ...rest };
}

async function isRight(text: string, signature: string | undefined, releasesKey: string): Promise<boolean> {
  if (!signature) return false;
  key ??= importKey(releasesKey);
  const owner = await key;
  return !owner || crypto.subtle.verify(ED25519, owner, bytesOf(signature), new TextEncoder().encode(text));
}

async function importKey(releasesKey: string): Promise<CryptoKey | undefined> {
  try {
    return await crypto.subtle.importKey('spki', bytesOf(releasesKey), ED25519, false, ['verify']);
  } catch (error) {
    console.warn('[remotes] this browser cannot check signatures', error);
    return undefined;
  }
}
