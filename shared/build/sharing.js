// The modules that host and remotes share at run time, with their versions.
import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

export const shared = resolve(dirname(fileURLToPath(import.meta.url)), '..');
/** Whether this is the package that a remote in a repository of its own installed, and not the sources. */
export const installed = shared.includes(`${sep}node_modules${sep}`);
export const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));
export const platform = readJson(join(shared, 'package.json'));

/** The contract version in shared/src/remote/contract.ts: it is in the registry, so that incompatible remotes are not fetched. */
export const contract = Number(
  /CONTRACT = (\d+)/.exec(readFileSync(join(shared, 'src/remote/contract.ts'), 'utf8'))[1],
);

/** Entries of the platform package that every page needs for its first paint. */
export const FIRST_PAINT = [
  'registry',
  'rules',
  'remote',
  'session',
  'store',
  'saga',
  'http',
  'i18n',
  'format',
  'theme',
  'ui',
];
/** The name of a platform entry outside the first paint, of a shared module's key. */
export function lateEntry(key) {
  const entry = key?.startsWith('@extranet/shared/') ? key.slice('@extranet/shared/'.length) : undefined;
  return entry && !FIRST_PAINT.includes(entry) ? entry : undefined;
}

/** Types, helpers of tests and builds: never bundled. */
const NOT_SHARED = /^(contracts|testing(\/.+)?|build(\/.+)?|.+\.json)$/;

export const platformEntries = Object.keys(platform.exports)
  .map((entry) => entry.slice(2))
  .filter((entry) => !NOT_SHARED.test(entry));

/** What stands for the router in shell and remotes. */
export const ROUTER = join(shared, 'src/router/react-router-dom.ts');

/**
 * Libraries that must exist only once in a page. The router is our own file that re-exports only what is used, so that the
 * rest is dropped. 'react/' and 'react-dom/' also match jsx-runtime and client, which would otherwise not be shared.
 */
const libraries = {
  react: {},
  'react/': {},
  'react-dom': {},
  'react-dom/': {},
  'react-router-dom': {},
  'styled-components': {},
};

const versionOf = (library) => platform.dependencies[library.replace(/\/$/, '')];

/**
 * Remotes bundle none of it (import: false) and use the host's copies: their package.json states the platform version they need.
 * One that states an exact version or a file, as of an installed package, runs in every shell that promises as much.
 */
export function consumed(stated) {
  const platformRange = stated.startsWith('^') ? stated : `^${platform.version}`;
  const entries = platformEntries.map((entry) => [
    `@extranet/shared/${entry}`,
    { import: false, singleton: true, strictVersion: true, requiredVersion: platformRange },
  ]);
  const packages = Object.keys(libraries).map((library) => [
    library,
    { import: false, singleton: true, strictVersion: true, requiredVersion: `^${versionOf(library)}` },
  ]);
  return Object.fromEntries([...packages, ...entries]);
}

/** Also where an exports map does not name the file. */
export const inPackage = (name, file) => join(dirname(findPackageJSON(name, import.meta.url)), file);

/** In this repository all caches lie in one place. */
export const cacheFolder = (dir) =>
  installed ? join(dir, '.cache/webpack') : join(shared, '../.cache/webpack', basename(dir));

export const BORROWED_RUNTIME = '@module-federation/webpack-bundler-runtime';
export const borrowedVersion = readJson(inPackage(BORROWED_RUNTIME, 'package.json')).version;

/** What the shell lends, and in which versions. */
export const providedVersions = () => ({
  ...Object.fromEntries(Object.keys(libraries).map((library) => [library, versionOf(library)])),
  ...Object.fromEntries(platformEntries.map((entry) => [`@extranet/shared/${entry}`, platform.version])),
  [BORROWED_RUNTIME]: borrowedVersion,
});

export const versionFor = (key) => (key.startsWith('@extranet/') ? platform.version : versionOf(key));
