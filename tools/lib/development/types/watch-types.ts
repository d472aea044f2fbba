import { watch } from 'node:fs';
import { join } from 'node:path';
import { root, workspaceFolder } from '../../workspaces.ts';
import type { Fault } from '../page/messages.ts';
import { typeChecker } from './check-types.ts';
import { fetchShellTypes } from './shell-types.ts';

/** The build of what was saved goes first: the compiler takes all cores. */
const AFTER_SAVE_MS = 150;

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
  const { check } = typeChecker(types?.project ?? workspace, `${folder}.tsbuildinfo`, onChecked);
  check();
  let waiting: NodeJS.Timeout | undefined;
  watch(join(workspace, 'src'), { recursive: true }, () => {
    clearTimeout(waiting);
    waiting = setTimeout(check, AFTER_SAVE_MS);
  });
}
