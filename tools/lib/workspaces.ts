import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export const root = join(import.meta.dirname, '../..');

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;

const patterns = readJson(join(root, 'package.json')).workspaces as string[];

/** As npm finds them: a folder without a package.json, such as one left over from another branch, is no workspace. */
export const workspaces = patterns.flatMap((pattern) =>
  globSync(`${pattern}/package.json`, { cwd: root }).map(dirname).sort(),
);

/** The field "extranet" of a remote's package.json, without its sample pages: its place in the portal. */
export interface RemoteManifest {
  id: string;
  label: string;
  mounts: string[];
  slots: string[];
  nav: { to: string; label: string; under?: string[] }[];
  order: number;
  access: 'signedIn' | 'admin';
  needs?: 'faq';
}

export interface RemoteWorkspace {
  name: string;
  version: string;
  manifest: RemoteManifest;
}

export const remoteWorkspaces = (): RemoteWorkspace[] =>
  workspaces
    .filter((name) => name.startsWith('remote-'))
    .map((name) => {
      const { version, extranet } = readJson(join(root, name, 'package.json'));
      const { samples: _, ...manifest } = extranet as RemoteManifest & { samples?: string[] };
      return { name, version: version as string, manifest };
    });
