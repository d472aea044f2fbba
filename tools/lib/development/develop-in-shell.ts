import { startError } from '../../../api/src/base/index.ts';
import { assertPortFree } from '../start/index.ts';
import { remoteWorkspaces } from '../workspaces.ts';
import { localBuilds } from './shell-proxy/local-builds.ts';
import { type ShellProxy, startShellProxy } from './shell-proxy/proxy.ts';
import { watchBuilds } from './watch.ts';

const NO_PORT = 0;

/** Shows one remote from this machine inside a deployed portal and rebuilds it at each save. */
export async function developInShell(chosen: string[], address: string, port: number): Promise<void> {
  const remote = remoteWorkspaces().find(({ name }) => name === chosen[0]);
  if (!remote || chosen.length !== 1)
    throw startError('--shell develops one remote: npm run dev -w remote-faq -- --shell https://...');
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw startError('--port takes a whole number from 0 to 65535.');
  const shell = await originOfPortal(address);
  if (port !== NO_PORT) await assertPortFree('127.0.0.1', port);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0));

  const builds = localBuilds();
  const started = performance.now();
  let proxy: ShellProxy | undefined;
  const onBuilt = async () => {
    const local = builds.keep(remote);
    console.log(`  ${remote.name} built: ${local.stable.id}`);
    if (proxy) return proxy.show(local);
    proxy = await startShellProxy({ shell, served: builds.served, local, port });
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`\nReady in ${seconds} s: ${proxy.url}\n`);
    console.log(`${shell}, with ${remote.name} from this machine. Its data are the deployed portal's own.`);
    console.log('A save reloads the page. Ctrl+C stops it.');
  };
  await watchBuilds([remote.name], onBuilt, builds.output);
}

/** The origin of the address, if a portal answers there. Otherwise throws a sentence that says what is wrong. */
async function originOfPortal(address: string): Promise<string> {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol))
    throw startError(`--shell takes the address of a portal (https://...), not '${address}'.`);
  const answer = await fetch(new URL('/remotes/registry.json', url)).catch((error: Error) => {
    const { cause } = error as { cause?: { code?: string } };
    throw startError(`--shell ${url.origin} cannot be reached (${cause?.code ?? error.message}).`);
  });
  const registry = await answer.json().catch(() => undefined);
  if (!answer.ok || !Array.isArray((registry as { remotes?: unknown } | undefined)?.remotes))
    throw startError(`--shell ${url.origin} is not a portal: it has no /remotes/registry.json.`);
  return url.origin;
}
