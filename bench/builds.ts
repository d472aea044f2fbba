import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderObjects } from '../api/src/base/storage/index.ts';
import { readRegistry, releasesFolder } from '../api/src/portal/releases/index.ts';
import { buildAll, planBuild } from '../tools/lib/builds/index.ts';
import { publishAll } from '../tools/lib/releases/index.ts';
import { startServer } from '../tools/lib/servers/index.ts';
import { runChecks, verifyChecks } from '../tools/lib/test-suites/index.ts';
import { remoteWorkspaces, root } from '../tools/lib/workspaces.ts';
import { type Row, table } from './lib/table.ts';

const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`;
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const forgetBuilds = () => rm(join(root, '.cache/webpack'), { recursive: true, force: true });

async function timed(work: () => Promise<unknown>): Promise<string> {
  const since = performance.now();
  await work();
  return seconds(since);
}

/** Cold builds, the checks of npm run verify, a warm start and the size of the first page. */
export async function measure(): Promise<string> {
  const rows: Row[] = [];
  const remotes = remoteWorkspaces().map(({ name }) => name);

  await forgetBuilds();
  rows.push([
    "one remote's build, cold",
    '10 s',
    await timed(() => buildAll([planBuild('remote-catalog')], () => {})),
  ]);
  await forgetBuilds();
  rows.push([
    'all five builds, cold',
    '60 s',
    await timed(() => buildAll(['host', ...remotes].map(planBuild), () => {})),
  ]);
  rows.push(['npm run verify', '20 s', await timed(() => runChecks(verifyChecks))]);

  const dataDir = await mkdtemp(join(tmpdir(), 'extranet-bench-'));
  const store = releasesFolder(dataDir);
  const objects = folderObjects(store);
  const env = { PATH: process.env.PATH, PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'warn' };
  await publishAll(objects, () => {});
  await (await startServer(env, { logFile: join(dataDir, 'log') })).stop();
  const warm = performance.now();
  await publishAll(objects, () => {});
  const server = await startServer(env, { logFile: join(dataDir, 'log') });
  rows.push(['warm start (nothing to build)', '3 s', seconds(warm)]);
  await server.stop();

  const { shell, remotes: entries } = await readRegistry(objects);
  rows.push([
    'JavaScript of the landing page and sign-in (Brotli)',
    '170 kB',
    kilobytes(await firstPage(store, shell.id)),
  ]);
  for (const { id, stable } of entries) {
    const { size } = await stat(
      join(store, 'remotes', stable.base.split('/')[2] as string, stable.id, 'entry.js.br'),
    );
    rows.push([`entry of ${id} (Brotli)`, '10 kB', kilobytes(size)]);
  }
  await rm(dataDir, { recursive: true });
  return table(rows);
}

async function firstPage(store: string, id: string): Promise<number> {
  const { scripts } = JSON.parse(await readFile(join(store, 'host', id, 'shell.json'), 'utf8')) as {
    scripts: string[];
  };
  const files = await readdir(join(store, 'host', id, 'assets'));
  let bytes = 0;
  for (const script of scripts) {
    const name = files.find((file) => file === `${script.split('/').at(-1)}.br`) as string;
    bytes += (await stat(join(store, 'host', id, 'assets', name))).size;
  }
  return bytes;
}
