import { startError } from '../../../api/src/base/index.ts';
import type { Objects } from '../../../api/src/base/storage/index.ts';
import { promotedEntry, readRegistry, withLine } from '../../../api/src/portal/releases/index.ts';
import { journalLine } from './journal-line.ts';
import { changeRegistry } from './signed-registry.ts';

/** Makes the canary the stable release, with the addresses and menu lines that it was built with. */
export async function promote(store: Objects, id: string, reason: string | undefined): Promise<string> {
  const known = (await readRegistry(store)).remotes.find((entry) => entry.id === id);
  const canary = known?.canary?.release;
  if (!known || !canary) throw startError(`There is no canary of '${id}' to promote.`);
  const line = await journalLine({
    ...{ action: 'promotion', remote: id, release: canary.id, before: known.stable.id, reason },
  });
  const { revision } = await changeRegistry(store, (current) => {
    const entry = current.remotes.find((one) => one.id === id);
    // The server may have withdrawn it meanwhile.
    if (entry?.canary?.release.id !== canary.id)
      throw startError(`The canary of '${id}' is gone: promote nothing.`);
    const promoted = promotedEntry(entry);
    return withLine(
      { ...current, remotes: current.remotes.map((one) => (one === entry ? promoted : one)) },
      line,
    );
  });
  return `registry ${revision}: ${id} ${canary.id}`;
}
