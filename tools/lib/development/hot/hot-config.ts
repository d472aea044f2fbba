import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import RefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack, { type Configuration, type FileCacheOptions, type RuleSetRule } from 'webpack';

/** Names are written out where they are used, relative to this file: so the package of the tools finds what it has to bring. */
const here = (file: string) => join(import.meta.dirname, file);
const library = (specifier: string) => fileURLToPath(specifier);

/** Stands for page/jsx-dev-runtime.ts: a name below react/ would be sought in the shell. */
const JSX = 'jsx-of-development';

/** Compiles TypeScript and marks components, so that React Refresh knows them again. */
export const sourceRule = (refresh: boolean): RuleSetRule => ({
  test: /\.tsx?$/,
  loader: library(import.meta.resolve('swc-loader')),
  options: {
    swcrc: false,
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      target: 'es2022',
      transform: { react: { runtime: 'automatic', development: true, refresh, importSource: JSX } },
    },
  },
});

const styledRule = (sources: string): RuleSetRule => ({
  test: /\.tsx?$/,
  include: sources,
  enforce: 'pre',
  loader: here('./styled-loader.ts'),
});

/**
 * The build of a remote, whose modules can be exchanged in a page that runs. Old files stay, because a page may be some builds
 * behind.
 */
export function hotConfig(config: Configuration, workspace: string, output: string): Configuration {
  const sources = join(workspace, 'src');
  const withoutCompiler = (config.module?.rules ?? []).filter(
    (rule) => !(rule && typeof rule === 'object' && String(rule.loader).includes('ts-loader')),
  );
  return {
    ...config,
    output: { ...config.output, path: output, clean: false },
    cache: cacheBeside(config.cache),
    module: { ...config.module, rules: [styledRule(sources), sourceRule(true), ...withoutCompiler] },
    resolve: {
      ...config.resolve,
      alias: {
        ...config.resolve?.alias,
        '@extranet/remote-under-development$': join(sources, 'remote.ts'),
        [`${JSX}/jsx-dev-runtime$`]: here('../page/jsx-dev-runtime.ts'),
        [library(import.meta.resolve('react-refresh/runtime'))]: here('../page/refresh-runtime.ts'),
      },
    },
    plugins: [
      ...(config.plugins ?? []),
      new webpack.NormalModuleReplacementPlugin(/^\.\/src\/remote\.ts$/, here('../page/remote-boundary.ts')),
      // Not by its own name: the package of the tools would take that for the platform that the server brings along.
      new webpack.NormalModuleReplacementPlugin(/^@extranet\/platform-of-the-shell\//, (resolved) => {
        resolved.request = resolved.request.replace('platform-of-the-shell', 'shared');
      }),
      new webpack.HotModuleReplacementPlugin(),
      new RefreshPlugin({
        include: sources,
        exclude: /\.json$/,
        overlay: { entry: false, module: here('../page/runtime-errors.ts'), sockIntegration: false },
      }),
    ],
  };
}

/** Beside the cache of other builds, and anew when this file changes. */
function cacheBeside(cache: Configuration['cache']): FileCacheOptions {
  const given = cache as FileCacheOptions;
  const { config = [] } = given.buildDependencies ?? {};
  return { ...given, name: 'hot', buildDependencies: { config: [...config, import.meta.filename] } };
}
