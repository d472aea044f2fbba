// '@extranet/shared/build/rspack': the build of a remote by Rspack, which takes webpack's plugins and makes the same container.
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';
import { Notices } from './notices.js';
import { ReleaseFile } from './release-file.js';
import { borrowed, containerOptions, outputOf, readRemote } from './remote-container.js';
import { shared } from './sharing.js';

const compiled = {
  target: 'es2022',
  parser: { syntax: 'typescript', tsx: true },
  transform: { react: { runtime: 'automatic' } },
};

export function rspackConfig(dir) {
  const remote = readRemote(dir);
  return {
    context: dir,
    mode: 'production',
    devtool: false,
    target: ['web', 'es2022'],
    // The exposed module is the entry: there is no other way in.
    entry: {},
    output: outputOf(dir, remote),
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: 'builtin:swc-loader',
          type: 'javascript/auto',
          options: { jsc: compiled },
        },
        { test: /\.(woff2|png|svg|webp)$/, type: 'asset/resource' },
      ],
    },
    optimization: { moduleIds: 'deterministic', chunkIds: 'named', splitChunks: { chunks: 'async' } },
    plugins: [
      new ModuleFederationPlugin(containerOptions(remote)),
      ...borrowed.map(
        ([request, file]) => new rspack.NormalModuleReplacementPlugin(request, join(shared, 'build', file)),
      ),
      new rspack.DefinePlugin({ REMOTE_VERSION: JSON.stringify(remote.identity.version) }),
      new Notices(() => 'licences.txt'),
      new ReleaseFile(remote),
    ],
  };
}
