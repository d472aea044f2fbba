import type { Release } from '@extranet/shared/registry';
import { startError } from '../../../api/src/base/index.ts';
import type { Objects } from '../../../api/src/base/storage/index.ts';
import {
  nameAccounts,
  readRegistry,
  type StoreEntry,
  type StoreRegistry,
  withLine,
} from '../../../api/src/portal/releases/index.ts';
import { type Build, buildAll, planBuild } from '../builds/index.ts';
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
    throw startError('Nothing is published here yet: npm start publishes the shell and all remotes.');
  assertMayRelease(registry, [id]);
  assertPlace(remote, registry.remotes);
  if (!known && audience)
    throw startError(`${remote.name} was never released: there is nothing beside which some could try it.`);
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
  const candidate = candidateOf(release);

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
        : {
            needs: undefined,
            ...remote.manifest,
            stable: release,
            previous: entry?.stable,
            canary: undefined,
          }),
    }));
    return withLine({ ...current, remotes }, line);
  });
  say(`registry ${revision}: ${remote.name} ${release.id}${audience ? ` for ${inWords(audience)}` : ''}`);
}

const inWords = ({ percent, accounts }: Audience): string =>
  [percent > 0 && `${percent} % of the accounts`, accounts.length > 0 && `${accounts.length} named accounts`]
    .filter(Boolean)
    .join(' and ');

/** Pages judge by the live release who may see a remote, until it is promoted. */
function assertSameViewers({ access, needs }: StoreEntry, { name, manifest }: RemoteWorkspace): void {
  if (access !== manifest.access || needs !== manifest.needs)
    throw startError(
      `${name}: a canary cannot change who may see it (access, needs). Release it for everybody.`,
    );
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
  if (!(await hasRelease(store, remote.name, build.releaseId))) await buildAll([build], say);
  const release = await publishRemote(store, remote, build.releaseId);
  const missing = missingIn(await readShell(store, registry.shell.id), release);
  if (missing.length > 0)
    throw startError(
      `${remote.name} ${release.id} cannot run in the live shell: it needs ${missing.join(', ')}.`,
    );
  say('opening its pages and slots inside the live shell ...');
  const candidate = candidateOf(release);
  const remotes = withEntry(registry.remotes, candidate.id, () => candidate);
  await smokeTest(store, { ...registry, remotes }, [candidate]);
  return release;
}
