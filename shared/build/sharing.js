// What host and remotes share at run time, and in which versions.
import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const shared = resolve(dirname(fileURLToPath(import.meta.url)), '..');
export const root = resolve(shared, '..');
export const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));
export const platform = readJson(join(shared, 'package.json'));

/** The number in shared/src/remote/contract.ts: the registry carries it, so that a wrong one is never fetched. */
export const contract = Number(
  /CONTRACT = (\d+)/.exec(readFileSync(join(shared, 'src/remote/contract.ts'), 'utf8'))[1],
);

/** Entries of the platform package that every page needs from its first paint on. */
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
/** Types, and what tests use: they never reach a bundle. */
const NOT_SHARED = ['contracts', 'testing', 'testing/server'];

export const platformEntries = Object.keys(platform.exports)
  .map((entry) => entry.slice(2))
  .filter((entry) => !NOT_SHARED.includes(entry));

/**
 * Libraries that must exist once in a page. The router is a file that re-exports what the house uses, so that
 * the rest of it is dropped. 'react/' and 'react-dom/' catch jsx-runtime and client, which bypass sharing
 * otherwise.
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

/** The host provides everything; what the first paint needs lies in its entry, the rest in chunks of their own. */
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

/** A remote brings none of it (import: false): its package.json says which platform it needs, and it runs on what the host has. */
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
