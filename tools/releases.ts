// npm run releases: lists what the registry names, what the server withdrew and why, and the releases in the store.
import { parseConfig } from '../api/src/base/config/index.ts';
import { readRegistry, releaseObjects, type StoreEntry } from '../api/src/portal/releases/index.ts';
import { stopWith } from './lib/stop-with.ts';
import { remoteWorkspaces } from './lib/workspaces.ts';

try {
  await show();
} catch (error) {
  stopWith(error);
}

async function show(): Promise<void> {
  const store = await releaseObjects(parseConfig(process.env));
  const { revision, shell, remotes } = await readRegistry(store);
  console.log(`registry ${revision}, shell ${shell.id || 'none'}`);
  for (const { name, manifest } of remoteWorkspaces()) {
    const entry = remotes.find(({ id }) => id === manifest.id);
    for (const line of entry ? describe(entry) : [`${manifest.id.padEnd(12)} not published`])
      console.log(line);
    const files = await store.list(`remotes/${name}/`);
    const ids = files.flatMap(({ key }) => /\/([^/]+)\/release\.json$/.exec(key)?.[1] ?? []);
    for (const id of ids.sort()) console.log(`             - ${id}`);
  }
}

function describe({ id, stable, previous, canary, withdrawn }: StoreEntry): string[] {
  const share = [
    canary?.percent && `${canary.percent} %`,
    canary?.named && `${canary.named.hashes.length} named accounts`,
  ];
  const named = [
    `stable ${stable.id}`,
    previous && `previous ${previous.id}`,
    canary && `canary ${canary.release.id} (${share.filter(Boolean).join(' and ')})`,
  ];
  const why =
    withdrawn &&
    `             withdrawn by the server at ${withdrawn.at}: ${withdrawn.release}, ` +
      `reported by ${withdrawn.accounts} accounts (${withdrawn.reasons.join(', ')})`;
  return [`${id.padEnd(12)} ${named.filter(Boolean).join(', ')}`, ...(why ? [why] : [])];
}
