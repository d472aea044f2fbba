import { type KeyObject, sign, verify } from 'node:crypto';
import { signedCanaryText, signedText } from '@extranet/shared/registry';
import { publicKey } from '../../base/secrets/release-keys.ts';
import type { StoreEntry, StoreRegistry } from './store-registry.ts';

/** Signs each entry and each canary. */
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

/** Throws when an entry or a canary was not signed by the owner of the key. */
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
