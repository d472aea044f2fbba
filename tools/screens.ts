// npm run screens: starts a portal and writes docs/pictures/screens.webp, the ten main screens in both schemes at three widths,
// plate-to-order.webp, the way from a plate to an order in ten pictures, and office.webp, each page of the back office.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseConfig } from '../api/src/base/config/index.ts';
import {
  drawFilms,
  drawSheet,
  filmPlateToOrder,
  photographOffice,
  photographScreens,
  withDemoPortal,
} from './lib/guide/index.ts';
import { findChromium } from './lib/servers/index.ts';
import { adminLink } from './lib/start/index.ts';
import { root } from './lib/workspaces.ts';

await withDemoPortal(async (url, env) => {
  const chromium = await findChromium();
  await write('plate-to-order', await drawFilms(await filmPlateToOrder(url, chromium)));
  const link = await adminLink(parseConfig(env), 'admin@demo.example', url);
  await write('office', await drawSheet(await photographOffice(url, link, chromium)));
  await write('screens', await drawSheet(await photographScreens(url, chromium)));
});

async function write(name: string, sheet: Buffer): Promise<void> {
  const target = join(root, 'docs/pictures', `${name}.webp`);
  await writeFile(target, sheet);
  console.log(`${target}: ${Math.round(sheet.length / 1024)} kB`);
}
