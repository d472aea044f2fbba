import { startError } from '../../../api/src/base/index.ts';
import type { Objects } from '../../../api/src/base/storage/index.ts';
import {
  readRegistry,
  SHELL,
  type StoreRegistry,
  soundBefore,
  withLine,
  withoutShellCanary,
} from '../../../api/src/portal/releases/index.ts';
import { assertRunsIn } from './compatibility.ts';
import { journalLine } from './journal-line.ts';
import { hasRelease } from './release-store.ts';
import { changeRegistry } from './signed-registry.ts';

interface Options {
  /** The shell to go back to; by default the last one that was live and was not taken back. */
  wanted?: string | undefined;
  reason?: string | undefined;
}

/** Ends the canary; without one, or with a shell named, the shell that was live before, in which every remote must run. */
export async function takeBackShell(store: Objects, { wanted, reason }: Options): Promise<string> {
  const registry = await readRegistry(store);
  const { journal, shell } = registry;
  if (shell.canary && !wanted) return endShellCanary(store, registry, reason);
  if (wanted === shell.id) throw startError(`${wanted} is the shell that is live.`);
  const candidates = wanted ? [wanted] : soundBefore(journal, SHELL, shell.id);
  const found = await firstIn(store, candidates);
  if (!found)
    throw startError(
      wanted ? `There is no shell ${wanted} in the store.` : 'There is no shell to go back to.',
    );
  await assertRunsIn(store, registry, found);
  const line = await journalLine({
    ...{ action: 'rollback', remote: SHELL, release: found, before: shell.id, reason },
  });
  const { revision } = await changeRegistry(store, (current) => {
    if (current.revision !== registry.revision)
      throw startError('The registry was changed by somebody else meanwhile: try again.');
    return withLine({ ...current, shell: { id: found } }, line);
  });
  return `registry ${revision}: shell ${found}, ${shell.id} is taken back`;
}

async function endShellCanary(
  store: Objects,
  { shell }: StoreRegistry,
  reason: string | undefined,
): Promise<string> {
  const release = shell.canary?.release.id ?? '';
  const line = await journalLine({
    ...{ action: 'rollback', remote: SHELL, release: shell.id, before: release, reason },
  });
  const { revision } = await changeRegistry(store, (current) => {
    const changed = withoutShellCanary(current, release);
    if (changed === current) throw startError(`The canary ${release} of the shell is gone already.`);
    return withLine(changed, line);
  });
  return `registry ${revision}: shell ${shell.id}, the canary ${release} is taken back`;
}

async function firstIn(store: Objects, ids: string[]): Promise<string | undefined> {
  for (const id of ids) if (await hasRelease(store, SHELL, id)) return id;
  return undefined;
}
