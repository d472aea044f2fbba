// Builds of the host and the remotes. Each workspace's webpack.config.js only calls one of the two functions
// below. shared/build/ holds what they stand on: what is shared, how a shell and how a release describe themselves.
import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';
import { Notices } from './shared/build/notices.js';
import { ReleaseFile } from './shared/build/release-file.js';
import { consumed, inPackage, platform, provided, readJson, root, shared } from './shared/build/sharing.js';
import { ShellFiles } from './shared/build/shell-files.js';

const require = createRequire(import.meta.url);
const production = process.env.NODE_ENV !== 'development';
const buildFiles = readdirSync(join(shared, 'build')).map((file) => join(shared, 'build', file));

function baseConfig(dir) {
  return {
    context: dir,
    mode: production ? 'production' : 'development',
    devtool: production ? false : 'cheap-module-source-map',
    target: ['web', 'es2022'],
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: require.resolve('ts-loader'),
          options: {
            transpileOnly: true,
            configFile: join(dir, 'tsconfig.json'),
            // webpack resolves the .ts itself; TypeScript allows that ending only where it emits nothing.
            compilerOptions: { noEmit: false, allowImportingTsExtensions: false, sourceMap: !production },
          },
        },
        { test: /\.(woff2|png|svg|webp)$/, type: 'asset/resource' },
        {
          test: /libphonenumber-js\/metadata\.min\.json/,
          type: 'javascript/auto',
          loader: join(shared, 'build/phone-metadata.js'),
        },
      ],
    },
    performance: false,
    stats: 'errors-warnings',
    cache: {
      type: 'filesystem',
      cacheDirectory: join(root, '.cache/webpack', basename(dir)),
      buildDependencies: {
        config: [join(dir, 'webpack.config.js'), join(root, 'webpack.shared.js'), ...buildFiles],
      },
      version: `${platform.version}-${production}`,
    },
    optimization: {
      moduleIds: 'deterministic',
      chunkIds: 'named',
      emitOnErrors: false,
      minimizer: [
        // Further passes and today's syntax: 1.7 kB less to the first page, compressed; swc instead of terser: 1.5 kB less again.
        new TerserPlugin({
          extractComments: false,
          minify: TerserPlugin.swcMinify,
          terserOptions: { ecma: 2020, compress: { passes: 3 }, mangle: true, format: { comments: false } },
        }),
      ],
    },
  };
}

/**
 * The host's copies. The router's package resolves to its development build unless told otherwise; the
 * federation runtime is reached by import and by require, and would be bundled once for each. axios calls by
 * XMLHttpRequest wherever there is one: its way by fetch is left out, with its table of statuses, its forms sent as JSON, its
 * cookies and the cancelling of before AbortController, none of which is used (ADR 0021).
 */
const hostAliases = {
  ...(production && { 'react-router$': inPackage('react-router', 'dist/production/index.mjs') }),
  '@module-federation/runtime-core$': inPackage('@module-federation/runtime-core', 'dist/index.js'),
  '@module-federation/sdk$': inPackage('@module-federation/sdk', 'dist/index.js'),
  '@module-federation/error-codes$': inPackage('@module-federation/error-codes', 'dist/index.mjs'),
  ...Object.fromEntries(
    [
      'adapters/fetch',
      'cancel/CancelToken',
      'helpers/HttpStatusCode',
      'helpers/formDataToJSON',
      'helpers/cookies',
    ].map((file) => [inPackage('axios', `lib/${file}.js`), false]),
  ),
};

const replaced = (request, file) =>
  new webpack.NormalModuleReplacementPlugin(request, join(shared, 'build', file));

/**
 * What every remote would otherwise bring along again, and the shell has: an entry is 3 kB instead of 7.5, and an icon is
 * its drawing only.
 */
const borrowed = [
  replaced(/webpack-bundler-runtime\/(dist\/)?(index|bundler)(\.js)?$/, 'borrowed-runtime.js'),
  replaced(/createLucideIcon\.mjs$/, 'borrowed-icons.js'),
];

/** Manifests and their snapshots are not used: the registry says more, and the page already holds it. */
const leanRuntime = { target: 'web', disableSnapshot: true };

export function hostConfig(dir) {
  const base = baseConfig(dir);
  return {
    ...base,
    entry: { host: './src/index.ts' },
    output: {
      path: join(dir, 'dist'),
      filename: 'assets/[name].[contenthash:12].js',
      chunkFilename: 'assets/[name].[contenthash:12].js',
      assetModuleFilename: 'assets/[name].[contenthash:12][ext]',
      publicPath: '/',
      uniqueName: 'extranet-host',
      clean: true,
    },
    resolve: { ...base.resolve, alias: hostAliases },
    optimization: {
      ...base.optimization,
      // Names of those that have none of their own are long, and stand in the first page's script several times.
      ...(production && { chunkIds: 'deterministic' }),
      runtimeChunk: false,
      splitChunks: {
        cacheGroups: {
          // One request for all libraries of the first paint, kept by browsers as long as no version changes.
          vendor: { test: /node_modules/, name: 'vendor', chunks: 'initial', enforce: true },
        },
      },
    },
    plugins: [
      new ModuleFederationPlugin({
        name: 'host',
        remotes: {},
        shared: provided(),
        shareStrategy: 'loaded-first',
        experiments: { provideExternalRuntime: true, optimization: leanRuntime },
        dts: false,
        manifest: false,
      }),
      replaced(/\/(snapshot\/SnapshotHandler|utils\/preload)\.js$/, 'without-manifests.js'),
      new Notices((text) => `assets/licences.${shortHash(text)}.txt`),
      new ShellFiles(dir),
    ],
  };
}

export function remoteConfig(dir) {
  const { name, version, dependencies, extranet } = readJson(join(dir, 'package.json'));
  // Sample pages are for the test before a release only: no page needs them.
  const { id: _, samples = [], ...manifest } = extranet;
  // Two releases of one remote can live in one page: everything global carries the release.
  const release = process.env.RELEASE_ID ?? `${version}-dev`;
  const container = `${name}_${release}`.replace(/[^A-Za-z0-9]/g, '_');
  const base = baseConfig(dir);
  return {
    ...base,
    // The exposed module is the entry: there is no other way in.
    entry: {},
    output: {
      path: join(dir, 'dist'),
      chunkFilename: '[name].[contenthash:12].js',
      assetModuleFilename: '[name].[contenthash:12][ext]',
      publicPath: 'auto',
      uniqueName: container,
      // What failed for want of a file runs again once it is there; webpack else keeps the half of it that ran.
      strictModuleExceptionHandling: true,
      clean: true,
    },
    optimization: { ...base.optimization, splitChunks: { chunks: 'async' } },
    plugins: [
      new ModuleFederationPlugin({
        name: container,
        filename: 'entry.js',
        exposes: { './remote': { import: './src/remote.ts', name: 'remote' } },
        shared: consumed(dependencies['@extranet/shared']),
        shareStrategy: 'loaded-first',
        experiments: { externalRuntime: true, optimization: leanRuntime },
        dts: false,
        manifest: false,
      }),
      ...borrowed,
      new webpack.DefinePlugin({ REMOTE_VERSION: JSON.stringify(version) }),
      new Notices(() => 'licences.txt'),
      new ReleaseFile({ name, version, release, container, manifest }, samples),
    ],
  };
}

const shortHash = (text) => createHash('sha256').update(text).digest('hex').slice(0, 12);
