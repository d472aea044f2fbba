import { createHash, type Hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { librariesIn, ownLibraries } from '../lock-file.ts';
import { remoteBuildFiles } from '../remote-build-files.ts';
import { sourceFiles } from '../source-files.ts';
import { platformFolder, root, standsAlone, toolVersion, workspaceFolder } from '../workspaces.ts';

const SHELL_BUILT_BY = ['webpack.shared.js', 'tsconfig.base.json'];
const NOT_BUILT = /(^|\/)(gallery|testing)(\/|$)|\.test\.tsx?$|\.md$|^(package-lock|biome)\.json$|^jest\./;

/**
 * The hash of a build's sources, so that nothing unchanged is built or published twice. A remote's is made of its own files,
 * of the libraries that it brings along, and of the platform and the tool that it is built with; of nothing that belongs to
 * others. The host bundles the code of shared/ and all of its libraries.
 */
export function sourceHash(workspace: string): string {
  const hash = createHash('sha256').update(process.env.NODE_ENV ?? 'production');
  if (workspace === 'host') addShell(hash);
  else addRemote(hash, workspace);
  return hash.digest('hex').slice(0, 10);
}

function addShell(hash: Hash): void {
  hash.update(librariesIn(readFileSync(join(root, 'package-lock.json'), 'utf8')));
  addFiles(hash, root, SHELL_BUILT_BY);
  for (const folder of ['host', 'shared'])
    addFiles(hash, join(root, folder), sourceFiles(join(root, folder), NOT_BUILT));
}

function addRemote(hash: Hash, workspace: string): void {
  const { version } = JSON.parse(readFileSync(join(platformFolder, 'package.json'), 'utf8')) as {
    version: string;
  };
  hash.update(`platform ${version}`);
  // In this repository the tool has no version of its own: what builds a remote is told from its files.
  if (toolVersion) hash.update(`tool ${toolVersion}`);
  else addFiles(hash, root, ['tsconfig.base.json', 'shared/package.json', ...remoteBuildFiles()]);
  const lockFile = join(root, 'package-lock.json');
  if (existsSync(lockFile))
    hash.update(ownLibraries(readFileSync(lockFile, 'utf8'), standsAlone ? '' : workspace).join('\n'));
  addFiles(hash, workspaceFolder(workspace), sourceFiles(workspaceFolder(workspace), NOT_BUILT));
}

function addFiles(hash: Hash, folder: string, names: string[]): void {
  for (const name of names) hash.update(name).update(readFileSync(join(folder, name)));
}
