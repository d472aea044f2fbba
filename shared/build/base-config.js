// What the builds of the host and of the remotes have in common.
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';
import { cacheFolder, platform, shared } from './sharing.js';

const require = createRequire(import.meta.url);
export const production = process.env.NODE_ENV !== 'development';
const buildFiles = readdirSync(join(shared, 'build'), { recursive: true })
  .filter((file) => file.endsWith('.js'))
  .map((file) => join(shared, 'build', file));

/** @param {string[]} more files beside those here that the build is made by */
export function baseConfig(dir, more = []) {
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
        { test: /lucide-react\/dist\/esm\/icons\//, loader: join(shared, 'build/icons-without-keys.js') },
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
      cacheDirectory: cacheFolder(dir),
      buildDependencies: {
        config: [join(dir, 'webpack.config.js'), ...buildFiles, ...more],
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

export const replaced = (request, file) =>
  new webpack.NormalModuleReplacementPlugin(request, join(shared, 'build', file));
