import { createECDH } from 'node:crypto';

/** A new pair of keys for web push, as `PUSH_PUBLIC_KEY` and `PUSH_PRIVATE_KEY` take them. */
export function newPushKeys(): { publicKey: string; privateKey: string } {
  const pair = createECDH('prime256v1');
  const publicKey = pair.generateKeys('base64url');
  // Without its leading zeros it would be too short.
  const privateKey = Buffer.from(pair.getPrivateKey('hex').padStart(64, '0'), 'hex').toString('base64url');
  return { publicKey, privateKey };
}
