import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { startError } from '../../../api/src/base/index.ts';
import { sourceFiles } from '../source-files.ts';
import { remoteWorkspaces, root } from '../workspaces.ts';
import type { Packages } from './pack.ts';
import { PLATFORM } from './platform-package.ts';
import { TOOL } from './tool-package.ts';

const TEMPLATE = join(root, 'tools/templates/own-repository');
const PACKAGES = 'packages';
const COMMANDS = ['build', 'dev', 'test', 'verify', 'release', 'promote', 'rollback', 'releases'];

interface Manifest {
  dependencies: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** Throws for a remote that does not exist, or a folder that holds something else. */
export function assertFillable(folder: string, name: string): void {
  if (!remoteWorkspaces().some((remote) => remote.name === name))
    throw startError(`There is no remote '${name}'.`);
  mkdirSync(join(folder, PACKAGES), { recursive: true });
  if (readdirSync(folder).some((file) => file !== '.git' && file !== PACKAGES))
    throw startError(`${folder} is not empty.`);
}

/** Copies a remote of this repository into an empty folder, with what makes that a repository of its own. */
export function fillOwnRepository(folder: string, name: string, packages: Packages): void {
  assertFillable(folder, name);
  const remote = join(root, name);
  for (const file of sourceFiles(remote)) cpSync(join(remote, file), join(folder, file));
  for (const file of readdirSync(TEMPLATE))
    cpSync(join(TEMPLATE, file), join(folder, file.replace(/^_/, '.').replace(/\.template$/, '')));
  const stated = (file: string) => {
    cpSync(file, join(folder, PACKAGES, basename(file)));
    return `file:${PACKAGES}/${basename(file)}`;
  };
  const manifest = JSON.parse(readFileSync(join(remote, 'package.json'), 'utf8')) as Manifest;
  const own = {
    ...manifest,
    // npm asks before it runs what a package brings along for its installation.
    allowScripts: { '@swc/core': true, '@parcel/watcher': false, 'core-js-pure': false },
    scripts: Object.fromEntries(COMMANDS.map((command) => [command, `extranet-remote ${command}`])),
    dependencies: { ...manifest.dependencies, [PLATFORM]: stated(packages.platform) },
    devDependencies: { ...manifest.devDependencies, [TOOL]: stated(packages.tool) },
  };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(own, null, 2)}\n`);
}
