import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack, { type Configuration, type MultiStats } from 'webpack';
import { remoteWorkspaces, workspaceFolder } from '../workspaces.ts';

const SETTLE_MS = 100;

/** Watches all builds in one process. `onBuilt` gets the workspaces whose build is new and has no errors. */
export async function watchBuilds(
  chosen: string[],
  onBuilt: (workspaces: string[]) => Promise<void>,
): Promise<void> {
  const all = ['host', ...remoteWorkspaces().map(({ name }) => name)];
  const names = all.filter((name) => chosen.length === 0 || chosen.includes(name));
  const configs = await Promise.all(names.map(configOf));
  const seen = new Map<string, string>();
  let publishing = Promise.resolve();
  webpack(configs)?.watch({ aggregateTimeout: SETTLE_MS }, (error, stats?: MultiStats) => {
    if (error || !stats) throw error ?? new Error('webpack ended without a result');
    const rebuilt = stats.stats.filter(({ hash, compilation }) => seen.get(compilation.name ?? '') !== hash);
    for (const one of rebuilt) {
      seen.set(one.compilation.name ?? '', one.hash ?? '');
      if (one.hasErrors()) console.error(one.toString({ preset: 'errors-only', colors: true }));
    }
    const built = rebuilt.filter((one) => !one.hasErrors()).map(({ compilation }) => compilation.name ?? '');
    if (built.length > 0) publishing = publishing.then(() => onBuilt(built));
  });
}

/** As the workspace's own webpack.config.js has it. */
export async function configOf(name: string): Promise<Configuration> {
  const file = pathToFileURL(join(workspaceFolder(name), 'webpack.config.js')).href;
  const { default: config } = (await import(file)) as { default: Configuration };
  return { ...config, name };
}
