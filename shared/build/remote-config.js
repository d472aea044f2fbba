// The build of a remote by webpack: it bundles its own code and nothing of the platform, which the shell lends it at run time.
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack from 'webpack';
import { baseConfig, production, replaced } from './base-config.js';
import { Notices } from './notices.js';
import { ReleaseFile } from './release-file.js';
import { borrowed, containerOptions, outputOf, readRemote } from './remote-container.js';
import { ShortChunkIds } from './short-chunk-ids.js';

export function remoteConfig(dir) {
  const remote = readRemote(dir);
  const base = baseConfig(dir);
  return {
    ...base,
    // The exposed module is the entry: there is no other way in.
    entry: {},
    output: outputOf(dir, remote),
    optimization: {
      ...base.optimization,
      ...(production && { chunkIds: 'deterministic' }),
      splitChunks: { chunks: 'async' },
    },
    plugins: [
      new ModuleFederationPlugin(containerOptions(remote)),
      ...(production ? [new ShortChunkIds()] : []),
      ...borrowed.map(([request, file]) => replaced(request, file)),
      new webpack.DefinePlugin({ REMOTE_VERSION: JSON.stringify(remote.identity.version) }),
      new Notices(() => 'licences.txt'),
      new ReleaseFile(remote),
    ],
  };
}
