import { join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { root } from '../../workspaces.ts';
import { sourceRule } from './hot-config.ts';

const config = (folder: string): Configuration => ({
  name: 'page',
  context: import.meta.dirname,
  mode: 'development',
  devtool: false,
  target: ['web', 'es2022'],
  entry: { page: join(import.meta.dirname, '../page/page.ts') },
  output: { path: folder, filename: '[name].js', uniqueName: 'extranet-development' },
  resolve: { extensions: ['.ts', '.js'] },
  module: { rules: [sourceRule(false)] },
  cache: {
    type: 'filesystem',
    cacheDirectory: join(root, '.cache/webpack/page'),
    buildDependencies: { config: [import.meta.filename] },
  },
});

/** Builds what the proxy's page runs before the shell, with React's development build, into the folder as page.js. */
export const buildPageScript = (folder: string): Promise<void> =>
  new Promise((resolve, reject) => {
    webpack(config(folder), (error, stats) => {
      if (error || !stats) reject(error ?? new Error('webpack ended without a result'));
      else if (stats.hasErrors()) reject(new Error(stats.toString({ preset: 'errors-only' })));
      else resolve();
    });
  });
