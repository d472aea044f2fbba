// npm run release:all: publishes the shell and the remotes of this checkout, without the checks of a release and without a server.
// For the first releases of a store whose servers must not have the signing key.
import { parseConfig } from '../api/src/base/config/index.ts';
import { releaseObjects } from '../api/src/portal/releases/index.ts';
import { publishAll } from './lib/releases/index.ts';
import { stopWith } from './lib/stop-with.ts';

const say = (line: string) => console.log(`  ${line}`);

try {
  const store = await releaseObjects(parseConfig(process.env));
  await publishAll(store, say);
} catch (error) {
  stopWith(error);
}
