// npm run guide: starts a portal, takes screenshots and writes the user guide that the pages link, in host/src/base/guide/.
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drawGuide, takePictures } from './lib/guide/index.ts';
import { publishTestStore, testDataDir } from './lib/releases/index.ts';
import { findChromium, startServer } from './lib/servers/index.ts';
import { root } from './lib/workspaces.ts';

const target = join(root, 'host/src/base/guide/guide-utilisateur.pdf');

await publishTestStore(console.log);
const dataDir = await testDataDir();
const server = await startServer(
  { PATH: process.env.PATH, PORT: '0', DATA_DIR: dataDir, DEMO_PRODUCTS: '600', LOG_LEVEL: 'warn' },
  { logFile: join(dataDir, 'server.log') },
);
try {
  const guide = await drawGuide(await takePictures(server.url, await findChromium()));
  await writeFile(target, guide);
  console.log(`${target}: ${Math.round(guide.length / 1024)} kB`);
} finally {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}
