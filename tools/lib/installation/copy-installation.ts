import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { startError } from '../../../api/src/base/index.ts';
import { isBuilt, planBuild } from '../builds/index.ts';
import { root, workspaces } from '../workspaces.ts';
import { neededPackages } from './needed-packages.ts';

const FILES = [
  'package.json',
  'package-lock.json',
  '.npmrc',
  'README.md',
  'webpack.shared.js',
  'tsconfig.base.json',
];
/** These only measure and try what runs. Their package.json comes along: the lock file names them. */
const NEVER_RUNS = ['bench', 'e2e'];
const LEFT_BEHIND = new Set(['node_modules', 'testing', 'gallery', 'lint', 'templates']);
const TEST = /\.(test|spec)\.tsx?$/;
/** Types and source maps of libraries: a third of their bytes, read by editors only. Licences stay. */
const FOR_EDITORS = /\.d\.[cm]?ts$|\.map$/;

interface Installation {
  readonly packages: number;
  /** Of the libraries, as bytes in files. */
  readonly libraries: number;
}

/** Copies what a portal needs to run into an empty folder: sources, builds and libraries, but nothing that builds or tries them. */
export function copyInstallation(folder: string): Installation {
  const unbuilt = workspaces.filter(isPage).filter((name) => !isBuilt(planBuild(name)));
  if (unbuilt.length > 0) throw startError(`Not built: ${unbuilt.join(', ')}. Run npm run build first.`);
  mkdirSync(folder, { recursive: true });
  if (readdirSync(folder).length > 0) throw startError(`${folder} is not empty.`);
  for (const file of FILES) cpSync(join(root, file), join(folder, file));
  for (const workspace of workspaces) copyWorkspace(workspace, folder);
  const packages = neededPackages();
  for (const path of packages) copyPackage(path, folder);
  linkShared(folder);
  stamp(folder);
  return { packages: packages.length, libraries: sizeOf(join(folder, 'node_modules')) };
}

const isPage = (workspace: string) => workspace === 'host' || workspace.startsWith('remote-');

function copyWorkspace(workspace: string, folder: string): void {
  const target = join(folder, workspace);
  if (NEVER_RUNS.includes(workspace)) {
    mkdirSync(target, { recursive: true });
    cpSync(join(root, workspace, 'package.json'), join(target, 'package.json'));
    return;
  }
  const filter = (source: string) => !LEFT_BEHIND.has(basename(source)) && !TEST.test(source);
  cpSync(join(root, workspace), target, { recursive: true, filter });
}

function copyPackage(path: string, folder: string): void {
  const source = join(root, path);
  // The libraries inside it are named one by one, where they are needed.
  const filter = (file: string) =>
    file === source || (basename(file) !== 'node_modules' && !FOR_EDITORS.test(file));
  cpSync(source, join(folder, path), { recursive: true, filter });
}

function linkShared(folder: string): void {
  const link = join(folder, 'node_modules/@extranet/shared');
  mkdirSync(dirname(link), { recursive: true });
  symlinkSync('../../shared', link);
}

/** The launcher would install everything otherwise. */
function stamp(folder: string): void {
  const lock = readFileSync(join(root, 'package-lock.json'));
  writeFileSync(
    join(folder, 'node_modules/.extranet-installed'),
    createHash('sha256').update(lock).digest('hex'),
  );
}

const sizeOf = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
