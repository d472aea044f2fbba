// npm run guide: starts a portal, takes screenshots and writes the user guide that the pages link, in host/src/base/guide/.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drawGuide, takePictures, withDemoPortal } from './lib/guide/index.ts';
import { findChromium } from './lib/servers/index.ts';
import { root } from './lib/workspaces.ts';

const target = join(root, 'host/src/base/guide/guide-utilisateur.pdf');

await withDemoPortal(async (url) => {
  const guide = await drawGuide(await takePictures(url, await findChromium()));
  await writeFile(target, guide);
  console.log(`${target}: ${Math.round(guide.length / 1024)} kB`);
});
