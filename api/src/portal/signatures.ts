import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import { signedCanaryText, signedText } from '@extranet/shared/registry';
import { startError } from '../start-error.ts';
import type { StoreEntry, StoreRegistry } from './store-registry.ts';

const HOW = 'must be an Ed25519 key as npm run release:keys prints it.';

/** Answers the key as it was given: pages take the same text. Never quotes it. */
export function parseReleasesKey(text: string | null): string | null {
  if (text !== null) ofEd25519('RELEASES_PUBLIC_KEY', () => publicKey(text));
  return text;
}

export const parseSigningKey = (text: string): KeyObject =>
  ofEd25519('RELEASES_SIGNING_KEY', () =>
    createPrivateKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'pkcs8' }),
  );

const publicKey = (text: string): KeyObject =>
  createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' });

function ofEd25519(name: string, read: () => KeyObject): KeyObject {
  try {
    const key = read();
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch {
    // What the library says of it may quote it.
  }
  throw startError(`${name} ${HOW}`);
}

/** Each entry and each canary gets its signature. */
export function signRegistry<R extends Pick<StoreRegistry, 'remotes'>>(registry: R, key: KeyObject): R {
  const over = (text: string) => sign(null, Buffer.from(text), key).toString('base64');
  const remotes = registry.remotes.map((entry): StoreEntry => {
    const { id, canary } = entry;
    return {
      ...entry,
      signature: over(signedText(entry)),
      ...(canary && { canary: { ...canary, signature: over(signedCanaryText({ id, canary })) } }),
    };
  });
  return { ...registry, remotes };
}

export const isSigned = ({ remotes }: StoreRegistry): boolean =>
  remotes.some(({ signature }) => signature !== undefined);

/** Throws when a single line of it was not signed by the owner of the key. */
export function assertSigned({ revision, remotes }: StoreRegistry, key: string): void {
  const owner = publicKey(key);
  const isRight = (text: string, signature = '') =>
    verify(null, Buffer.from(text), owner, Buffer.from(signature, 'base64'));
  for (const entry of remotes) {
    const { id, canary, signature } = entry;
    if (!isRight(signedText(entry), signature))
      throw new Error(`registry ${revision}: the entry of ${id} is not signed by the owner of the key`);
    if (canary && !isRight(signedCanaryText({ id, canary }), canary.signature))
      throw new Error(`registry ${revision}: the canary of ${id} is not signed by the owner of the key`);
  }
}
