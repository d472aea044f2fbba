import { startError } from '../../../api/src/base/index.ts';
import { assertPortFree } from '../start/index.ts';
import { remoteWorkspaces } from '../workspaces.ts';
import { buildPageScript } from './hot/page-script.ts';
import { watchRemote } from './hot/watch-remote.ts';
import { localBuilds } from './shell-proxy/local-builds.ts';
import { originOfPortal } from './shell-proxy/origin.ts';
import { startShellProxy } from './shell-proxy/proxy.ts';
import { watchTypes } from './types/watch-types.ts';

const NO_PORT = 0;

/** Shows one remote from this machine inside a deployed portal, and exchanges its modules there at each save. */
export async function developInShell(chosen: string[], address: string, port: number): Promise<void> {
  const remote = remoteWorkspaces().find(({ name }) => name === chosen[0]);
  if (!remote || chosen.length !== 1)
    throw startError('--shell develops one remote: npm run dev -w remote-faq -- --shell https://...');
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw startError('--port takes a whole number from 0 to 65535.');
  const shell = await originOfPortal(address);
  if (port !== NO_PORT) await assertPortFree('127.0.0.1', port);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0));

  const started = performance.now();
  const builds = localBuilds();
  const proxy = await startShellProxy({ shell, builds, port });
  const faults = proxy.pages.faults;
  await watchTypes(shell, remote.name, (found) => faults('types', found));
  await buildPageScript(builds.scripts);
  await watchRemote(remote.name, builds.output, {
    onFaults: (found) => faults('syntax', found),
    onBuilt(hash) {
      proxy.show(builds.keep(remote), hash);
      console.log(`  ${remote.name} built`);
    },
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`\nReady in ${seconds} s: ${proxy.url}\n`);
  console.log(`${shell}, with ${remote.name} from this machine. Its data are the deployed portal's own.`);
  console.log('A save exchanges what changed in the open page. Ctrl+C stops it.');
}
