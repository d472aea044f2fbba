import { startError } from '../../../api/src/base/index.ts';
import type { Objects } from '../../../api/src/base/storage/index.ts';
import { readRegistry } from '../../../api/src/portal/releases/index.ts';
import { buildAll, planBuild } from '../builds/index.ts';
import { missingIn, readShell } from './compatibility.ts';
import { hasRelease, publishShell } from './release-store.ts';
import { assertMayRelease, changeRegistry } from './signed-registry.ts';
import { smokeTest } from './smoke.ts';

/** Releases a new shell. It must run the remotes as they are now, so each is checked against it and opened inside it. */
export async function releaseShell(store: Objects, say: (line: string) => void): Promise<void> {
  const registry = await readRegistry(store);
  if (!registry.shell.id)
    throw startError('Nothing is published here yet: npm start publishes the shell and all remotes.');
  assertMayRelease(registry);
  const build = planBuild('host');
  const shell = { id: build.releaseId };
  if (shell.id === registry.shell.id) throw startError(`${shell.id} is already the shell.`);
  if (!(await hasRelease(store, 'host', shell.id))) {
    await buildAll([build], say);
    await publishShell(store, shell.id);
  }
  const facts = await readShell(store, shell.id);
  for (const { id, stable } of registry.remotes) {
    const missing = missingIn(facts, stable);
    if (missing.length > 0)
      throw startError(`${id} ${stable.id} could not run in this shell: it needs ${missing.join(', ')}.`);
  }
  say('opening the pages of all remotes inside it ...');
  await smokeTest(store, { ...registry, shell }, registry.remotes);
  const { revision } = await changeRegistry(store, (current) => ({ ...current, shell }));
  say(`registry ${revision}: shell ${shell.id}`);
}
