import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Release } from '@extranet/shared/registry';
import type { Objects } from '../../../api/src/base/storage/index.ts';
import { readRegistry } from '../../../api/src/portal/releases/index.ts';
import { inParallel } from '../run.ts';
import { surfaceAddress } from '../surface/index.ts';
import { type RemoteWorkspace, root, workspaceFolder } from '../workspaces.ts';
import { compressed, compressedBefore } from './compress.ts';
import { addDeltas, addShellDeltas, releasesOf } from './deltas.ts';

const AT_ONCE = 8;

interface Publishing {
  keysOf: (name: string) => string[];
  /** Marks the release as complete, so it is written after all others. */
  last?: string;
  /** Where the same file may lie already, compressed. A remote has none: the name of its container is in each of its files. */
  knownAt?: (name: string) => string[];
  /** Takes four times as long, for a hundredth less. */
  smallest?: boolean;
}

/** Publishes a folder, each file with its compressed forms under the keys of `keysOf`. Files in a release directory never change. */
async function publishFolder(
  store: Objects,
  from: string,
  { keysOf, last = '', knownAt = () => [], smallest = false }: Publishing,
): Promise<void> {
  const names = readdirSync(from, { recursive: true, withFileTypes: true })
    .filter((item) => item.isFile() && !/\.map$|^\./.test(item.name))
    .map((item) => relative(from, join(item.parentPath, item.name)));
  const publish = async (name: string) => {
    const file = await readFile(join(from, name));
    for (const { ending, bytes } of (await compressedBefore(store, knownAt(name), file)) ??
      (await compressed(name, file, smallest)))
      for (const key of keysOf(name)) await store.write(key + ending, bytes);
  };
  await inParallel(
    names.filter((name) => name !== last),
    AT_ONCE,
    publish,
  );
  if (names.includes(last)) await publish(last);
}

const keyOf = (name: string, id: string) => `remotes/${name}/${id}`;

export const hasRelease = (store: Objects, workspace: string, id: string): Promise<boolean> =>
  store.has(workspace === 'host' ? `host/${id}/shell.json` : `${keyOf(workspace, id)}/release.json`);

export async function publishRemote(store: Objects, remote: RemoteWorkspace, id: string): Promise<Release> {
  const folder = keyOf(remote.name, id);
  if (!(await hasRelease(store, remote.name, id))) {
    await publishFolder(store, join(workspaceFolder(remote.name), 'dist'), {
      keysOf: (name) => [`${folder}/${name}`],
      last: 'release.json',
    });
    const before = releasesOf(await readRegistry(store), remote.manifest.id);
    await addDeltas(store, { prefix: `${folder}/` }, before);
  }
  return readRelease(store, remote.name, id);
}

export async function readRelease(store: Objects, name: string, id: string): Promise<Release> {
  const release = await readJson<Omit<Release, 'base' | 'id'>>(store, `${keyOf(name, id)}/release.json`);
  return { ...release, id, base: `/r/${name}/${id}/` };
}

/**
 * The assets of all shells also go into one folder, under names with a hash, so that tabs of an older shell find theirs. The
 * declarations of the platform are one of them: who develops a remote inside this shell fetches them.
 */
export async function publishShell(store: Objects, id: string): Promise<void> {
  const keysOf = (name: string) => {
    if (name === 'surface.json')
      return [`host/${id}/${name}`, `host/${id}${surfaceAddress(id)}`, `host${surfaceAddress(id)}`];
    return [`host/${id}/${name}`, ...(name.startsWith('assets/') ? [`host/${name}`] : [])];
  };
  await publishFolder(store, join(root, 'shared/src/theme/fonts'), {
    keysOf: (name) => [`host/fonts/${name}`],
  });
  await publishFolder(store, join(root, 'host/dist'), {
    keysOf,
    last: 'shell.json',
    knownAt: (name) => (name.startsWith('assets/') ? [`host/${name}`] : []),
    smallest: true,
  });
  await addShellDeltas(store, id, await readRegistry(store));
}

export async function readJson<T>(store: Objects, key: string): Promise<T> {
  const stored = await store.read(key);
  if (!stored) throw new Error(`${key} is missing in ${store.place}`);
  return JSON.parse(stored.bytes.toString('utf8')) as T;
}
