import { isDeepStrictEqual } from 'node:util';
import type { Release } from '@extranet/shared/registry';
import { startError } from '../../../api/src/base/index.ts';
import type { Objects } from '../../../api/src/base/storage/index.ts';
import {
  namedReleases,
  readRegistry,
  releasePrefix,
  type StoreEntry,
  type StoreRegistry,
} from '../../../api/src/portal/releases/index.ts';
import type { Audience } from './audience.ts';
import { assertRunsInCanary, missingIn, readShell } from './compatibility.ts';
import { copyRelease } from './copy-release.ts';
import { addDeltas, releasesOf } from './deltas.ts';
import { assertSameViewers, nameRelease } from './name-release.ts';
import { assertPlace, ownerOf } from './placement.ts';
import { assertBuiltByTheirs } from './release-signature.ts';
import { readRelease } from './release-store.ts';
import { assertMayRelease, withEntry } from './signed-registry.ts';
import { readKeys } from './signing-keys.ts';

interface Way {
  from: Objects;
  to: Objects;
  /** Opens the pages of the carried release inside the target's shell; throws when one fails. */
  open: (store: Objects, registry: StoreRegistry, entries: StoreEntry[]) => Promise<void>;
}

interface Order {
  id: string;
  /** By default what is stable where it comes from. */
  wanted?: string | undefined;
  audience: Audience | null;
  reason?: string | undefined;
}

/** Brings a release from one store to another, byte for byte, and names it there by one write. A failure changes nothing there. */
export async function carry(
  { from, to, open }: Way,
  { id, wanted, audience, reason }: Order,
  say: (line: string) => void,
): Promise<void> {
  if (from.place === to.place) throw startError(`--from and --to are one place: ${to.place}.`);
  const release = await releaseIn(from, id, wanted);
  const target = await readRegistry(to);
  if (!target.shell.id) throw startError(`Nothing is published in ${to.place} yet.`);
  assertMayRelease(target, [id]);
  await assertBuiltByTheirs(from, id, release, target, readKeys()?.platform);
  const { manifest } = release;
  if (!manifest) throw startError(`${release.id} does not say its place in the portal: release it anew.`);
  const remote = {
    name: ownerOf({ stable: release }),
    version: release.version,
    manifest: { id, ...manifest },
  };
  assertPlace(remote, target.remotes);
  const known = target.remotes.find((entry) => entry.id === id);
  if (known?.stable.id === release.id) throw startError(`${release.id} is already the stable release there.`);
  if (!known && audience)
    throw startError(`${id} was never released there: there is nothing to try it beside.`);
  if (known && audience) assertSameViewers(known, remote);
  const missing = missingIn(await readShell(to, target.shell.id), release);
  if (missing.length > 0)
    throw startError(`${id} ${release.id} cannot run in the shell there: it needs ${missing.join(', ')}.`);
  await assertRunsInCanary(to, target, release);
  say(`${await copyRelease(from, to, release)} files of ${id} ${release.id}, each compared before and after`);
  await addDeltas(to, { prefix: releasePrefix(release) }, releasesOf(target, id));
  const candidate: StoreEntry = {
    ...{ ...known, id, ...manifest, stable: release },
    ...{ previous: undefined, canary: undefined },
  };
  say('opening its pages and slots inside the shell there ...');
  await open(to, { ...target, remotes: withEntry(target.remotes, id, () => candidate) }, [candidate]);
  const place = `${from.place}, registry ${(await readRegistry(from)).revision}`;
  say(await nameRelease(to, remote, release, { audience, reason, from: place }));
}

/** What is named in the source, and as it lies there: a release.json that was altered is not carried. */
async function releaseIn(from: Objects, id: string, wanted: string | undefined): Promise<Release> {
  const entry = (await readRegistry(from)).remotes.find((one) => one.id === id);
  const found = entry && (wanted ? namedReleases(entry).find((one) => one.id === wanted) : entry.stable);
  if (!found) throw startError(`${from.place} does not name ${wanted ? `${wanted} of ` : ''}'${id}'.`);
  const stored = await readRelease(from, ownerOf({ stable: found }), found.id);
  if (!isDeepStrictEqual(stored, found))
    throw startError(`release.json of ${id} ${found.id} is not what the registry in ${from.place} names.`);
  return stored;
}
