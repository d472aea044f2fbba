import type { ReleaseStore } from '../releases/release-store.ts';
import type { Published } from '../releases/store-registry.ts';

/** Anybody can ask for any revision, and looks at a bucket are paid for. */
const AT_MOST_EVERY_MS = 250;

/**
 * The registry for a page that was told of a revision: where this process does not have it, another one was quicker, and the
 * store is looked at again.
 */
export function readsFor(store: Pick<ReleaseStore, 'read' | 'readAnew'>, now: () => Date) {
  let last = 0;
  return async (wanted: unknown): Promise<Published | null> => {
    const published = await store.read();
    const has = String(published?.registry.revision);
    const at = now().getTime();
    if (typeof wanted !== 'string' || wanted === has || at - last < AT_MOST_EVERY_MS) return published;
    last = at;
    return store.readAnew();
  };
}
