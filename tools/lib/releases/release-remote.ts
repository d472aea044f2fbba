import { startError } from '../../../api/src/base/index.ts';
import type { Objects } from '../../../api/src/base/storage/index.ts';
import {
  nameAccounts,
  readRegistry,
  type StoreRegistry,
  withLine,
} from '../../../api/src/portal/releases/index.ts';
import { buildAll, planBuild } from '../builds/index.ts';
import type { RemoteWorkspace } from '../workspaces.ts';
import { missingIn, readShell } from './compatibility.ts';
import { journalLine } from './journal-line.ts';
import { assertPlace } from './placement.ts';
import { hasRelease, publishRemote } from './release-store.ts';
import { assertMayRelease, changeRegistry, withEntry } from './signed-registry.ts';
import { smokeTest } from './smoke.ts';

/** Who gets a canary release: a share of the accounts, some of them by name, or both. */
export interface Audience {
  percent: number;
  accounts: string[];
}

interface Order {
  /** Absent: everybody. */
  audience: Audience | null;
  reason?: string | undefined;
}

/** Builds one remote, tests it inside the live shell, and then adds it to the registry. A failure changes nothing there. */
export async function releaseRemote(
  store: Objects,
  remote: RemoteWorkspace,
  { audience, reason }: Order,
  say: (line: string) => void,
): Promise<void> {
  const { id } = remote.manifest;
  const registry = await readRegistry(store);
  const known = registry.remotes.find((entry) => entry.id === id);
  if (!registry.shell.id)
    throw startError('Nothing is published here yet: npm start publishes the shell and all remotes.');
  assertMayRelease(registry, [id]);
  assertPlace(remote, registry.remotes);
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
  const line = await journalLine({
    ...{ action: audience ? 'canary' : 'release', remote: id, release: release.id },
    ...{ before: known?.stable.id, reason },
  });
  const { revision } = await changeRegistry(store, (current) => {
    // Another team may have taken an address while this one built.
    assertPlace(remote, current.remotes);
    const remotes = withEntry(current.remotes, id, (entry) => ({
      ...(entry ?? candidate),
      built: release.id,
      withdrawn: undefined,
      ...(audience
        ? { canary: { release, percent: audience.percent, ...(named && { named }) } }
        : { ...remote.manifest, stable: release, previous: entry?.stable, canary: undefined }),
    }));
    return withLine({ ...current, remotes }, line);
  });
  say(`registry ${revision}: ${remote.name} ${release.id}${audience ? ` for ${inWords(audience)}` : ''}`);
}

const inWords = ({ percent, accounts }: Audience): string =>
  [percent > 0 && `${percent} % of the accounts`, accounts.length > 0 && `${accounts.length} named accounts`]
    .filter(Boolean)
    .join(' and ');
