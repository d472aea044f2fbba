import type { Release } from '@extranet/shared/registry';
import type { Objects } from '../../../api/src/base/storage/index.ts';
import {
  type JournalLine,
  namedShells,
  readRegistry,
  type StoreEntry,
  type StoreRegistry,
  withLine,
} from '../../../api/src/portal/releases/index.ts';
import { type Build, buildAll, isBuilt, planBuild } from '../builds/index.ts';
import { type RemoteWorkspace, remoteWorkspaces } from '../workspaces.ts';
import { journalLine } from './journal-line.ts';
import { assertPlace } from './placement.ts';
import { keepSignature } from './release-signature.ts';
import { hasRelease, publishRemote, publishShell, readRelease } from './release-store.ts';
import { assertMayRelease, changeRegistry } from './signed-registry.ts';
import { readKeys } from './signing-keys.ts';

/**
 * Builds and publishes what changed in this checkout, shell and remotes, through the release store and its registry as in
 * production. Remotes that this checkout does not have stay as they are. When nothing changed, it only hashes the sources.
 */
export async function publishAll(store: Objects, progress: (line: string) => void): Promise<void> {
  assertMayRelease(await readRegistry(store), []);
  const remotes = remoteWorkspaces().map((remote) => ({ remote, build: planBuild(remote.name) }));
  const shell = planBuild('host');
  const missing: Build[] = [];
  for (const build of [shell, ...remotes.map(({ build }) => build)])
    if (!(await hasRelease(store, build.workspace, build.releaseId))) missing.push(build);
  await buildAll(
    missing.filter((build) => !isBuilt(build)),
    progress,
  );
  if (missing.includes(shell)) await publishShell(store, shell.releaseId);

  const releases: Published[] = [];
  for (const { remote, build } of remotes) {
    const publish = missing.includes(build) ? publishRemote : readPublished;
    const release = await publish(store, remote, build.releaseId);
    await keepSignature(store, remote.manifest.id, release, readKeys());
    releases.push({ remote, release });
  }
  const before = await readRegistry(store);
  for (const { remote } of releases) assertPlace(remote, before.remotes);
  const lines = await linesOf(before, shell.releaseId, releases);
  const written = await changeRegistry(store, (registry) => {
    const next = {
      ...registry,
      shell: shellAfter(registry, shell.releaseId),
      remotes: place(registry.remotes, releases),
    };
    return JSON.stringify(next) === JSON.stringify(registry) ? registry : lines.reduce(withLine, next);
  });
  if (written.revision === before.revision) return;
  progress(
    `registry ${written.revision}: ${written.remotes.map(({ id, stable }) => `${id} ${stable.id}`).join(', ')}`,
  );
}

/** As with remotes: sources that are unchanged since they were published leave a canary, promotion or withdrawal in force. */
const shellAfter = ({ shell }: StoreRegistry, id: string): StoreRegistry['shell'] =>
  namedShells(shell).includes(id) ? shell : { id };

interface Published {
  remote: RemoteWorkspace;
  release: Release;
}

const readPublished = (store: Objects, { name }: RemoteWorkspace, id: string) => readRelease(store, name, id);

/** The checkout's remotes in its order, then those of others. */
function place(before: StoreEntry[], releases: Published[]): StoreEntry[] {
  const own = releases.map(({ remote, release }) =>
    toEntry(
      remote,
      release,
      before.find(({ id }) => id === remote.manifest.id),
    ),
  );
  return [...own, ...before.filter(({ id }) => !own.some((entry) => entry.id === id))];
}

/** Sources that are unchanged since they were published keep their entry: a promotion, rollback or withdrawal stays in force. */
function toEntry(
  { manifest }: RemoteWorkspace,
  release: Release,
  before: StoreEntry | undefined,
): StoreEntry {
  if (before && before.built === release.id) return before;
  const previous = before?.stable.id === release.id ? before.previous : before?.stable;
  return { ...manifest, stable: release, ...(previous && { previous }), built: release.id };
}

async function linesOf(before: StoreRegistry, shell: string, releases: Published[]): Promise<JournalLine[]> {
  const changes = [
    {
      ...{ remote: 'host', release: shell, from: before.shell.id },
      built: namedShells(before.shell).find((id) => id === shell),
    },
    ...releases.map(({ remote: { manifest }, release }) => {
      const entry = before.remotes.find(({ id }) => id === manifest.id);
      return { remote: manifest.id, release: release.id, from: entry?.stable.id, built: entry?.built };
    }),
  ].filter(({ release, built }) => release !== built);
  return Promise.all(
    changes.map(({ remote, release, from }) =>
      journalLine({ action: 'start', remote, release, before: from || undefined }),
    ),
  );
}

/** The workspaces of this checkout whose sources are not what is published, for a start that publishes nothing. */
export async function unpublished(store: Objects): Promise<string[]> {
  const { shell, remotes } = await readRegistry(store);
  const builtOf = (remote: RemoteWorkspace) => remotes.find(({ id }) => id === remote.manifest.id)?.built;
  return [
    ...(namedShells(shell).includes(planBuild('host').releaseId) ? [] : ['host']),
    ...remoteWorkspaces()
      .filter((remote) => planBuild(remote.name).releaseId !== builtOf(remote))
      .map(({ name }) => name),
  ];
}
