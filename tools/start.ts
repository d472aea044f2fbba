// npm start [-- --workers 4]: from a fresh clone to a working portal. launch.mjs has already installed Node and the
// dependencies.

import { parseConfig } from '../api/src/base/config/index.ts';
import { assertFiles } from '../api/src/base/files/index.ts';
import { readWorkers } from '../api/src/base/processes/index.ts';
import { readRegistry, releaseObjects } from '../api/src/portal/releases/index.ts';
import { prune, publishAll } from './lib/releases/index.ts';
import { startServer } from './lib/servers/index.ts';
import { assertDatabase, assertPortFree, assertWritable, banner } from './lib/start/index.ts';
import { stopWith } from './lib/stop-with.ts';

const started = performance.now();
const say = (line: string) => console.log(`  ${line}`);

try {
  const config = parseConfig(process.env);
  const workers = readWorkers(process.argv.slice(2), config.databaseUrl);
  console.log('Extranet');
  await assertWritable(config.dataDir);
  await assertPortFree(config.host, config.port);
  await assertFiles(config);
  await assertDatabase(config);
  const store = await releaseObjects(config);
  // Teams release into a bucket. A server publishes its own checkout only into an empty one.
  const isFilled = config.releasesBucket !== null && (await readRegistry(store)).shell.id !== '';
  if (!isFilled) await publishAll(store, say);
  for (const prefix of await prune(store)) say(`${prefix} removed: nobody was given it for thirty days`);
  say(workers > 1 ? `starting ${workers} processes ...` : 'starting the server ...');
  const server = await startServer(process.env, { workers });
  console.log(await banner(config, server.url, performance.now() - started));
  const code = await server.ended;
  process.exit(code);
} catch (error) {
  stopWith(error);
}
