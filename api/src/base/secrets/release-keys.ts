import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { startError } from '../start-error.ts';

const REQUIREMENT = 'must be an Ed25519 key as npm run release:keys prints it.';

/** Answers the key as it was given, because pages use the same text. An error never quotes it. */
export function parseReleasesKey(text: string | null, name = 'RELEASES_PUBLIC_KEY'): string | null {
  if (text !== null) ofEd25519(name, () => publicKey(text));
  return text;
}

export const parseSigningKey = (text: string): KeyObject =>
  ofEd25519('RELEASES_SIGNING_KEY', () =>
    createPrivateKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'pkcs8' }),
  );

export const publicKey = (text: string): KeyObject =>
  createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' });

function ofEd25519(name: string, read: () => KeyObject): KeyObject {
  try {
    const key = read();
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch {
    // The library's message may quote the key: it is dropped.
  }
  throw startError(`${name} ${REQUIREMENT}`);
}
