import type { Release } from '@extranet/shared/registry';
import { startError } from '../../../api/src/base/index.ts';
import type { Objects } from '../../../api/src/base/storage/index.ts';
import {
  placeOf,
  readRegistry,
  type StoreEntry,
  type StoreRegistry,
  soundBefore,
  takenBack,
  withLine,
} from '../../../api/src/portal/releases/index.ts';
import { missingIn, missingInCanary, readShell } from './compatibility.ts';
import { journalLine } from './journal-line.ts';
import { ownerOf } from './placement.ts';
import { hasRelease, readRelease } from './release-store.ts';
import { changeRegistry } from './signed-registry.ts';

interface Options {
  /** The release to go back to; by default the last one that was live and was not taken back. */
  wanted?: string | undefined;
  reason?: string | undefined;
}

/**
 * Ends the canary, or makes an earlier release live again. What was live is taken back: it stands in for nothing from then
 * on, until it is released again on purpose.
 */
export async function takeBackRemote(
  store: Objects,
  id: string,
  { wanted, reason }: Options,
): Promise<string> {
  const registry = await readRegistry(store);
  const known = registry.remotes.find((entry) => entry.id === id);
  if (!known) throw startError(`There is no remote '${id}' in the registry.`);
  if (known.canary && !wanted) return endCanary(store, known, reason);
  const target = await findTarget(store, registry, known, wanted);
  const spare = await lastSound(store, registry, known, [target.id]);
  const line = await journalLine({
    ...{ action: 'rollback', remote: id, release: target.id, before: known.stable.id, reason },
  });
  const { revision } = await changeRegistry(store, (current) => {
    assertUnchanged(current, known);
    const remotes = current.remotes.map((entry) =>
      entry.id === id
        ? { ...entry, ...placeOf(target), stable: target, previous: spare, canary: undefined }
        : entry,
    );
    return withLine({ ...current, remotes }, line);
  });
  const unfit = (await missingInCanary(store, registry, target)).length > 0;
  const done = `registry ${revision}: ${id} ${target.id}, ${known.stable.id} is taken back`;
  return unfit ? `${done}. ${withoutIt(id, registry)}` : done;
}

/** A way back is never barred by what only some try out. */
const withoutIt = (id: string, { shell }: StoreRegistry): string =>
  `It cannot run in the shell's canary ${shell.canary?.release.id}, whose accounts are without ${id} until npm run rollback -- host`;

async function endCanary(store: Objects, known: StoreEntry, reason: string | undefined): Promise<string> {
  const { id, stable, canary } = known;
  const line = await journalLine({
    ...{ action: 'rollback', remote: id, release: stable.id, before: canary?.release.id, reason },
  });
  const { revision } = await changeRegistry(store, (current) => {
    assertUnchanged(current, known);
    const remotes = current.remotes.map((entry) =>
      entry.id === id ? { ...entry, canary: undefined } : entry,
    );
    return withLine({ ...current, remotes }, line);
  });
  return `registry ${revision}: ${id} ${stable.id}, the canary ${canary?.release.id} is taken back`;
}

/** Somebody may have released meanwhile: then another release than the one that was meant would be taken back. */
export function assertUnchanged({ remotes }: StoreRegistry, known: StoreEntry): void {
  const now = remotes.find(({ id }) => id === known.id);
  if (now?.stable.id !== known.stable.id || now.canary?.release.id !== known.canary?.release.id)
    throw startError(
      `${known.id} was changed by somebody else meanwhile: look at npm run releases, then try again.`,
    );
}

async function findTarget(
  store: Objects,
  registry: StoreRegistry,
  known: StoreEntry,
  wanted: string | undefined,
): Promise<Release> {
  const { id, stable } = known;
  if (wanted === stable.id) throw startError(`${wanted} is the release that is live.`);
  if (wanted && !(await hasRelease(store, ownerOf(known), wanted)))
    throw startError(`There is no release ${wanted} of ${id} in the store: npm run releases lists them.`);
  const target = wanted
    ? await readRelease(store, ownerOf(known), wanted)
    : await lastSound(store, registry, known, []);
  if (!target) throw startError(`${id} has no release to go back to.`);
  const missing = missingIn(await readShell(store, registry.shell.id), target);
  if (missing.length > 0)
    throw startError(`${id} ${target.id} cannot run in the live shell: it needs ${missing.join(', ')}.`);
  return target;
}

/** The last release that was live for everybody, was not taken back, and whose files are still there. */
async function lastSound(
  store: Objects,
  { journal }: StoreRegistry,
  known: StoreEntry,
  not: string[],
): Promise<Release | undefined> {
  const { id, stable, previous } = known;
  const candidates = soundBefore(journal, id, stable.id);
  // Of a registry that is older than its journal.
  if (previous && !takenBack(journal, id).has(previous.id)) candidates.push(previous.id);
  for (const release of candidates)
    if (!not.includes(release) && release !== stable.id && (await hasRelease(store, ownerOf(known), release)))
      return readRelease(store, ownerOf(known), release);
  return undefined;
}
