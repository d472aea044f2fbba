import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';

/** A file of an installed package, wherever npm put that, also one that the package's exports map does not name. */
export function installed(name: string, file: string): string {
  const manifest = findPackageJSON(name, import.meta.url);
  if (!manifest) throw new Error(`The package ${name} is not installed.`);
  return join(dirname(manifest), file);
}
