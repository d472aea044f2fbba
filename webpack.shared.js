// Builds of the host and the remotes. Each workspace's webpack.config.js only calls one of the two functions
// below; what is shared between the builds, and why, stands here once.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';
import { Notices } from './shared/build/notices.js';

const root = dirname(fileURLToPath(import.meta.url));
const shared = resolve(root, 'shared');
const require = createRequire(import.meta.url);
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));
const platform = readJson(join(shared, 'package.json'));

/** The number in shared/src/remote/contract.ts: the registry carries it, so that a wrong one is never fetched. */
const contract = Number(
  /CONTRACT = (\d+)/.exec(readFileSync(join(shared, 'src/remote/contract.ts'), 'utf8'))[1],
);

const production = process.env.NODE_ENV !== 'development';

/** Entries of the platform package that every page needs from its first paint on. */
const FIRST_PAINT = [
  'registry',
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
/** Types only: they never reach a bundle. */
const TYPES_ONLY = ['contracts', 'testing'];

const platformEntries = Object.keys(platform.exports)
  .map((entry) => entry.slice(2))
  .filter((entry) => !TYPES_ONLY.includes(entry));

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
function provided() {
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
function consumed(platformRange) {
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
      ],
    },
    performance: false,
    stats: 'errors-warnings',
    cache: {
      type: 'filesystem',
      cacheDirectory: join(root, '.cache/webpack', basename(dir)),
      buildDependencies: { config: [join(dir, 'webpack.config.js'), join(root, 'webpack.shared.js')] },
      version: `${platform.version}-${production}`,
    },
    optimization: {
      moduleIds: 'deterministic',
      chunkIds: 'named',
      emitOnErrors: false,
      minimizer: [
        new TerserPlugin({ extractComments: false, terserOptions: { format: { comments: false } } }),
      ],
    },
  };
}

const inPackage = (name, file) => join(root, 'node_modules', name, file);

/**
 * The host's copies. The router's package resolves to its development build unless told otherwise; the
 * federation runtime is reached by import and by require, and would be bundled once for each.
 */
const hostAliases = {
  ...(production && { 'react-router$': inPackage('react-router', 'dist/production/index.mjs') }),
  '@module-federation/runtime-core$': inPackage('@module-federation/runtime-core', 'dist/index.js'),
  '@module-federation/sdk$': inPackage('@module-federation/sdk', 'dist/index.js'),
  '@module-federation/error-codes$': inPackage('@module-federation/error-codes', 'dist/index.mjs'),
};

/**
 * What every remote would otherwise bring along again, and the shell has: an entry is 3 kB instead of 7.5, and an icon is
 * its drawing only.
 */
const borrowed = [
  [/webpack-bundler-runtime\/(dist\/)?(index|bundler)(\.js)?$/, 'borrowed-runtime.js'],
  [/createLucideIcon\.mjs$/, 'borrowed-icons.js'],
].map(([request, file]) => new webpack.NormalModuleReplacementPlugin(request, join(shared, 'build', file)));
const BORROWED_RUNTIME = '@module-federation/webpack-bundler-runtime';
const borrowedVersion = readJson(inPackage(BORROWED_RUNTIME, 'package.json')).version;

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
      new Notices((text) => `assets/licences.${shortHash(text)}.txt`),
      new ShellFiles(dir),
    ],
  };
}

export function remoteConfig(dir) {
  const { name, version, dependencies } = readJson(join(dir, 'package.json'));
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
      new ReleaseFile({ name, version, release, container }),
    ],
  };
}

/**
 * Writes index.html with the entry's scripts, and shell.json: what the shell provides to remotes, and which
 * chunks hold the platform entries that are not in the first paint, so that they can be asked for beside a
 * remote's own files.
 */
class ShellFiles {
  constructor(dir) {
    this.template = join(dir, 'src/index.html');
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('ShellFiles', (compilation) => {
      compilation.fileDependencies.add(this.template);
      compilation.hooks.processAssets.tap(
        { name: 'ShellFiles', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const scripts = compilation.entrypoints.get('host').getFiles().filter(isScript);
          const shell = {
            contract,
            provides: providedVersions(),
            version: platform.version,
            scripts: scripts.map((file) => `/${file}`),
            platform: lazyChunks(compilation),
          };
          const tags = shell.scripts.map((src) => `<script defer src="${src}"></script>`).join('\n    ');
          const page = readFileSync(this.template, 'utf8').replace('<!--scripts-->', tags);
          compilation.emitAsset('index.html', new sources.RawSource(page));
          compilation.emitAsset('shell.json', new sources.RawSource(JSON.stringify(shell, null, 2)));
        },
      );
    });
  }
}

const providedVersions = () => ({
  ...Object.fromEntries(Object.entries(provided()).map(([key, { version }]) => [key, version])),
  [BORROWED_RUNTIME]: borrowedVersion,
});

const shortHash = (text) => createHash('sha256').update(text).digest('hex').slice(0, 12);
const isScript = (file) => file.endsWith('.js');

/** Platform entry -> addresses of the chunks that its provider loads. */
function lazyChunks(compilation) {
  const found = {};
  for (const entry of platformEntries.filter((name) => !FIRST_PAINT.includes(name))) {
    const file = resolve(shared, platform.exports[`./${entry}`]);
    const chunks = new Set();
    for (const module of compilation.modules) {
      const own = module.rootModule ?? module;
      if (own.resource !== file) continue;
      for (const chunk of compilation.chunkGraph.getModuleChunks(module))
        for (const group of chunk.groupsIterable)
          if (!group.isInitial())
            for (const one of group.getFiles()) if (isScript(one)) chunks.add(`/${one}`);
    }
    found[entry] = [...chunks];
  }
  return found;
}

/** Writes release.json beside the build: the files with their hashes, the contract and the platform needed. */
class ReleaseFile {
  constructor(identity) {
    this.identity = identity;
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('ReleaseFile', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'ReleaseFile', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => compilation.emitAsset('release.json', new sources.RawSource(this.describe(compilation))),
      );
    });
  }

  describe(compilation) {
    const groups = groupsByFile(compilation);
    const platform = platformByFile(compilation);
    const assets = compilation
      .getAssets()
      .filter(({ name }) => !/\.(map|txt)$/.test(name))
      .map(({ name, source }) => ({
        file: name,
        bytes: source.size(),
        integrity: `sha384-${createHash('sha384').update(source.buffer()).digest('base64')}`,
        groups: groups.get(name) ?? [],
        platform: platform.get(name) ?? [],
      }));
    const release = {
      ...this.identity,
      entry: 'entry.js',
      contract,
      assets,
      needs: platformNeeds(compilation),
    };
    return JSON.stringify(release, null, 2);
  }
}

/** File -> names of what is shown with it ('remote', 'route-cart', 'slot-home.search'). */
function groupsByFile(compilation) {
  const groups = new Map();
  for (const group of compilation.chunkGroups)
    if (group.name)
      for (const file of group.getFiles()) groups.set(file, [...(groups.get(file) ?? []), group.name]);
  return groups;
}

/** File -> the platform entries outside the first paint that its code starts with. */
function platformByFile(compilation) {
  const found = new Map();
  for (const module of compilation.modules) {
    const key = module.type === 'consume-shared-module' ? module.options?.shareKey : undefined;
    const entry = key?.startsWith('@extranet/shared/') ? key.slice('@extranet/shared/'.length) : undefined;
    if (!entry || FIRST_PAINT.includes(entry)) continue;
    for (const chunk of compilation.chunkGraph.getModuleChunks(module))
      for (const file of chunk.files) found.set(file, [...(found.get(file) ?? []), entry]);
  }
  return found;
}

/** The platform entries that the remote imports, each with the version it was built for. */
function platformNeeds(compilation) {
  const needs = { [BORROWED_RUNTIME]: `^${borrowedVersion}` };
  for (const module of compilation.modules) {
    const key = module.options?.shareKey;
    if (module.type === 'consume-shared-module' && key) needs[key] = module.options.requiredVersion;
  }
  return Object.fromEntries(
    Object.entries(needs)
      .map(([key, version]) => [key, typeof version === 'string' ? version : `^${versionFor(key)}`])
      .sort(),
  );
}

const versionFor = (key) => (key.startsWith('@extranet/') ? platform.version : versionOf(key));
