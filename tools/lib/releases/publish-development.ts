import { cp, mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release } from '@extranet/shared/registry';
import { folderObjects } from '../../../api/src/base/storage/index.ts';
import { changeRegistry, releasesFolder, type StoreEntry } from '../../../api/src/portal/releases/index.ts';
import { remoteWorkspaces, root } from '../workspaces.ts';
import { readRelease } from './release-store.ts';

const DEV = 'dev-';

/** Publishes the development builds of these workspaces under new ids and removes the development builds before them. */
export async function publishDevelopment(dataDir: string, workspaces: string[]): Promise<void> {
  const store = releasesFolder(dataDir);
  const objects = folderObjects(store);
  const id = `${DEV}${Date.now().toString(36)}`;
  for (const workspace of workspaces) {
    const family = workspace === 'host' ? join(store, 'host') : join(store, 'remotes', workspace);
    await mkdir(family, { recursive: true });
    const before = (await readdir(family)).filter((name) => name.startsWith(DEV));
    await cp(join(root, workspace, 'dist'), join(family, id), { recursive: true });
    if (workspace === 'host') {
      await cp(join(family, id, 'assets'), join(family, 'assets'), { recursive: true });
      await cp(join(root, 'shared/src/theme/fonts'), join(family, 'fonts'), { recursive: true });
    }
    await Promise.all(before.map((name) => rm(join(family, name), { recursive: true })));
  }

  const releases = new Map<string, Release>();
  for (const { name } of remoteWorkspaces())
    if (workspaces.includes(name)) releases.set(name, await readRelease(objects, name, id));
  await changeRegistry(objects, ({ shell, remotes }) => ({
    shell: workspaces.includes('host') ? { id } : shell,
    remotes: remoteWorkspaces().flatMap(({ name, manifest }): StoreEntry[] => {
      const stable = releases.get(name) ?? remotes.find((entry) => entry.id === manifest.id)?.stable;
      return stable ? [{ ...manifest, stable }] : [];
    }),
  }));
}
