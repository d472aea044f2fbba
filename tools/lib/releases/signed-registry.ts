import { startError } from '../../../api/src/base/index.ts';
import type { Objects } from '../../../api/src/base/storage/index.ts';
import {
  assertSigned,
  changeRegistry as change,
  isSigned,
  type StoreEntry,
  type StoreRegistry,
  signRest,
} from '../../../api/src/portal/releases/index.ts';
import { assertServable } from './read-back.ts';
import { sealed } from './sealed.ts';
import { type Keys, readKeys } from './signing-keys.ts';

/** Only who holds the platform's key signs and releases the shell. */
const SHELL = 'host';

/**
 * Called before building, so that a missing or wrong key is known before minutes of work, and again before writing. What
 * others signed is verified first: signing it again would make an altered entry look like ours.
 */
export function assertMayRelease(registry: StoreRegistry, ids: string[]): void {
  const own = readKeys();
  const { RELEASES_PUBLIC_KEY: required, RELEASES_SIGN_ALL: signAll } = process.env;
  if (!own) {
    if (required || isSigned(registry))
      throw startError('RELEASES_SIGNING_KEY is missing: the releases here are signed.');
    return;
  }
  assertOwns(registry, own, ids);
  if (registry.remotes.length === 0 || (!isSigned(registry) && signAll === '1')) return;
  if (!isSigned(registry))
    throw startError(
      'The releases here are not signed. If they never were, set RELEASES_SIGN_ALL=1 once; if they were, somebody removed the signatures.',
    );
  try {
    assertSigned(registry, own.platform);
  } catch (error) {
    const which = own.isPlatform && !required ? 'RELEASES_SIGNING_KEY' : 'RELEASES_PUBLIC_KEY';
    throw startError(
      `Nothing was changed: ${(error as Error).message}. Either ${which} is not the key of these releases, or somebody altered an entry.`,
    );
  }
}

/** A team's key is good for what the platform named it for. */
function assertOwns({ signers = {} }: StoreRegistry, { isPlatform, publicKey }: Keys, ids: string[]): void {
  const named = Object.keys(signers).filter((id) => signers[id]?.keys.includes(publicKey));
  if (isPlatform && named.length > 0)
    throw startError(
      `RELEASES_SIGNING_KEY is the key of a team (${named.join(', ')}): RELEASES_PUBLIC_KEY has to name the platform's key.`,
    );
  if (isPlatform) return;
  if (named.length === 0)
    throw startError(
      'RELEASES_SIGNING_KEY does not belong to RELEASES_PUBLIC_KEY, and no remote names it as its own: nothing was changed.',
    );
  const other = ids.find((id) => !named.includes(id));
  if (other)
    throw startError(
      `RELEASES_SIGNING_KEY may sign ${named.join(', ')} and not ${other}: nothing was changed.`,
    );
}

/** Changes the registry and signs what changed. Fails when what then stands in the store is not what a server would serve. */
export async function changeRegistry(
  store: Objects,
  work: (registry: StoreRegistry) => Omit<StoreRegistry, 'revision'>,
): Promise<StoreRegistry> {
  const own = readKeys();
  const written = await change(store, async (before) => {
    const after = work(before);
    if (after === before) return before;
    assertMayRelease(before, changedIn(before, after));
    return own ? signedRest(store, after, before, own) : after;
  });
  await assertServable(store, written, own?.platform ?? null);
  return written;
}

/** Throws before anything is written when servers would refuse it. */
async function signedRest(
  store: Objects,
  after: Omit<StoreRegistry, 'revision'>,
  before: StoreRegistry,
  own: Keys,
) {
  const revision = before.revision + 1;
  const { signing: key, platform } = own;
  const signed = signRest(after, { key, platform, revision, before });
  try {
    const whole = await sealed(store, { ...signed, revision }, before, own);
    assertSigned(whole, platform);
    return whole;
  } catch (error) {
    throw startError(`Nothing was changed: ${(error as Error).message}.`);
  }
}

/** The remotes whose entry is another one, and 'host' for the shell. */
function changedIn(before: StoreRegistry, after: Omit<StoreRegistry, 'revision'>): string[] {
  const ids = new Set([...before.remotes, ...after.remotes].map(({ id }) => id));
  const entryIn = ({ remotes }: Pick<StoreRegistry, 'remotes'>, id: string) =>
    JSON.stringify(remotes.find((entry) => entry.id === id));
  const remotes = [...ids].filter((id) => entryIn(before, id) !== entryIn(after, id));
  const isSameShell = JSON.stringify(before.shell) === JSON.stringify(after.shell);
  return isSameShell ? remotes : [SHELL, ...remotes];
}

export function withEntry(
  remotes: StoreEntry[],
  id: string,
  place: (entry: StoreEntry | undefined) => StoreEntry,
): StoreEntry[] {
  const placed = place(remotes.find((entry) => entry.id === id));
  return [...remotes.filter((entry) => entry.id !== id), placed];
}
