import type { Release } from '@extranet/shared/registry';
import type { Objects } from '../../../api/src/base/storage/index.ts';
import { readRegistry, type StoreEntry } from '../../../api/src/portal/releases/index.ts';
import { type Build, buildAll, isBuilt, planBuild } from '../builds/index.ts';
import { type RemoteWorkspace, remoteWorkspaces } from '../workspaces.ts';
import { hasRelease, publishRemote, publishShell, readRelease } from './release-store.ts';
import { changeRegistry } from './signed-registry.ts';

/**
 * Builds and publishes what changed, shell and remotes, through the release store and its registry as in production.
 * When nothing changed, it only hashes the sources.
 */
export async function publishAll(store: Objects, progress: (line: string) => void): Promise<void> {
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

  const builds: { remote: RemoteWorkspace; release: Release }[] = [];
  for (const { remote, build } of remotes) {
    const publish = missing.includes(build) ? publishRemote : readPublished;
    builds.push({ remote, release: await publish(store, remote, build.releaseId) });
  }
  const before = await readRegistry(store);
  const written = await changeRegistry(store, (registry) => {
    const entries = builds.map(({ remote, release }) =>
      toEntry(
        remote,
        release,
        registry.remotes.find(({ id }) => id === remote.manifest.id),
      ),
    );
    const next = { ...registry, shell: { id: shell.releaseId }, remotes: entries };
    return JSON.stringify(next) === JSON.stringify(registry) ? registry : next;
  });
  if (written.revision === before.revision) return;
  progress(
    `registry ${written.revision}: ${written.remotes.map(({ id, stable }) => `${id} ${stable.id}`).join(', ')}`,
  );
}

const readPublished = (store: Objects, { name }: RemoteWorkspace, id: string) => readRelease(store, name, id);

/** Sources that are unchanged since the last start keep their entry: a promotion, rollback or withdrawal stays in force. */
function toEntry(
  { manifest }: RemoteWorkspace,
  release: Release,
  before: StoreEntry | undefined,
): StoreEntry {
  if (before && before.built === release.id) return { ...before, ...manifest };
  const previous = before?.stable.id === release.id ? before.previous : before?.stable;
  return { ...manifest, stable: release, ...(previous && { previous }), built: release.id };
}
