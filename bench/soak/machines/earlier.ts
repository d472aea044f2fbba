import { chmod, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../../../tools/lib/run.ts';
import { root } from '../../../tools/lib/workspaces.ts';

interface Earlier {
  readonly checkout: string;
  readonly remove: () => Promise<void>;
}

/** The version of a commit, beside this one: its own sources, with the libraries that are installed here. */
export async function earlierVersion(commit: string): Promise<Earlier> {
  const folder = await mkdtemp(join(tmpdir(), 'extranet-earlier-'));
  // The machines' account reads it.
  await chmod(folder, 0o755);
  const checkout = join(folder, 'checkout');
  const git = (...args: string[]) => run('git', ['-C', root, 'worktree', ...args]);
  const added = await git('add', '--detach', checkout, commit);
  if (added.code !== 0) throw new Error(`git worktree: ${added.output}`);
  const modules = join(checkout, 'node_modules');
  await mkdir(join(modules, '@extranet'), { recursive: true });
  for (const name of await readdir(join(root, 'node_modules')))
    if (name !== '@extranet') await symlink(join(root, 'node_modules', name), join(modules, name));
  for (const name of ['shared', 'api']) await symlink(join(checkout, name), join(modules, '@extranet', name));
  await symlink(join(root, 'api/node_modules'), join(checkout, 'api/node_modules'));
  return {
    checkout,
    remove: async () => {
      await git('remove', '--force', checkout);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
