import type { Objects } from '../../../api/src/base/storage/index.ts';
import { changeRegistry, readRegistry, servedPrefixes } from '../../../api/src/portal/releases/index.ts';

const DAY_MS = 86_400_000;
/** A tab that is never reloaded finds the files of its release for this long. */
const KEPT_DAYS = 30;
const DIRECTORY = /^(remotes\/[^/]+\/[^/]+\/|host\/(?!assets\/|fonts\/)[^/]+\/)/;
const SHARED_ASSETS = 'host/assets/';

/**
 * Removes release directories that no page was given for thirty days, and those of that age that no registry ever named.
 * Returns the removed directories.
 */
export async function prune(store: Objects, now = new Date()): Promise<string[]> {
  const registry = await readRegistry(store);
  const served = new Set(servedPrefixes(registry));
  const limit = now.getTime() - KEPT_DAYS * DAY_MS;
  const objects = [...(await store.list('remotes/')), ...(await store.list('host/'))];
  const directories = new Map<string, { keys: string[]; newest: number }>();
  for (const { key, modified } of objects) {
    const prefix = DIRECTORY.exec(key)?.[1];
    if (!prefix) continue;
    const directory = directories.get(prefix) ?? { keys: [], newest: 0 };
    directory.keys.push(key);
    directory.newest = Math.max(directory.newest, modified.getTime());
    directories.set(prefix, directory);
  }
  const unusedSince = (prefix: string, newest: number) => {
    const retired = registry.retired?.[prefix];
    return retired ? Date.parse(retired) : newest;
  };
  const outdated = [...directories].filter(
    ([prefix, { newest }]) => !served.has(prefix) && unusedSince(prefix, newest) < limit,
  );
  if (outdated.length === 0) return [];
  const prefixes = new Set(outdated.map(([prefix]) => prefix));
  await changeRegistry(store, (current) => ({
    ...current,
    retired: Object.fromEntries(
      Object.entries(current.retired ?? {}).filter(
        ([prefix]) => directories.has(prefix) && !prefixes.has(prefix),
      ),
    ),
  }));
  const keys = outdated.flatMap(([, directory]) => directory.keys);
  await store.remove([...keys, ...orphans(keys, objects)]);
  return [...prefixes].sort();
}

/** The files in the assets folder of all shells that only the removed shells used. */
function orphans(removed: string[], all: { key: string }[]): string[] {
  const going = new Set(removed);
  const nameOf = (key: string) => /^host\/[^/]+\/assets\/(.+)$/.exec(key)?.[1];
  const needed = new Set(all.flatMap(({ key }) => (going.has(key) ? [] : (nameOf(key) ?? []))));
  const left = new Set(removed.flatMap((key) => nameOf(key) ?? []));
  return [...left].filter((name) => !needed.has(name)).map((name) => SHARED_ASSETS + name);
}
