import { startError } from '../../../api/src/base/index.ts';
import type { Objects } from '../../../api/src/base/storage/index.ts';
import { readRegistry, SHELL, withLine } from '../../../api/src/portal/releases/index.ts';
import { assertRunsIn } from './compatibility.ts';
import { journalLine } from './journal-line.ts';
import { changeRegistry } from './signed-registry.ts';

/** Makes the shell's canary everybody's. What was released or taken back since it was tried must run in it too. */
export async function promoteShell(store: Objects, reason: string | undefined): Promise<string> {
  const registry = await readRegistry(store);
  const before = registry.shell.id;
  const release = registry.shell.canary?.release.id;
  if (!release) throw startError('There is no canary of the shell to promote.');
  await assertRunsIn(store, registry, release);
  const line = await journalLine({ action: 'promotion', remote: SHELL, release, before, reason });
  const { revision } = await changeRegistry(store, (current) => {
    if (current.revision !== registry.revision)
      throw startError('The registry was changed by somebody else meanwhile: try again.');
    return withLine({ ...current, shell: { id: release } }, line);
  });
  return `registry ${revision}: shell ${release}`;
}
