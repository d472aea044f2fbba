// npm run release:keys: a new pair of keys for signed releases. The first line is for those who release, the second for servers.
import { generateKeyPairSync } from 'node:crypto';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const print = (name: string, der: Buffer) => console.log(`${name}=${der.toString('base64')}`);
print('RELEASES_SIGNING_KEY', privateKey.export({ format: 'der', type: 'pkcs8' }));
print('RELEASES_PUBLIC_KEY', publicKey.export({ format: 'der', type: 'spki' }));
