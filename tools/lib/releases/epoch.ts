import { startError } from '../../../api/src/base/index.ts';
import type { Objects } from '../../../api/src/base/storage/index.ts';
import { epochOf, epochText, isSigned, over, withLine } from '../../../api/src/portal/releases/index.ts';
import { journalLine } from './journal-line.ts';
import { changeRegistry } from './signed-registry.ts';
import { readKeys } from './signing-keys.ts';

/**
 * A store was restored from a backup: servers and open pages have seen newer revisions, and would refuse it. In a new epoch what
 * stands in it counts again. Where releases are signed, only the platform's key begins one, and nothing that was signed before
 * fits into it.
 */
export async function beginEpoch(store: Objects, reason: string | undefined): Promise<string> {
  const own = readKeys();
  const line = await journalLine({ action: 'epoch', remote: 'host', release: '', reason });
  const written = await changeRegistry(store, (before) => {
    if (isSigned(before) && !own?.isPlatform)
      throw startError("Only who holds the platform's RELEASES_SIGNING_KEY begins an epoch.");
    // The time, because the backup may not know of the epoch before.
    const epoch = Math.max(epochOf(before) + 1, Math.floor(Date.now() / 1000));
    const signature = own && { epochSignature: over(epochText(epoch), own.signing) };
    return withLine({ ...before, epoch, ...signature }, { ...line, release: before.shell.id });
  });
  return `registry ${written.revision}: what stands in ${store.place} counts from now on (epoch ${written.epoch})`;
}
