import { startError } from '../../../api/src/base/index.ts';
import type { Objects } from '../../../api/src/base/storage/index.ts';
import { readRegistry, withLine } from '../../../api/src/portal/releases/index.ts';
import { buildAll, planBuild } from '../builds/index.ts';
import { journalLine } from './journal-line.ts';
import { assertPromise } from './platform-promise.ts';
import { hasRelease, publishShell } from './release-store.ts';
import { assertMayRelease, changeRegistry } from './signed-registry.ts';
import { smokeTest } from './smoke.ts';
import { assertRunsIn } from './take-back.ts';

/** Releases a new shell. It must run the remotes as they are now, so each is checked against it and opened inside it. */
export async function releaseShell(
  store: Objects,
  { reason }: { reason?: string | undefined },
  say: (line: string) => void,
): Promise<void> {
  const registry = await readRegistry(store);
  if (!registry.shell.id)
    throw startError('Nothing is published here yet: npm start publishes the shell and all remotes.');
  assertMayRelease(registry, ['host']);
  const build = planBuild('host');
  const shell = { id: build.releaseId };
  if (shell.id === registry.shell.id) throw startError(`${shell.id} is already the shell.`);
  if (!(await hasRelease(store, 'host', shell.id))) {
    await buildAll([build], say);
    await publishShell(store, shell.id);
  }
  await assertPromise(store, { live: registry.shell.id, next: shell.id }, say);
  await assertRunsIn(store, registry, shell.id);
  say('opening the pages of all remotes inside it ...');
  await smokeTest(store, { ...registry, shell }, registry.remotes);
  const line = await journalLine({
    ...{ action: 'release', remote: 'host', release: shell.id, before: registry.shell.id, reason },
  });
  const { revision } = await changeRegistry(store, (current) => withLine({ ...current, shell }, line));
  say(`registry ${revision}: shell ${shell.id}`);
}
