// The modules that host and remotes share at run time, with their versions.
import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const shared = resolve(dirname(fileURLToPath(import.meta.url)), '..');
export const root = resolve(shared, '..');
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
/** Types and test helpers, which are never bundled. */
const NOT_SHARED = ['contracts', 'testing', 'testing/server'];

export const platformEntries = Object.keys(platform.exports)
  .map((entry) => entry.slice(2))
  .filter((entry) => !NOT_SHARED.includes(entry));

/**
 * Libraries that must exist only once in a page. The router is our own file that re-exports only what is used, so that the
 * rest is dropped. 'react/' and 'react-dom/' also match jsx-runtime and client, which would otherwise not be shared.
 */
const libraries = {
  react: {},
  'react/': {},
  'react-dom': {},
  'react-dom/': {},
  'react-router-dom': { import: join(shared, 'src/router/react-router-dom.ts') },
  'styled-components': {},
};

const versionOf = (library) => platform.dependencies[library.replace(/\/$/, '')];

/** The host provides everything; modules of the first paint are in its entry, the others in separate chunks. */
export function provided() {
  const entries = platformEntries.map((entry) => [
    `@extranet/shared/${entry}`,
    { version: platform.version, eager: FIRST_PAINT.includes(entry), singleton: true, strictVersion: true },
  ]);
  const packages = Object.entries(libraries).map(([library, options]) => [
    library,
    { version: versionOf(library), requiredVersion: false, eager: true, singleton: true, ...options },
  ]);
  return Object.fromEntries([...packages, ...entries]);
}

/** Remotes bundle none of it (import: false) and use the host's copies: their package.json states the platform version they need. */
export function consumed(platformRange) {
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

export const inPackage = (name, file) => join(root, 'node_modules', name, file);

export const BORROWED_RUNTIME = '@module-federation/webpack-bundler-runtime';
export const borrowedVersion = readJson(inPackage(BORROWED_RUNTIME, 'package.json')).version;

export const providedVersions = () => ({
  ...Object.fromEntries(Object.entries(provided()).map(([key, { version }]) => [key, version])),
  [BORROWED_RUNTIME]: borrowedVersion,
});

export const versionFor = (key) => (key.startsWith('@extranet/') ? platform.version : versionOf(key));
