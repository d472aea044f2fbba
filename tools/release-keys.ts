// npm run release:keys: a fresh pair of keys for signed releases. Who releases gets the first line, servers the second.
import { generateKeyPairSync } from 'node:crypto';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const print = (name: string, der: Buffer) => console.log(`${name}=${der.toString('base64')}`);
print('RELEASES_SIGNING_KEY', privateKey.export({ format: 'der', type: 'pkcs8' }));
print('RELEASES_PUBLIC_KEY', publicKey.export({ format: 'der', type: 'spki' }));
