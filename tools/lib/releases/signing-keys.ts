import { createPublicKey, type KeyObject } from 'node:crypto';
import { parseSigningKey } from '../../../api/src/base/secrets/index.ts';

/** The keys of whoever runs this command. */
export interface Keys {
  readonly signing: KeyObject;
  /** What belongs to it, as text. */
  readonly publicKey: string;
  /** The key by which servers and pages check: RELEASES_PUBLIC_KEY, or what belongs to the one key that there is. */
  readonly platform: string;
  readonly isPlatform: boolean;
}

/** Null where RELEASES_SIGNING_KEY is not set. */
export function readKeys(): Keys | null {
  const { RELEASES_SIGNING_KEY: given, RELEASES_PUBLIC_KEY: required } = process.env;
  if (!given) return null;
  const signing = parseSigningKey(given);
  const publicKey = createPublicKey(signing).export({ format: 'der', type: 'spki' }).toString('base64');
  const platform = required || publicKey;
  return { signing, publicKey, platform, isPlatform: platform === publicKey };
}
