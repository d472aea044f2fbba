import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Debian keeps the programs of each version apart, and puts only some of them on the PATH. */
const DEBIAN = '/usr/lib/postgresql';

/** Of this major version, or else the newest; the bare name where Debian's folder has none, to be looked for on the PATH. */
export function pgProgram(name: string, version?: string): string {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const found = versions
    .filter((one) => version === undefined || one === version)
    .map((one) => join(DEBIAN, one, 'bin', name))
    .find((path) => existsSync(path));
  return found ?? name;
}
