import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { root } from '../lib/workspaces.ts';

const LEFT_BEHIND = ['node_modules', 'dist', '.git', '.data', '.cache', '.runtime'];

/** The package of shared/. It is linked to the copy's own sources and not to the original. */
const OWN_PACKAGES = '@extranet';

export interface RepositoryCopy {
  folder: string;
  remove: () => Promise<void>;
}

/** A copy of the sources, uncommitted changes included, with the same dependencies. A test may write into it. */
export async function copyRepository(): Promise<RepositoryCopy> {
  const folder = await mkdtemp(join(tmpdir(), 'extranet-copy-'));
  await cp(root, folder, {
    recursive: true,
    filter: (source) => source === root || !LEFT_BEHIND.includes(basename(source)),
  });
  await linkDependencies(folder);
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** Links the dependencies that are installed here into a copy of the sources. */
export async function linkDependencies(folder: string): Promise<void> {
  const [theirs, ours] = [join(root, 'node_modules'), join(folder, 'node_modules')];
  await mkdir(join(ours, OWN_PACKAGES), { recursive: true });
  for (const name of await readdir(theirs))
    if (name !== OWN_PACKAGES) await symlink(join(theirs, name), join(ours, name));
  await symlink(join(folder, 'shared'), join(ours, OWN_PACKAGES, 'shared'));
  // A workspace has its own node_modules for packages that it needs in another version.
  for (const name of await readdir(root)) {
    const own = join(root, name, 'node_modules');
    if (existsSync(own) && existsSync(join(folder, name)))
      await symlink(own, join(folder, name, 'node_modules'));
  }
}
