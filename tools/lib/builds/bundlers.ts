import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installed } from '../installed.ts';

const RSPACK = fileURLToPath(new URL('./run-rspack.ts', import.meta.url));

/** The configuration file of a workspace says which bundler builds it. */
const BUNDLERS: Record<string, (config: string, folder: string) => string[]> = {
  'webpack.config.js': (config) => [installed('webpack-cli', 'bin/cli.js'), '--config', config],
  'rspack.config.js': (config) => [RSPACK, config],
  'vite.config.js': (config, folder) => [
    ...[installed('vite', 'bin/vite.js'), 'build', '--logLevel', 'warn'],
    ...['--config', config, folder],
  ],
};

/** What Node has to run to build what lies in this folder. */
export function bundlerOf(folder: string): string[] {
  for (const [file, command] of Object.entries(BUNDLERS)) {
    const config = join(folder, file);
    if (existsSync(config)) return command(config, folder);
  }
  throw new Error(`${folder} has none of ${Object.keys(BUNDLERS).join(', ')}.`);
}
