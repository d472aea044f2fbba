// npm start [-- --workers 4] [--publish]: from a fresh clone to a working portal. launch.mjs has already installed Node and
// the dependencies. It publishes this checkout into an empty release store only: elsewhere that would undo other teams'
// releases, so it needs --publish.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseConfig } from '../api/src/base/config/index.ts';
import { assertFiles } from '../api/src/base/files/index.ts';
import { startError } from '../api/src/base/index.ts';
import { readWorkers } from '../api/src/base/processes/index.ts';
import type { Objects } from '../api/src/base/storage/index.ts';
import { readRegistry, releaseObjects } from '../api/src/portal/releases/index.ts';
import { prune, publishAll, unpublished } from './lib/releases/index.ts';
import { startServer } from './lib/servers/index.ts';
import { assertDatabase, assertPortFree, assertWritable, banner } from './lib/start/index.ts';
import { stopWith } from './lib/stop-with.ts';
import { root } from './lib/workspaces.ts';

const BACKUP = fileURLToPath(new URL('./backup.ts', import.meta.url));
const started = performance.now();
const say = (line: string) => console.log(`  ${line}`);

try {
  const config = parseConfig(process.env);
  const args = process.argv.slice(2);
  const publish = args.includes('--publish');
  const workers = readWorkers(
    args.filter((arg) => arg !== '--publish'),
    config.databaseUrl,
  );
  console.log('Extranet');
  await assertWritable(config.dataDir);
  await assertPortFree(config.host, config.port);
  await assertFiles(config);
  await assertDatabase(config);
  const store = await releaseObjects(config);
  const isEmpty = (await readRegistry(store)).shell.id === '';
  if ((isEmpty || publish) && config.releasesKey && !process.env.RELEASES_SIGNING_KEY)
    throw startError(
      `${isEmpty ? 'Nothing is published here yet, and' : 'Nothing was published:'} servers do not sign. Who holds RELEASES_SIGNING_KEY publishes from a checkout of their own: npm run release:all, then start this again${isEmpty ? '' : ' without --publish'}.`,
    );
  if (isEmpty || publish) await publishAll(store, say);
  else await tellUnpublished(store);
  for (const prefix of await prune(store)) say(`${prefix} removed: nobody was given it for thirty days`);
  say(workers > 1 ? `starting ${workers} processes ...` : 'starting the server ...');
  // A checkout can run its drills; an installation has left them behind.
  const drills = existsSync(join(root, 'e2e/drills')) && { DEMO_DRILLS: join(root, 'tools/drills.ts') };
  // The demonstration shows where the link to the main back office stands (W2.40).
  const demonstration = config.demo ? { BACKOFFICE_ORIGIN: 'https://backoffice.example', ...drills } : {};
  // Read only where BACKUP_DIR says into which folder.
  const nightly = config.backups ? { BACKUP_PROGRAM: BACKUP } : {};
  const server = await startServer({ ...demonstration, ...nightly, ...process.env }, { workers });
  console.log(await banner(config, server.url, performance.now() - started));
  const code = await server.ended;
  process.exit(code);
} catch (error) {
  stopWith(error);
}

async function tellUnpublished(store: Objects): Promise<void> {
  const names = await unpublished(store);
  if (names.length > 0)
    say(
      `${names.join(', ')}: the sources here are not what is published. npm start -- --publish publishes them.`,
    );
}
