// npm run build [-- workspace ...]: builds the host and the remotes into their dist folders.
import { buildAll, planBuild } from './lib/builds/index.ts';
import { stopWith } from './lib/stop-with.ts';
import { remoteWorkspaces } from './lib/workspaces.ts';

const chosen = process.argv.slice(2);
const all = ['host', ...remoteWorkspaces().map(({ name }) => name)];
try {
  await buildAll((chosen.length > 0 ? chosen : all).map(planBuild), console.log);
} catch (error) {
  stopWith(error);
}
