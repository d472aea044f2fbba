import { cpSync, existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Locked, placeOf } from '../lock-file.ts';
import { root } from '../workspaces.ts';

/** Brings machine code, which cannot be bundled. */
export const NATIVE = ['sharp'];

/** Types and source maps: read by editors only. Licences stay. */
const FOR_EDITORS = /\.d\.[cm]?ts$|\.map$/;

/** Copies what cannot be bundled, as it is installed on this machine, with what it needs. */
export function copyNativePackages(folder: string): void {
  for (const path of nativePackages()) {
    const source = join(root, path);
    // The libraries inside it are named one by one, where they are needed.
    const filter = (file: string) =>
      file === source || (basename(file) !== 'node_modules' && !FOR_EDITORS.test(file));
    cpSync(source, join(folder, path), { recursive: true, filter });
  }
}

/** Their folders, such as node_modules/sharp. */
function nativePackages(): string[] {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Readonly<Record<string, Locked>>;
  };
  const found = new Set<string>();
  const need = (from: string, names: readonly string[]): void => {
    for (const name of names) {
      const path = placeOf(packages, from, name);
      if (path === undefined || found.has(path) || !existsSync(join(root, path))) continue;
      found.add(path);
      const { dependencies, optionalDependencies } = packages[path] ?? {};
      need(path, Object.keys({ ...dependencies, ...optionalDependencies }));
    }
  };
  need('api', NATIVE);
  return [...found].sort();
}
