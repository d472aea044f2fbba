import { missingIn as missing, type Release, type ShellFacts } from '@extranet/shared/registry';
import { satisfies } from 'semver';
import { startError } from '../../../api/src/base/index.ts';
import type { Objects } from '../../../api/src/base/storage/index.ts';
import { namedReleases, type StoreRegistry } from '../../../api/src/portal/releases/index.ts';
import { readJson } from './release-store.ts';

type Shell = Pick<ShellFacts, 'contract' | 'provides'>;

export const readShell = (store: Objects, id: string): Promise<Shell> =>
  readJson(store, `host/${id}/shell.json`);

/** What a release needs and the shell does not provide, as texts. Empty when the release can run in the shell. */
export const missingIn = (shell: Shell, release: Release): string[] => missing(shell, release, satisfies);

/** What a release needs and the shell's canary does not provide; empty where there is no canary. */
export async function missingInCanary(
  store: Objects,
  { shell: { canary } }: Pick<StoreRegistry, 'shell'>,
  release: Release,
): Promise<string[]> {
  return canary ? missingIn(await readShell(store, canary.release.id), release) : [];
}

/**
 * Refuses a release that could not run in the shell's canary: with it the canary could not be promoted any more, and the accounts
 * that try the shell out would be left without the remote.
 */
export async function assertRunsInCanary(
  store: Objects,
  registry: Pick<StoreRegistry, 'shell'>,
  release: Release,
): Promise<void> {
  const lacking = await missingInCanary(store, registry, release);
  if (lacking.length > 0)
    throw startError(
      `${release.id} cannot run in the shell's canary ${registry.shell.canary?.release.id}: it needs ${lacking.join(', ')}. It can be released once that shell is taken out (npm run rollback -- host), or with what it has.`,
    );
}

/** Throws when a release that pages may load, stable, previous or canary, could not run in this shell. */
export async function assertRunsIn(
  store: Objects,
  { remotes }: Pick<StoreRegistry, 'remotes'>,
  shell: string,
): Promise<void> {
  const facts = await readShell(store, shell);
  for (const entry of remotes)
    for (const release of namedReleases(entry)) {
      const lacking = missingIn(facts, release);
      if (lacking.length > 0)
        throw startError(
          `${entry.id} ${release.id} could not run in the shell ${shell}: it needs ${lacking.join(', ')}.`,
        );
    }
}
