// npm run handbook: starts a portal, takes pictures of the back office and writes them for its handbook, in
// remote-admin/src/handbook/pictures/.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseConfig } from '../api/src/base/config/index.ts';
import { takeOfficePictures, withDemoPortal } from './lib/guide/index.ts';
import { findChromium } from './lib/servers/index.ts';
import { adminLink } from './lib/start/index.ts';
import { root } from './lib/workspaces.ts';

const target = join(root, 'remote-admin/src/handbook/pictures');

await withDemoPortal(async (url, env) => {
  const link = await adminLink(parseConfig(env), 'admin@demo.example', url);
  await mkdir(target, { recursive: true });
  for (const [name, picture] of await takeOfficePictures(url, link, await findChromium())) {
    await writeFile(join(target, `${name}.webp`), picture);
    console.log(`${name}: ${Math.round(picture.length / 1024)} kB`);
  }
});
