import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Locked, placeOf } from '../lock-file.ts';
import { root } from '../workspaces.ts';

/** What the server needs of the platform's libraries; the others are inside the builds of the pages. */
const OF_SHARED = ['libphonenumber-js', 'typebox'];

/** The folders of the libraries without which the server and its commands do not run, on this machine, such as node_modules/fastify. */
export function neededPackages(): string[] {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Readonly<Record<string, Locked>>;
  };
  const found = new Set<string>();
  const need = (from: string, names: readonly string[]): void => {
    for (const name of names) {
      const path = placeOf(packages, from, name);
      if (path === undefined || found.has(path) || packages[path]?.link || !existsSync(join(root, path)))
        continue;
      found.add(path);
      need(path, namesIn(packages[path]));
    }
  };
  for (const workspace of ['api', 'tools'])
    need(workspace, Object.keys(packages[workspace]?.dependencies ?? {}));
  need('shared', OF_SHARED);
  return [...found].sort();
}

/** Its own dependencies, and those that it expects beside it unless it can do without. */
function namesIn(locked: Locked = {}): string[] {
  const { dependencies, optionalDependencies, peerDependencies = {}, peerDependenciesMeta = {} } = locked;
  const beside = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional);
  return [...Object.keys({ ...dependencies, ...optionalDependencies }), ...beside];
}
