import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import type { Registry } from '@extranet/shared/registry';
import { startError } from '../../../../api/src/base/index.ts';
import { type Surface, surfaceAddress } from '../../surface/index.ts';

export interface ShellTypes {
  /** The version of the platform that the deployed shell brings along. */
  version: string;
  /** Its tsconfig.json. */
  project: string;
}

/**
 * Fetches what the deployed shell's platform offers, as types, and writes it into the folder, with a project in which the remote is
 * checked against it. Undefined where the shell keeps none.
 */
export async function fetchShellTypes(
  shell: string,
  workspace: string,
  folder: string,
): Promise<ShellTypes | undefined> {
  const surface = await fetchSurface(shell);
  if (!surface) return undefined;
  await rm(folder, { recursive: true, force: true });
  for (const [name, text] of Object.entries(surface.files)) {
    const file = resolve(folder, name);
    if (!file.startsWith(folder + sep))
      throw startError(`The shell's types name a file outside their folder: ${name}`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  const project = join(folder, 'tsconfig.json');
  await writeFile(project, JSON.stringify(projectFor(surface, workspace), null, 2));
  return { version: surface.version, project };
}

async function fetchSurface(shell: string): Promise<Surface | undefined> {
  const registry = (await (await fetch(new URL('/remotes/registry.json', shell))).json()) as Registry;
  if (!registry.shell) return undefined;
  const answer = await fetch(new URL(surfaceAddress(registry.shell.id), shell));
  return answer.ok ? ((await answer.json()) as Surface) : undefined;
}

/** Tests are left out: what helps them is no part of a shell. */
const projectFor = ({ entries }: Surface, workspace: string) => ({
  extends: join(workspace, 'tsconfig.json'),
  compilerOptions: {
    paths: Object.fromEntries(
      Object.entries(entries).map(([entry, file]) => [`@extranet/shared/${entry}`, [`./${file}`]]),
    ),
  },
  include: [join(workspace, 'src')],
  exclude: ['**/*.test.ts', '**/*.test.tsx', '**/testing'].map((name) => join(workspace, 'src', name)),
});
