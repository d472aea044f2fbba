import { watch } from 'node:fs';
import { join } from 'node:path';
import { root, workspaceFolder } from '../../workspaces.ts';
import type { Fault } from '../page/messages.ts';
import { saveChecker } from './check-saves.ts';
import { fetchShellTypes } from './shell-types.ts';

/**
 * Checks the remote against the types of the deployed shell, now and after each save. Watches by itself: the bundler knows nothing
 * of files that hold types only.
 */
export async function watchTypes(
  shell: string,
  name: string,
  onChecked: (faults: Fault[]) => void,
): Promise<void> {
  const workspace = workspaceFolder(name);
  // Not in the workspace, of whose files a release is a hash.
  const folder = join(root, '.cache/shell-types', name);
  const types = await fetchShellTypes(shell, workspace, folder);
  console.log(
    types
      ? `  types of the shell's platform: ${types.version}`
      : "  the shell keeps no types of its platform: this checkout's are used",
  );
  const saved = saveChecker(
    types?.project ?? join(workspace, 'tsconfig.json'),
    `${folder}.tsbuildinfo`,
    onChecked,
  );
  const sources = join(workspace, 'src');
  watch(sources, { recursive: true }, (_event, file) => {
    if (file) saved(join(sources, file));
  });
}
