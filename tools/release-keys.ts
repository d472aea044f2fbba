// npm run release:keys: a new pair of keys for signed releases. The first line is for those who release, the second for servers.
// npm run release:keys -- list                      who may sign what
// npm run release:keys -- allow faq <public key>    this key may sign the releases of faq, and nothing else; more keys may follow
// npm run release:keys -- revoke faq                no key but the platform's may
// npm run release:keys -- restored                  the store was restored: what stands in it counts from now on
import { generateKeyPairSync } from 'node:crypto';
import { parseConfig } from '../api/src/base/config/index.ts';
import { startError } from '../api/src/base/index.ts';
import { parseReleasesKey } from '../api/src/base/secrets/index.ts';
import { readRegistry, releaseObjects } from '../api/src/portal/releases/index.ts';
import { beginEpoch, nameTeamKeys, teamKeysIn } from './lib/releases/index.ts';
import { stopWith } from './lib/stop-with.ts';

const [action, id = '', ...keys] = process.argv.slice(2);

try {
  if (action === undefined) printPair();
  else for (const line of await act(action)) console.log(line);
} catch (error) {
  stopWith(error);
}

async function act(what: string): Promise<string[]> {
  const store = await releaseObjects(parseConfig(process.env));
  if (what === 'list') return teamKeysIn(await readRegistry(store));
  if (what === 'restored') return [await beginEpoch(store, undefined)];
  const isAllowing = what === 'allow' && keys.length > 0;
  if (!/^[a-z]+(-[a-z]+)*$/.test(id) || !(isAllowing || (what === 'revoke' && keys.length === 0)))
    throw startError("Say list, restored, allow <remote's id> <public key>, or revoke <remote's id>.");
  for (const key of keys) parseReleasesKey(key, `The key for ${id}`);
  return [await nameTeamKeys(store, id, keys)];
}

function printPair(): void {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const print = (name: string, der: Buffer) => console.log(`${name}=${der.toString('base64')}`);
  print('RELEASES_SIGNING_KEY', privateKey.export({ format: 'der', type: 'pkcs8' }));
  print('RELEASES_PUBLIC_KEY', publicKey.export({ format: 'der', type: 'spki' }));
}
