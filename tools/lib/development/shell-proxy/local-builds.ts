import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RegistryEntry, Release } from '@extranet/shared/registry';
import type { RemoteWorkspace } from '../../workspaces.ts';

/** The build before the newest is kept: a page that is open when a build ends may still request its entry. */
const KEPT = 2;

/** Below /r/, the only path from which the shell allows scripts of remotes (ADR 0017). */
export const BUILDS = '/r/.dev/builds/';

export interface LocalBuilds {
  /** The folder that the bundler writes to. All its files carry a hash in their names, but for the entry. */
  output: string;
  /** Keeps the entry of the finished build, and returns the registry entry of that build. */
  keep: (remote: RemoteWorkspace) => RegistryEntry;
  /** The folder and the name under which a file of a build is found: 'a1/entry.js' -> its own, 'a1/other.js' -> everybody's. */
  find: (path: string) => { folder: string; file: string } | undefined;
  /** The script that pages run before the shell. */
  scripts: string;
}

/** Builds on this machine, in a temporary folder that is removed when the process ends. */
export function localBuilds(): LocalBuilds {
  const folder = mkdtempSync(join(tmpdir(), 'extranet-dev-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  const [output, entries, scripts] = ['output', 'entries', 'scripts'].map((name) => {
    mkdirSync(join(folder, name));
    return join(folder, name);
  }) as [string, string, string];
  // One for all builds: a page exchanges modules, and must not take a new build for a new release.
  const id = `dev-${Date.now().toString(36)}`;
  let count = 0;

  return {
    output,
    scripts,
    keep: ({ manifest }) => {
      count += 1;
      const name = String(count).padStart(5, '0');
      const release = JSON.parse(readFileSync(join(output, 'release.json'), 'utf8')) as Release;
      mkdirSync(join(entries, name));
      copyFileSync(join(output, release.entry), join(entries, name, release.entry));
      for (const old of readdirSync(entries).sort().slice(0, -KEPT))
        rmSync(join(entries, old), { recursive: true });
      // No canary and no previous release: a developer wants to see a build fail, not its replacement.
      // What leads from the build before to this one is nothing that a page begins with.
      const assets = release.assets.filter(({ file }) => !file.includes('.hot-update.'));
      return { ...manifest, stable: { ...release, assets, id, base: `${BUILDS}${name}/` } };
    },
    find: (path) => {
      const [, build, file] = /^(\d+)\/([\w.-]+)$/.exec(path) ?? [];
      if (!build || !file) return undefined;
      return { folder: file === 'entry.js' ? join(entries, build) : output, file };
    },
  };
}
