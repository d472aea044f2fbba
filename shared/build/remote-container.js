// What a remote is for whichever bundler builds it: what its package.json says of it, and the container that the shell opens.
import { join } from 'node:path';
import { consumed, readJson } from './sharing.js';

/** What describes the remote itself; what its build shares with the shell; where it is tried before a release. */
export function readRemote(dir) {
  const { name, version, dependencies, extranet } = readJson(join(dir, 'package.json'));
  // Sample pages are for the test before a release only, and frames for the build: no page needs them.
  const { id: _, samples = [], frames = [], ...manifest } = extranet;
  // Two releases of one remote can live in one page: everything global carries the release.
  const release = process.env.RELEASE_ID ?? `${version}-dev`;
  const container = `${name}_${release}`.replace(/[^A-Za-z0-9]/g, '_');
  const shared = consumed(dependencies['@extranet/shared']);
  return { identity: { name, version, release, container, manifest }, shared, samples, frames };
}

/** Manifests and their snapshots are not used: the registry says more, and the page already holds it. */
export const leanRuntime = { target: 'web', disableSnapshot: true };

/** For webpack and Rspack, which take the same. */
export const containerOptions = ({ identity, shared }) => ({
  name: identity.container,
  filename: 'entry.js',
  exposes: { './remote': { import: './src/remote.ts', name: 'remote' } },
  shared,
  shareStrategy: 'loaded-first',
  experiments: { externalRuntime: true, optimization: leanRuntime },
  dts: false,
  manifest: false,
});

/** For webpack and Rspack: how files are named and found. */
export const outputOf = (dir, { identity }) => ({
  path: join(dir, 'dist'),
  chunkFilename: '[name].[contenthash:8].js',
  assetModuleFilename: '[name].[contenthash:12][ext]',
  publicPath: 'auto',
  uniqueName: identity.container,
  // What failed for want of a file runs again once it is there; webpack else keeps the half of it that ran.
  strictModuleExceptionHandling: true,
  clean: true,
});

/**
 * What every remote would otherwise bring along again, and the shell has: an entry is 3 kB instead of 7.5, and an icon is
 * its drawing only. Module requests, and the files of this folder that take their place.
 */
export const borrowed = [
  [/webpack-bundler-runtime\/(dist\/)?(index|bundler)(\.c?js)?$/, 'borrowed-runtime.js'],
  [/createLucideIcon\.mjs$/, 'borrowed-icons.js'],
];
