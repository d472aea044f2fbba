import { startError } from '../../../api/src/base/index.ts';
import type { Objects } from '../../../api/src/base/storage/index.ts';
import { readRegistry, SHELL, type StoreRegistry, withLine } from '../../../api/src/portal/releases/index.ts';
import { buildAll, planBuild } from '../builds/index.ts';
import { type Audience, assertNoSteps, audienceInWords, shellCanaryFor } from './audience.ts';
import { assertRunsIn } from './compatibility.ts';
import { journalLine } from './journal-line.ts';
import { assertPromise } from './platform-promise.ts';
import { hasRelease, publishShell } from './release-store.ts';
import { assertMayRelease, changeRegistry } from './signed-registry.ts';
import { smokeTest } from './smoke.ts';

interface Order {
  /** Absent: everybody. */
  audience?: Audience | null;
  reason?: string | undefined;
}

/** Releases a new shell. It must run the remotes as they are now, so each is checked against it and opened inside it. */
export async function releaseShell(store: Objects, order: Order, say: (line: string) => void): Promise<void> {
  assertNoSteps(order.audience);
  const registry = await readRegistry(store);
  if (!registry.shell.id)
    throw startError('Nothing is published here yet: npm start publishes the shell and all remotes.');
  assertMayRelease(registry, [SHELL]);
  const build = planBuild(SHELL);
  const id = build.releaseId;
  if (id === registry.shell.id) throw startError(`${id} is already the shell.`);
  if (!(await hasRelease(store, SHELL, id))) {
    await buildAll([build], say);
    await publishShell(store, id);
  }
  await assertPromise(store, { live: registry.shell.id, next: id }, say);
  await assertRunsIn(store, registry, id);
  say('opening the pages of all remotes inside it ...');
  await smokeTest(store, { ...registry, shell: { id } }, registry.remotes);
  say(await nameShell(store, registry, id, order));
}

/** Names a shell whose files are there, for everybody or as a canary. */
export async function nameShell(
  store: Objects,
  registry: StoreRegistry,
  id: string,
  { audience, reason }: Order,
): Promise<string> {
  const before = registry.shell.id;
  const canary = audience && shellCanaryFor(id, audience);
  const line = await journalLine({
    ...{ action: audience ? 'canary' : 'release', remote: SHELL, release: id, before, reason },
  });
  const { revision } = await changeRegistry(store, (current) => {
    // It was compared with what the live shell promises to remotes.
    if (current.shell.id !== before) throw startError('Another shell was released meanwhile: try again.');
    return withLine({ ...current, shell: canary ? { id: before, canary } : { id } }, line);
  });
  return `registry ${revision}: shell ${id}${audience ? ` for ${audienceInWords(audience)}` : ''}`;
}
