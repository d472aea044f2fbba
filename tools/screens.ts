// npm run screens: starts a portal and writes docs/pictures/screens.webp, the ten main screens in both schemes at three widths.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drawSheet, photographScreens, withDemoPortal } from './lib/guide/index.ts';
import { findChromium } from './lib/servers/index.ts';
import { root } from './lib/workspaces.ts';

const target = join(root, 'docs/pictures/screens.webp');

await withDemoPortal(async (url) => {
  const sheet = await drawSheet(await photographScreens(url, await findChromium()));
  await writeFile(target, sheet);
  console.log(`${target}: ${Math.round(sheet.length / 1024)} kB`);
});
