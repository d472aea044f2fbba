import type { Release } from '@extranet/shared/registry';
import { startError } from '../../../api/src/base/index.ts';
import type { Objects } from '../../../api/src/base/storage/index.ts';
import { readRegistry, type StoreEntry, type StoreRegistry } from '../../../api/src/portal/releases/index.ts';
import { type Build, buildAll, planBuild } from '../builds/index.ts';
import type { RemoteWorkspace } from '../workspaces.ts';
import type { Audience } from './audience.ts';
import { assertRunsInCanary, missingIn, readShell } from './compatibility.ts';
import { assertSameViewers, nameRelease } from './name-release.ts';
import { assertPlace } from './placement.ts';
import { keepSignature } from './release-signature.ts';
import { hasRelease, publishRemote } from './release-store.ts';
import { assertMayRelease, withEntry } from './signed-registry.ts';
import { readKeys } from './signing-keys.ts';
import { openAll } from './smoke.ts';
import { openTrialPortal } from './smoke-portal.ts';
import { readSamples } from './smoke-visits.ts';

interface Order {
  /** Absent: everybody. */
  audience: Audience | null;
  reason?: string | undefined;
  /** What else must hold before it is named; runs beside the build and the browser. */
  check?: () => Promise<void>;
}

/** Builds one remote, tests it inside the live shell, and then adds it to the registry. A failure changes nothing there. */
export async function releaseRemote(
  store: Objects,
  remote: RemoteWorkspace,
  { audience, reason, check = async () => {} }: Order,
  say: (line: string) => void,
): Promise<void> {
  const { id } = remote.manifest;
  const registry = await readRegistry(store);
  const known = registry.remotes.find((entry) => entry.id === id);
  if (!registry.shell.id)
    throw startError(
      'Nothing is published here yet: RELEASES_URL or DATA_DIR name the store of a portal; npm start in its own repository fills one.',
    );
  assertMayRelease(registry, [id]);
  assertPlace(remote, registry.remotes);
  if (!known && audience)
    throw startError(
      `${remote.name} was never released: there is nothing beside which some could try it. Release it without --canary and --accounts first.`,
    );
  if (audience && known) assertSameViewers(known, remote);
  const build = planBuild(remote.name);
  if (build.releaseId === known?.stable.id)
    throw startError(`${build.releaseId} is already the stable release.`);
  const candidateOf = (release: Release): StoreEntry => ({
    ...{ ...known, ...remote.manifest },
    ...{ stable: release, previous: undefined, canary: undefined },
  });
  // Both to their end: neither a browser nor a test may be left behind.
  const [opened, checked] = await Promise.allSettled([
    buildAndOpen(store, remote, { registry, build, candidateOf }, say),
    check(),
  ]);
  if (checked.status === 'rejected') throw checked.reason;
  if (opened.status === 'rejected') throw opened.reason;
  const release = opened.value;

  await keepSignature(store, id, release, readKeys());
  say(await nameRelease(store, remote, release, { audience, reason }));
}

interface Trial {
  registry: StoreRegistry;
  build: Build;
  candidateOf: (release: Release) => StoreEntry;
}

/** Builds it, unless that is done, and opens it inside the live shell. */
async function buildAndOpen(
  store: Objects,
  remote: RemoteWorkspace,
  { registry, build, candidateOf }: Trial,
  say: (line: string) => void,
): Promise<Release> {
  // Starts beside the build.
  const opening = openTrialPortal(store, registry);
  try {
    // A build that fails says so, whatever became of the portal meanwhile.
    opening.catch(() => {});
    const release = await buildFor(store, remote, { registry, build }, say);
    say('opening its pages and slots inside the live shell ...');
    const candidate = candidateOf(release);
    const portal = await opening;
    await portal.serve({ ...registry, remotes: withEntry(registry.remotes, candidate.id, () => candidate) }, [
      release,
    ]);
    await openAll(portal, candidate, await readSamples(store, release));
    return release;
  } finally {
    await opening.then(
      (portal) => portal.close(),
      () => {},
    );
  }
}

/** Publishes the build, if pages could run it in the live shell. */
async function buildFor(
  store: Objects,
  remote: RemoteWorkspace,
  { registry, build }: Omit<Trial, 'candidateOf'>,
  say: (line: string) => void,
): Promise<Release> {
  if (!(await hasRelease(store, remote.name, build.releaseId))) await buildAll([build], say);
  const release = await publishRemote(store, remote, build.releaseId);
  const missing = missingIn(await readShell(store, registry.shell.id), release);
  if (missing.length > 0)
    throw startError(
      `${remote.name} ${release.id} cannot run in the live shell: it needs ${missing.join(', ')}.`,
    );
  await assertRunsInCanary(store, registry, release);
  return release;
}
