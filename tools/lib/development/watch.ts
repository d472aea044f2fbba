import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack, { type Configuration, type MultiStats } from 'webpack';
import { remoteWorkspaces, root } from '../workspaces.ts';

const SETTLE_MS = 100;

/** One watching process for all builds; told of the workspaces whose build is new and sound. */
export async function watchBuilds(
  chosen: string[],
  onBuilt: (workspaces: string[]) => Promise<void>,
  /** Where a single build goes instead of its workspace's dist. */
  output?: string,
): Promise<void> {
  const all = ['host', ...remoteWorkspaces().map(({ name }) => name)];
  const names = all.filter((name) => chosen.length === 0 || chosen.includes(name));
  const configs = await Promise.all(
    names.map(async (name): Promise<Configuration> => {
      const file = pathToFileURL(join(root, name, 'webpack.config.js')).href;
      const { default: config } = (await import(file)) as { default: Configuration };
      return { ...config, name, output: { ...config.output, ...(output && { path: output }) } };
    }),
  );
  const seen = new Map<string, string>();
  let publishing = Promise.resolve();
  webpack(configs)?.watch({ aggregateTimeout: SETTLE_MS }, (error, stats?: MultiStats) => {
    if (error || !stats) throw error ?? new Error('webpack ended without a result');
    const fresh = stats.stats.filter(({ hash, compilation }) => seen.get(compilation.name ?? '') !== hash);
    for (const one of fresh) {
      seen.set(one.compilation.name ?? '', one.hash ?? '');
      if (one.hasErrors()) console.error(one.toString({ preset: 'errors-only', colors: true }));
    }
    const sound = fresh.filter((one) => !one.hasErrors()).map(({ compilation }) => compilation.name ?? '');
    if (sound.length > 0) publishing = publishing.then(() => onBuilt(sound));
  });
}
