import { existsSync, globSync, readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;

const PACKAGES_WITH_TOOLS = ['extranet', '@extranet/remote-tool'];

/** Where the tools themselves lie: this repository, an installation made from it, or their package in the repository of a remote. */
const home = homeOf(import.meta.dirname);
const own = readJson(join(home, 'package.json'));

/** Whether these are the tools of a remote that has a repository of its own. */
export const standsAlone = own.name === '@extranet/remote-tool';

/** Whether this is what runs only (npm run installation): builds and bundled programs, without the sources. */
export const isInstallation = own.installation === true;

/** The repository that the tools work on. */
export const root = standsAlone ? repositoryOfRemote() : home;

/** The package of the platform. */
export const platformFolder = standsAlone ? installedPlatform() : join(root, 'shared');

/** The version of the tools, where they are a package; in this repository they have no version that could be relied on. */
export const toolVersion = standsAlone ? (own.version as string) : undefined;

/** As npm finds them: a folder without a package.json, such as one left over from another branch, is no workspace. */
export const workspaces = standsAlone
  ? [readJson(join(root, 'package.json')).name as string]
  : (own.workspaces as string[]).flatMap((pattern) =>
      globSync(`${pattern}/package.json`, { cwd: root }).map(dirname).sort(),
    );

/** A remote that has a repository of its own lies in no folder below it. */
export const workspaceFolder = (workspace: string): string => (standsAlone ? root : join(root, workspace));

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
      const { version, extranet } = readJson(join(workspaceFolder(name), 'package.json'));
      const { samples: _, ...manifest } = extranet as RemoteManifest & { samples?: string[] };
      return { name, version: version as string, manifest };
    });

/** The tools lie deep in a checkout, and bundled otherwise in an installation. */
function homeOf(folder: string): string {
  const file = join(folder, 'package.json');
  if (existsSync(file) && PACKAGES_WITH_TOOLS.includes(readJson(file).name as string)) return folder;
  if (folder === dirname(folder)) throw new Error('The tools lie in no checkout, installation or package.');
  return homeOf(dirname(folder));
}

/** The folder of the remote in which the command was called. */
function repositoryOfRemote(): string {
  for (let folder = process.cwd(); ; folder = dirname(folder)) {
    const file = join(folder, 'package.json');
    if (existsSync(file) && readJson(file).extranet) return folder;
    if (folder === dirname(folder))
      throw new Error('No remote is here: the package.json of one has a field "extranet".');
  }
}

function installedPlatform(): string {
  const file = findPackageJSON('@extranet/shared', join(root, 'package.json'));
  if (!file) throw new Error('@extranet/shared is not installed here.');
  return dirname(file);
}
