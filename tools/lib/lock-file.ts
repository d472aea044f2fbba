import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './workspaces.ts';

interface LockFile {
  packages: Record<string, Record<string, unknown>>;
}

const FILE = 'package-lock.json';

/** Adds a workspace that needs nothing new, as npm install would: no network, and no other line changes. */
export function addToLockFile(name: string): void {
  const { version, dependencies } = JSON.parse(readFileSync(join(root, name, 'package.json'), 'utf8')) as {
    version: string;
    dependencies: Record<string, string>;
  };
  const lock = JSON.parse(readFileSync(join(root, FILE), 'utf8')) as LockFile;
  const packages = [
    ...Object.entries(lock.packages).filter(([key]) => key !== name && key !== `node_modules/${name}`),
    [name, { version, dependencies }] as const,
    [`node_modules/${name}`, { resolved: name, link: true }] as const,
  ].sort(([a], [b]) => (a < b ? -1 : 1));
  const text = JSON.stringify({ ...lock, packages: Object.fromEntries(packages) }, null, 2);
  writeFileSync(join(root, FILE), `${text}\n`);
}

/** The libraries of the lock file, as text: another workspace changes no build, another library does. */
export function librariesIn(lockFile: string): string {
  const { packages } = JSON.parse(lockFile) as LockFile;
  const libraries = Object.entries(packages).filter(
    ([key, { link }]) => key.includes('node_modules/') && link !== true,
  );
  return JSON.stringify(libraries);
}
