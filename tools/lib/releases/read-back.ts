import { startError } from '../../../api/src/base/index.ts';
import type { Objects } from '../../../api/src/base/storage/index.ts';
import {
  loadPublished,
  namedReleases,
  readRegistry,
  releasePrefix,
  type StoreRegistry,
} from '../../../api/src/portal/releases/index.ts';

/**
 * Reads what was written as a server reads it: a command that reports success while no page can be served is worse than one
 * that fails. Servers go on with their last good registry meanwhile.
 */
export async function assertServable(
  store: Objects,
  { revision }: StoreRegistry,
  platform: string | null,
): Promise<void> {
  try {
    const registry = await readRegistry(store);
    await loadPublished(store, registry, { key: platform });
    for (const release of registry.remotes.flatMap(namedReleases)) {
      const key = `${releasePrefix(release)}release.json`;
      if (!(await store.has(key))) throw new Error(`${key} is missing in ${store.place}`);
    }
  } catch (error) {
    throw startError(
      `Registry ${revision} was written, but servers cannot serve it: ${(error as Error).message}. They go on with the last good one: release again, or go back by npm run rollback.`,
    );
  }
}
