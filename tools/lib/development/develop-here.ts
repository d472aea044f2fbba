import { parseConfig } from '../../../api/src/base/config/index.ts';
import { folderObjects } from '../../../api/src/base/storage/index.ts';
import { releasesFolder } from '../../../api/src/portal/releases/index.ts';
import { publishAll, publishDevelopment } from '../releases/index.ts';
import { startServer } from '../servers/index.ts';
import { assertDatabase, assertPortFree, assertWritable, banner } from '../start/index.ts';
import { watchBuilds } from './watch.ts';

/** Runs the whole portal on this machine and watches all workspaces, or only the chosen ones; the others are built once. */
export async function developHere(chosen: string[]): Promise<void> {
  const config = parseConfig(process.env);
  await assertWritable(config.dataDir);
  await assertPortFree(config.host, config.port);
  await assertDatabase(config);
  const started = performance.now();
  if (chosen.length > 0)
    await publishAll(folderObjects(releasesFolder(config.dataDir)), (line) => console.log(`  ${line}`));
  let announced = false;
  await watchBuilds(chosen, async (workspaces) => {
    await publishDevelopment(config.dataDir, workspaces);
    console.log(`  ${workspaces.join(', ')} published`);
    if (announced) return;
    announced = true;
    const server = await startServer(process.env, { nodeArgs: ['--watch', '--watch-preserve-output'] });
    console.log(await banner(config, server.url, performance.now() - started));
  });
}
