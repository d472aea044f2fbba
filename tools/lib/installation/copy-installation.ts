import { cpSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startError } from '../../../api/src/base/index.ts';
import { isBuilt, planBuild } from '../builds/index.ts';
import { root, workspaces } from '../workspaces.ts';
import { bundlePrograms } from './bundle-programs.ts';
import { licencesOf } from './licences-of.ts';
import { copyNativePackages } from './native-packages.ts';

/** What an operator calls; building, trying and releasing need a checkout. */
const COMMANDS = [
  ...['start', 'migrate', 'reindex', 'doctor', 'backup', 'restore', 'copy'],
  ...['admin-create', 'admin-link', 'push-keys', 'releases', 'promote', 'rollback'],
];
/** Read by path as they are: the launcher, and what is published beside the builds. */
const AS_THEY_ARE = ['tools/launch.mjs', 'tools/lib/node-runtime.mjs', 'shared/src/theme/fonts'];
const PROGRAMS = 'programs';

interface RootPackage {
  readonly version: string;
  readonly engines: Record<string, string>;
  readonly scripts: Record<string, string>;
}

/** Writes what a portal needs to run into an empty folder: the builds, the programs in one piece, and libraries in machine code. */
export async function copyInstallation(folder: string): Promise<{ bytes: number }> {
  const pages = workspaces.filter(isPage);
  const unbuilt = pages.filter((name) => !isBuilt(planBuild(name)));
  if (unbuilt.length > 0) throw startError(`Not built: ${unbuilt.join(', ')}. Run npm run build first.`);
  mkdirSync(folder, { recursive: true });
  if (readdirSync(folder).length > 0) throw startError(`${folder} is not empty.`);
  for (const file of AS_THEY_ARE) cpSync(join(root, file), join(folder, file), { recursive: true });
  for (const page of pages) copyPage(page, folder);
  copyNativePackages(folder);
  const sources = await bundlePrograms(COMMANDS, join(folder, PROGRAMS));
  writeFileSync(join(folder, PROGRAMS, 'LICENCES.txt'), licencesOf(sources));
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest(pages), null, 2)}\n`);
  return { bytes: sizeOf(folder) };
}

const isPage = (workspace: string) => workspace === 'host' || workspace.startsWith('remote-');

/** Its build, and its place in the portal. Source maps are not published. */
function copyPage(page: string, folder: string): void {
  mkdirSync(join(folder, page));
  cpSync(join(root, page, 'package.json'), join(folder, page, 'package.json'));
  const filter = (file: string) => !file.endsWith('.map');
  cpSync(join(root, page, 'dist'), join(folder, page, 'dist'), { recursive: true, filter });
}

function manifest(pages: readonly string[]) {
  const { version, engines, scripts } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  ) as RootPackage;
  const calls = (script: string) => COMMANDS.includes(script.split(' ').at(-1) ?? '');
  return {
    ...{ name: 'extranet', version, private: true, type: 'module', installation: true },
    ...{ engines, workspaces: pages },
    scripts: Object.fromEntries(Object.entries(scripts).filter(([, script]) => calls(script))),
  };
}

const sizeOf = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
