import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './workspaces.ts';

export interface Locked {
  readonly version?: string;
  readonly integrity?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { optional?: boolean }>>;
  readonly link?: boolean;
}

interface LockFile {
  packages: Readonly<Record<string, Locked>>;
}

const FILE = 'package-lock.json';
const MODULES = 'node_modules/';
const PLATFORM = '@extranet/';

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

/** The libraries of the lock file, as text: another workspace does not change the build of the shell, another library does. */
export function librariesIn(lockFile: string): string {
  const { packages } = JSON.parse(lockFile) as LockFile;
  const libraries = Object.entries(packages).filter(
    ([key, { link }]) => key.includes(MODULES) && link !== true,
  );
  return JSON.stringify(libraries);
}

/**
 * What a remote brings along beside its own code: the libraries that it names and theirs, with their versions. The platform is
 * not among them, nor what others need. `place` is the remote's folder in the lock file: '' where the repository is its own.
 */
export function ownLibraries(lockFile: string, place: string): string[] {
  const { packages } = JSON.parse(lockFile) as LockFile;
  const names = Object.keys(packages[place]?.dependencies ?? {}).filter((name) => !name.startsWith(PLATFORM));
  return pathsOf(packages, place, names)
    .map((path) => {
      const { version, integrity } = packages[path] ?? {};
      return `${path.slice(path.lastIndexOf(MODULES) + MODULES.length)}@${version} ${integrity}`;
    })
    .sort();
}

/** The places of these packages, as `from` finds them, and of all that they need. */
function pathsOf(packages: LockFile['packages'], from: string, names: readonly string[]): string[] {
  const found = new Set<string>();
  const need = (place: string, wanted: readonly string[]): void => {
    for (const name of wanted) {
      const path = placeOf(packages, place, name);
      if (path === undefined || found.has(path)) continue;
      found.add(path);
      const { dependencies, optionalDependencies, peerDependencies } = packages[path] ?? {};
      need(path, Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies }));
    }
  };
  need(from, names);
  return [...found];
}

/** As Node looks for it: in the package's own node_modules, then in those of the folders above. */
export function placeOf(packages: LockFile['packages'], from: string, name: string): string | undefined {
  const own = `${from}/${MODULES}${name}`;
  if (packages[own]) return own;
  const above = from.lastIndexOf(`/${MODULES}`);
  if (above > 0) return placeOf(packages, from.slice(0, above), name);
  return packages[MODULES + name] ? MODULES + name : undefined;
}
