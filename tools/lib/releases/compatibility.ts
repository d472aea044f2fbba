import { missingIn as missing, type Release, type ShellFacts } from '@extranet/shared/registry';
import { satisfies } from 'semver';
import type { Objects } from '../../../api/src/base/storage/index.ts';
import { readJson } from './release-store.ts';

type Shell = Pick<ShellFacts, 'contract' | 'provides'>;

export const readShell = (store: Objects, id: string): Promise<Shell> =>
  readJson(store, `host/${id}/shell.json`);

/** What a release needs and the shell does not provide, as texts. Empty when the release can run in the shell. */
export const missingIn = (shell: Shell, release: Release): string[] => missing(shell, release, satisfies);
