import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, workspaces } from '../workspaces.ts';

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const readJson = <T>(file: string) => JSON.parse(readFileSync(join(root, file), 'utf8')) as T;

/** The exact version of each of these libraries: as a package.json of this repository states it, else as it is installed. */
export function exactVersions(names: Iterable<string>): Record<string, string> {
  const manifests = ['.', ...workspaces].map((folder) => readJson<Manifest>(join(folder, 'package.json')));
  const stated: Record<string, string> = Object.assign(
    {},
    ...manifests.map(({ dependencies, devDependencies }) => ({ ...devDependencies, ...dependencies })),
  );
  const { packages } = readJson<{ packages: Record<string, { version?: string }> }>('package-lock.json');
  const versionOf = (name: string) => {
    const version = stated[name] ?? packages[`node_modules/${name}`]?.version;
    if (!version) throw new Error(`No version of ${name} is stated.`);
    return version;
  };
  return Object.fromEntries([...new Set(names)].sort().map((name) => [name, versionOf(name)]));
}
