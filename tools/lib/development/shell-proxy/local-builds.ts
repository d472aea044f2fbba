import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RegistryEntry, Release } from '@extranet/shared/registry';
import type { RemoteWorkspace } from '../../workspaces.ts';

/** The build before the newest is kept: a page that is open when a build ends may still request its files. */
const KEPT = 2;

/** Below /r/, the only path from which the shell allows scripts of remotes (ADR 0017). */
export const BUILDS = '/r/.dev/builds/';

export interface LocalBuilds {
  /** The folder that the bundler writes to. Nothing is served from it. */
  output: string;
  /** The folder that is served, with a folder for each of the last builds. */
  served: string;
  /** Copies the finished build into `served` under a new id and returns its registry entry. */
  keep: (remote: RemoteWorkspace) => RegistryEntry;
}

/** Keeps finished builds apart from the running one, in a temporary folder that is removed when the process ends. */
export function localBuilds(): LocalBuilds {
  const folder = mkdtempSync(join(tmpdir(), 'extranet-dev-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  const output = join(folder, 'output');
  const served = join(folder, 'served');
  mkdirSync(served);
  let count = 0;

  return {
    output,
    served,
    keep: ({ manifest }) => {
      count += 1;
      const id = `dev-${String(count).padStart(4, '0')}-${Date.now().toString(36)}`;
      cpSync(output, join(served, id), { recursive: true });
      for (const old of readdirSync(served).sort().slice(0, -KEPT))
        rmSync(join(served, old), { recursive: true });
      const release = JSON.parse(readFileSync(join(served, id, 'release.json'), 'utf8')) as Release;
      // No canary and no previous release: a developer wants to see a build fail, not its replacement.
      return { ...manifest, stable: { ...release, id, base: `${BUILDS}${id}/` } };
    },
  };
}
