import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { node, run } from '../lib/run.ts';
import { root } from '../lib/workspaces.ts';
import { linkDependencies } from './repository-copy.ts';

/** The sources of a shell. */
const SOURCES = ['host', 'shared', 'webpack.shared.js', ':(exclude)*.test.*', ':(exclude)*.md'];
const KEPT = join(root, '.cache/earlier-shells');

export interface EarlierShell {
  id: string;
  dist: string;
}

/** The reason when there is none: a clone without history, or no shell before the first. */
export interface NoEarlierShell {
  why: string;
}

/**
 * The shell before its last change, built from the repository's history: a fixture would have to be renewed by hand, and
 * this is the shell that a rollback would bring back. It is built once for each commit, with the dependencies of today.
 */
export async function earlierShell(): Promise<EarlierShell | NoEarlierShell> {
  const git = async (...args: string[]) => (await run('git', args)).output.trim();
  if ((await git('rev-parse', '--is-inside-work-tree')) !== 'true')
    return { why: 'these sources are no clone' };
  const changes = (await git('log', '-2', '--format=%H', 'HEAD', '--', ...SOURCES)).split('\n');
  // With uncommitted changes, the shell before them is the committed one.
  const isDirty = (await git('status', '--porcelain', '--', ...SOURCES)) !== '';
  const commit = changes[isDirty ? 0 : 1];
  if (!commit) return { why: 'this clone knows of no earlier shell' };
  const id = `earlier-${commit.slice(0, 12)}`;
  const dist = join(KEPT, id);
  if (existsSync(dist)) return { id, dist };
  const failure = await build(commit, dist);
  return failure ? { why: failure } : { id, dist };
}

/** Returns why the build failed, if it did: dependencies may have changed since that commit. */
async function build(commit: string, dist: string): Promise<string | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'extranet-earlier-'));
  try {
    const archive = join(folder, 'sources.tar');
    await run('git', ['archive', '-o', archive, commit]);
    await run('tar', ['-xf', archive, '-C', folder]);
    await linkDependencies(folder);
    const webpack = ['node_modules/webpack-cli/bin/cli.js', '--config', 'host/webpack.config.js'];
    const { code, output } = await node(webpack, { cwd: folder });
    if (code !== 0) return `the shell of ${commit} cannot be built any more:\n${output}`;
    await mkdir(KEPT, { recursive: true });
    await cp(join(folder, 'host/dist'), dist, { recursive: true });
    return undefined;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
