import { generateKeyPairSync } from 'node:crypto';
import { parseSigningKey } from '../base/secrets/release-keys.ts';
import { epochText, over } from '../portal/releases/signing.ts';

/** A new pair of those who release, as commands and servers are given it. */
export function newSigningPair() {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const inBase64 = (der: Buffer) => der.toString('base64');
  const signing = parseSigningKey(inBase64(privateKey.export({ format: 'der', type: 'pkcs8' })));
  return {
    signing,
    public: inBase64(publicKey.export({ format: 'der', type: 'spki' })),
    /** The signed epoch of this instant, as the fields of a registry. */
    epoch: (at: Date) => {
      const epoch = Math.floor(at.getTime() / 1000);
      return { epoch, epochSignature: over(epochText(epoch), signing) };
    },
  };
}
