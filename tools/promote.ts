// npm run promote -- faq [--reason '...']: makes the canary the stable release for everybody.
// npm run promote -- faq --from <store> --to <store>: carries the stable release of one store to another, byte for byte; a release
// that is named there instead: -- faq 1.0.0-3fa9c2d1e0 --from ...; for some first: --canary, --accounts, --steps and --every.
// A store is s3://bucket/prefix, or the folder in which registry.json lies.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { parseConfig } from '../api/src/base/config/index.ts';
import { startError } from '../api/src/base/index.ts';
import { folderObjects, type Objects } from '../api/src/base/storage/index.ts';
import { releaseObjects } from '../api/src/portal/releases/index.ts';
import { namedRemote } from './lib/named-remote.ts';
import {
  AUDIENCE_OPTIONS,
  carry,
  parseAudience,
  promote,
  promoteShell,
  smokeTest,
} from './lib/releases/index.ts';
import { stopWith } from './lib/stop-with.ts';

const say = (line: string) => console.log(`  ${line}`);

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      ...AUDIENCE_OPTIONS,
      ...{ from: { type: 'string' }, to: { type: 'string' }, reason: { type: 'string' } },
    },
  });
  const [named, wanted] = positionals;
  const id = namedRemote(named, 'promote');
  const { from, to, reason } = values;
  if (from !== undefined || to !== undefined) {
    const way = { from: await storeAt('--from', from), to: await storeAt('--to', to), open: smokeTest };
    await carry(way, { id, wanted, audience: parseAudience(values), reason }, say);
  } else if (parseAudience(values)) throw startError('Who gets it first is said with --from and --to only.');
  else {
    const store = await releaseObjects(parseConfig(process.env));
    console.log(id === 'host' ? await promoteShell(store, reason) : await promote(store, id, reason));
  }
} catch (error) {
  stopWith(error);
}

async function storeAt(option: string, place: string | undefined): Promise<Objects> {
  if (!place) throw startError(`${option} is missing: s3://bucket/prefix, or the folder of a store.`);
  if (place.startsWith('s3://')) return releaseObjects(parseConfig({ ...process.env, RELEASES_URL: place }));
  if (!existsSync(resolve(place, 'registry.json')))
    throw startError(`There is no registry.json in ${place}.`);
  return folderObjects(resolve(place));
}
