import type { Objects } from '../../../api/src/base/storage/index.ts';
import {
  deltaKey,
  deltaOf,
  namedReleases,
  releasePrefix,
  type StoreRegistry,
  sha256,
  timelessName,
} from '../../../api/src/portal/releases/index.ts';
import { inParallel } from '../run.ts';

const AT_ONCE = 2;

interface Files {
  /** Where they lie, and where else a delta is kept. */
  readonly prefix: string;
  readonly also?: string;
}

/**
 * Keeps beside each program and style of a release what it has other than the one that browsers have, where that is less than the
 * file itself. A release without deltas is whole: they are made after it is complete, and may be missing.
 */
export async function addDeltas(store: Objects, { prefix, also }: Files, before: string[]): Promise<void> {
  const next = await timelessFiles(store, prefix);
  for (const earlier of before.filter((one) => one !== prefix)) {
    const dictionaries = await timelessFiles(store, earlier);
    await inParallel([...next], AT_ONCE, async ([name, file]) => {
      const dictionary = dictionaries.get(name);
      // Under the same hash the browser has it already; an entry has none in its name.
      if (!dictionary || (dictionary === file && file !== name)) return;
      await addDelta(store, [prefix + file, ...(also ? [also + file] : [])], earlier + dictionary);
    });
  }
}

async function addDelta(store: Objects, keys: string[], dictionaryKey: string): Promise<void> {
  const [key = ''] = keys;
  const [file, dictionary, packed] = await Promise.all(
    [key, dictionaryKey, `${key}.br`].map((one) => store.read(one)),
  );
  if (!file || !dictionary || file.bytes.equals(dictionary.bytes)) return;
  const delta = await deltaOf(file.bytes, dictionary.bytes);
  if (packed && delta.length >= packed.bytes.length) return;
  for (const one of keys) await store.write(deltaKey(one, sha256(dictionary.bytes)), delta);
}

/** 'route-faq.js' -> 'route-faq.3fa9c2d1e0aa.js' */
async function timelessFiles(store: Objects, prefix: string): Promise<Map<string, string>> {
  const names = (await store.list(prefix)).map(({ key }) => key.slice(prefix.length));
  return new Map(names.flatMap((name) => [[timelessName(name), name]]).filter(isNamed));
}

const isNamed = (pair: (string | null)[]): pair is [string, string] => pair[0] !== null;

/** The directories of what pages have of a remote now. */
export const releasesOf = ({ remotes }: StoreRegistry, id: string): string[] =>
  remotes
    .filter((entry) => entry.id === id)
    .flatMap(namedReleases)
    .map(releasePrefix);

const assetsOf = (shell: string) => `host/${shell}/assets/`;

export const addShellDeltas = (
  store: Objects,
  shell: string,
  { shell: live }: StoreRegistry,
): Promise<void> =>
  addDeltas(store, { prefix: assetsOf(shell), also: 'host/assets/' }, live.id ? [assetsOf(live.id)] : []);
