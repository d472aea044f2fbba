import type { Release } from '@extranet/shared/registry';
import { startError } from '../../../api/src/base/index.ts';
import type { Objects } from '../../../api/src/base/storage/index.ts';
import { readRegistry, type StoreEntry, withLine } from '../../../api/src/portal/releases/index.ts';
import type { RemoteWorkspace } from '../workspaces.ts';
import { type Audience, audienceInWords, canaryFor } from './audience.ts';
import { journalLine } from './journal-line.ts';
import { assertPlace } from './placement.ts';
import { changeRegistry, withEntry } from './signed-registry.ts';

interface Order {
  /** Null: everybody. */
  audience: Audience | null;
  reason?: string | undefined;
  /** The store that it was carried from. */
  from?: string;
}

/** Names a release whose files are there, for everybody or as a canary, in one conditional write. Answers what is so now. */
export async function nameRelease(
  store: Objects,
  remote: Pick<RemoteWorkspace, 'name' | 'version' | 'manifest'>,
  release: Release,
  { audience, reason, from }: Order,
): Promise<string> {
  const { id } = remote.manifest;
  const known = (await readRegistry(store)).remotes.find((entry) => entry.id === id);
  const canary = audience && canaryFor(release, audience, new Date());
  const line = await journalLine({
    ...{ action: audience ? 'canary' : from ? 'carry' : 'release', remote: id, release: release.id },
    ...{ before: known?.stable.id, reason, from },
  });
  const { revision } = await changeRegistry(store, (current) => {
    // Another team may have taken an address while this one built.
    assertPlace(remote, current.remotes);
    // Or a colleague may have released the very same.
    if (!audience && current.remotes.find((entry) => entry.id === id)?.stable.id === release.id)
      throw startError(`${release.id} is already the stable release.`);
    const remotes = withEntry(current.remotes, id, (entry) => ({
      ...(entry ?? { ...remote.manifest, stable: release }),
      built: release.id,
      withdrawn: undefined,
      ...(canary
        ? { canary }
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
  const who = audience ? ` for ${audienceInWords(audience)}` : '';
  return `registry ${revision}: ${remote.name} ${release.id}${who}`;
}

/** Pages judge by the live release who may see a remote, until it is promoted. */
export function assertSameViewers(
  { access, needs }: StoreEntry,
  { name, manifest }: Pick<RemoteWorkspace, 'name' | 'manifest'>,
): void {
  if (access !== manifest.access || needs !== manifest.needs)
    throw startError(
      `${name}: a canary cannot change who may see it (access, needs). Release it for everybody.`,
    );
}
