import type { Release } from '@extranet/shared/registry';
import { satisfies } from 'semver';
import type { Objects } from '../../../api/src/base/storage/index.ts';
import { readJson } from './release-store.ts';

interface Shell {
  contract: number;
  provides: Record<string, string>;
}

export const readShell = (store: Objects, id: string): Promise<Shell> =>
  readJson(store, `host/${id}/shell.json`);

/** What a release needs and the shell does not provide, as texts. Empty when the release can run in the shell. */
export function missingIn(shell: Shell, release: Release): string[] {
  const missing = Object.entries(release.needs)
    .map(([key, range]) => ({
      key,
      range,
      provided: shell.provides[key] ?? shell.provides[key.replace(/\/.*$/, '/')],
    }))
    .filter(({ range, provided }) => !provided || !satisfies(provided, range))
    .map(({ key, range, provided }) => `${key} ${range} (the shell has ${provided ?? 'none'})`);
  return release.contract === shell.contract
    ? missing
    : [`contract ${release.contract} (the shell speaks ${shell.contract})`, ...missing];
}
