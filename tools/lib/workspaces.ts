import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export const root = join(import.meta.dirname, '../..');

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;

const patterns = readJson(join(root, 'package.json')).workspaces as string[];

/** As npm reads them: a folder without a package.json, such as a branch leaves behind, is none. */
export const workspaces = patterns.flatMap((pattern) =>
  globSync(`${pattern}/package.json`, { cwd: root }).map(dirname).sort(),
);

/** What a remote says of itself in its package.json: its place in the portal, not its code. */
export interface RemoteManifest {
  id: string;
  label: string;
  mounts: string[];
  slots: string[];
  nav: { to: string; label: string }[];
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
      return { name, version: version as string, manifest: extranet as RemoteManifest };
    });
