// '@extranet/shared/build/vite': the build of a remote by Vite. Its modules are the browser's own (import), which the shell's
// loader does not open by itself: entry.js is a small script that does, and the container behind it is container.js.
import { federation } from '@module-federation/vite';
import { readRemote } from './remote-container.js';
import { releaseOfVite } from './vite-release.js';

export function viteConfig(dir) {
  const remote = readRemote(dir);
  const { container, version } = remote.identity;
  return {
    root: dir,
    base: './',
    define: { REMOTE_VERSION: JSON.stringify(version) },
    oxc: { jsx: { runtime: 'automatic' } },
    build: {
      target: 'es2022',
      outDir: 'dist',
      emptyOutDir: true,
      // The loader fetches what a page needs, with its hashes, before anything runs.
      modulePreload: false,
      rolldownOptions: {
        input: { remote: './src/remote.ts' },
        output: { chunkFileNames: '[name].[hash].js', entryFileNames: '[name].[hash].js' },
      },
    },
    plugins: [
      releaseOfVite(remote),
      federation({
        name: container,
        filename: 'container.js',
        varFilename: 'entry.js',
        exposes: { './remote': './src/remote.ts' },
        shared: remote.shared,
        shareStrategy: 'loaded-first',
        // The federation's runtime is the shell's: 17 kB less.
        experiments: { externalRuntime: true },
        dts: false,
        manifest: false,
      }),
    ],
  };
}
