import { createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import { publicKey } from '../../base/secrets/release-keys.ts';
import type { StoreRegistry } from './store-registry.ts';

export const over = (text: string, key: KeyObject) => sign(null, Buffer.from(text), key).toString('base64');

/** What belongs to a signing key, as it is named to servers. */
export const publicTextOf = (key: KeyObject): string =>
  createPublicKey(key).export({ format: 'der', type: 'spki' }).toString('base64');

export const isBy = (key: string, text: string, signature = '') =>
  verify(null, Buffer.from(text), publicKey(key), Buffer.from(signature, 'base64'));

export const isByOneOf = (keys: string[], text: string, signature: string | undefined): boolean =>
  keys.some((key) => isBy(key, text, signature));

/** The platform's key signs everything; a team's key signs the entry and the canary of its own remote. */
export const keysFor = (
  { signers }: Pick<StoreRegistry, 'signers'>,
  id: string,
  platform: string,
): string[] => [platform, ...(signers?.[id]?.keys ?? [])];

/** A new epoch makes what stands in a restored store count again; it is the platform's to begin one. */
export const epochText = (epoch: number): string => JSON.stringify({ epoch });
