// The build of the host; host/webpack.config.js only calls it. shared/build/ holds what it stands on, and the build of a
// remote, which is a part of the platform's package.
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import webpack from 'webpack';
import { baseConfig, production, replaced } from './shared/build/base-config.js';
import { Integrity } from './shared/build/integrity.js';
import { Notices } from './shared/build/notices.js';
import { ReactByName } from './shared/build/react-by-name.js';
import { inPackage, providedVersions, ROUTER } from './shared/build/sharing.js';
import { ShellFiles } from './shared/build/shell-files.js';

/** What stands for styled-components, of which it takes what it does not do itself. */
const STYLED = join(import.meta.dirname, 'host/src/base/styles/styled-components.ts');
const standForStyled = new webpack.NormalModuleReplacementPlugin(/^styled-components$/, (asked) => {
  if (asked.contextInfo.issuer !== STYLED) asked.request = STYLED;
});

const standIn = (file) => join(import.meta.dirname, 'shared/build/stand-ins', file);

/**
 * The host's copies. The router's package resolves to its development build unless told otherwise; the
 * federation runtime is reached by import and by require, and would be bundled once for each. axios calls by
 * XMLHttpRequest wherever there is one: its way by fetch is left out, with its table of statuses, its forms sent as JSON, its
 * cookies and the cancelling of before AbortController, none of which is used (ADR 0021). What is used of a part of it stands in
 * shared/build/stand-ins.
 */
const hostAliases = {
  'react-router-dom$': ROUTER,
  ...(production && { 'react-router$': inPackage('react-router', 'dist/production/index.mjs') }),
  '@module-federation/runtime-core$': inPackage('@module-federation/runtime-core', 'dist/index.js'),
  '@module-federation/sdk$': inPackage('@module-federation/sdk', 'dist/index.js'),
  // Its prefixes for browsers of before are switched off in styled-components.
  [inPackage('stylis', 'src/Prefixer.js')]: false,
  '@module-federation/error-codes$': inPackage('@module-federation/error-codes', 'dist/index.mjs'),
  ...Object.fromEntries(
    [
      'adapters/fetch',
      'cancel/CancelToken',
      'helpers/HttpStatusCode',
      'helpers/formDataToJSON',
      'helpers/cookies',
      'helpers/toURLEncodedForm',
    ].map((file) => [inPackage('axios', `lib/${file}.js`), false]),
  ),
  [inPackage('axios', 'lib/core/assertParamsAcyclic.js')]: standIn('axios-unchecked.js'),
  [inPackage('axios', 'lib/helpers/toFormData.js')]: standIn('axios-flat-params.js'),
  [inPackage('axios', 'lib/helpers/validator.js')]: standIn('axios-unchecked.js'),
  [inPackage('axios', 'lib/adapters/adapters.js')]: standIn('axios-xhr-only.js'),
  [inPackage('lucide-react', 'dist/esm/createLucideIcon.mjs')]: standIn('lean-icons.js'),
};

export function hostConfig(dir) {
  const base = baseConfig(dir, [import.meta.filename]);
  return {
    ...base,
    entry: { host: './src/index.ts' },
    output: {
      path: join(dir, 'dist'),
      filename: 'assets/[name].[contenthash:12].js',
      // The hashes of all chunks stand in the first page, where they do not compress.
      chunkFilename: 'assets/[name].[contenthash:10].js',
      assetModuleFilename: 'assets/[name].[contenthash:12][ext]',
      publicPath: '/',
      uniqueName: 'extranet-host',
      clean: true,
    },
    resolve: { ...base.resolve, alias: hostAliases },
    module: {
      ...base.module,
      // They do not say so themselves: the first paint needs the judgement of versions only.
      rules: [...base.module.rules, { test: /node_modules\/@module-federation\//, sideEffects: false }],
    },
    optimization: {
      ...base.optimization,
      // Names of those that have none of their own are long, and stand in the first page's script several times.
      ...(production && { chunkIds: 'deterministic' }),
      runtimeChunk: false,
      splitChunks: {
        cacheGroups: {
          // One request for all libraries of the first paint, kept by browsers as long as no version changes.
          vendor: { test: /node_modules/, name: 'vendor', chunks: 'initial', enforce: true },
          // The federation's runtime stays in the chunk that opens remotes: one request.
          defaultVendors: {
            test: /node_modules\/(?!@module-federation\/)/,
            priority: -10,
            reuseExistingChunk: true,
          },
        },
      },
    },
    plugins: [
      // What the federation's own plugin would define, which the shell does without (ADR 0052).
      new webpack.DefinePlugin({
        LENT_VERSIONS: JSON.stringify(providedVersions()),
        FEDERATION_BUILD_IDENTIFIER: '"host"',
        FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
        FEDERATION_OPTIMIZE_NO_REMOTE: 'false',
        FEDERATION_OPTIMIZE_NO_SHARED: 'false',
        ENV_TARGET: '"web"',
      }),
      replaced(/\/(snapshot\/SnapshotHandler|utils\/preload)\.js$/, 'stand-ins/without-manifests.js'),
      replaced(
        /^\.\/(init|getUsedExports|remotes|installInitialConsumes|getSharedFallbackGetter)\.js$/,
        'stand-ins/without-bundlers-extras.js',
      ),
      replaced(/\/(desc|getShortErrorMsg)\.mjs$/, 'stand-ins/without-descriptions.js'),
      ...(production ? [standForStyled] : []),
      new Notices((text) => `assets/licences.${shortHash(text)}.txt`),
      new Integrity(),
      new ReactByName(),
      new ShellFiles(dir),
    ],
  };
}

const shortHash = (text) => createHash('sha256').update(text).digest('hex').slice(0, 12);
