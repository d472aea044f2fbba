import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RegistryEntry, Release } from '@extranet/shared/registry';
import type { RemoteWorkspace } from '../../workspaces.ts';

/** The page that is open while a build ends still asks for files of the one before. */
const KEPT = 2;

/** Under /r/, where the shell lets scripts come from (ADR 0017). */
export const BUILDS = '/r/.dev/builds/';

export interface LocalBuilds {
  /** Where the bundler writes; nothing is served from here. */
  output: string;
  /** What is served: a folder for each of the last builds. */
  served: string;
  /** Keeps the finished build under a name of its own, and says how a registry would name it. */
  take: (remote: RemoteWorkspace) => RegistryEntry;
}

/** Builds under way and finished ones apart, in a temporary folder that goes with the process. */
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
    take: ({ manifest }) => {
      count += 1;
      const id = `dev-${String(count).padStart(4, '0')}-${Date.now().toString(36)}`;
      cpSync(output, join(served, id), { recursive: true });
      for (const old of readdirSync(served).sort().slice(0, -KEPT))
        rmSync(join(served, old), { recursive: true });
      const release = JSON.parse(readFileSync(join(served, id, 'release.json'), 'utf8')) as Release;
      // Neither a canary nor a previous release: who develops wants to see it fail.
      return { ...manifest, stable: { ...release, id, base: `${BUILDS}${id}/` } };
    },
  };
}
