import { startError } from '../../../api/src/base/index.ts';
import type { Objects } from '../../../api/src/base/storage/index.ts';
import { nameAccounts, readRegistry, type StoreRegistry } from '../../../api/src/portal/releases/index.ts';
import { buildAll, planBuild } from '../builds/index.ts';
import type { RemoteWorkspace } from '../workspaces.ts';
import { missingIn, readShell } from './compatibility.ts';
import { hasRelease, publishRemote } from './release-store.ts';
import { assertMayRelease, placeEntry, withEntry } from './signed-registry.ts';
import { smokeTest } from './smoke.ts';

/** Who gets a canary release: a share of the accounts, some of them by name, or both. */
export interface Audience {
  percent: number;
  accounts: string[];
}

/** Builds one remote, tests it inside the live shell, and then adds it to the registry. A failure changes nothing there. */
export async function releaseRemote(
  store: Objects,
  remote: RemoteWorkspace,
  audience: Audience | null,
  say: (line: string) => void,
): Promise<void> {
  const { id } = remote.manifest;
  const registry = await readRegistry(store);
  const known = registry.remotes.find((entry) => entry.id === id);
  if (!registry.shell.id)
    throw startError('Nothing is published here yet: npm start publishes the shell and all remotes.');
  assertMayRelease(registry);
  if (!known && audience)
    throw startError(`${remote.name} was never released: there is nothing beside which some could try it.`);
  const build = planBuild(remote.name);
  if (build.releaseId === known?.stable.id)
    throw startError(`${build.releaseId} is already the stable release.`);
  if (!(await hasRelease(store, remote.name, build.releaseId))) await buildAll([build], say);
  const release = await publishRemote(store, remote, build.releaseId);

  const missing = missingIn(await readShell(store, registry.shell.id), release);
  if (missing.length > 0)
    throw startError(
      `${remote.name} ${release.id} cannot run in the live shell: it needs ${missing.join(', ')}.`,
    );
  say('opening its pages inside the live shell ...');
  const candidate = { ...known, ...remote.manifest, stable: release, previous: undefined, canary: undefined };
  const trial: StoreRegistry = {
    ...registry,
    remotes: withEntry(registry.remotes, id, () => candidate),
  };
  await smokeTest(store, trial, [candidate]);

  const named = audience?.accounts.length ? nameAccounts(audience.accounts) : undefined;
  const { revision } = await placeEntry(store, id, (entry) => ({
    ...(entry ?? candidate),
    built: release.id,
    withdrawn: undefined,
    ...(audience
      ? { canary: { release, percent: audience.percent, ...(named && { named }) } }
      : { ...remote.manifest, stable: release, previous: entry?.stable, canary: undefined }),
  }));
  say(`registry ${revision}: ${remote.name} ${release.id}${audience ? ` for ${inWords(audience)}` : ''}`);
}

const inWords = ({ percent, accounts }: Audience): string =>
  [percent > 0 && `${percent} % of the accounts`, accounts.length > 0 && `${accounts.length} named accounts`]
    .filter(Boolean)
    .join(' and ');
