import type { Objects } from '../../base/storage/objects.ts';
import { loadRemoteFrames } from './load-remote-frames.ts';
import { loadShell } from './load-shell.ts';
import { assertNewerSigners, assertSigned } from './signatures.ts';
import { assertNotOlder } from './stamps.ts';
import type { Published, StoreRegistry } from './store-registry.ts';

interface Demand {
  /** With a key, a registry that is not signed as it demands, or is older than the one before, is refused. */
  key: string | null;
  /** What is served until now. */
  before?: StoreRegistry | undefined;
}

/** What pages are made of, as this registry names it; fails when no page could be served with it. */
export async function loadPublished(
  objects: Objects,
  registry: StoreRegistry,
  { key, before }: Demand,
): Promise<Published> {
  if (key) {
    assertSigned(registry, key);
    if (before) assertNewerSigners(registry, before);
    if (before) assertNotOlder(registry, before);
  }
  const load = (id: string, known: string | undefined) =>
    loadShell(objects, id, { seal: key ? registry.seals?.[id] : undefined, isKnown: known === id });
  const { id, canary } = registry.shell;
  const shell = await load(id, before?.shell.id);
  const frames = await loadRemoteFrames(objects, registry);
  if (!canary) return { registry, shell, frames };
  return { registry, shell, frames, canary: await load(canary.release.id, before?.shell.canary?.release.id) };
}
