import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inParallel, node } from '../run.ts';
import { root } from '../workspaces.ts';
import { sourceHash } from './source-hash.ts';

/** What a build is of: its release id is written beside it, so that the same sources are not built again. */
export interface Build {
  workspace: string;
  releaseId: string;
}

export const planBuild = (workspace: string): Build => {
  const { version } = JSON.parse(readFileSync(join(root, workspace, 'package.json'), 'utf8')) as {
    version: string;
  };
  return { workspace, releaseId: `${version}-${sourceHash(workspace)}` };
};

const WEBPACK = 'node_modules/webpack-cli/bin/cli.js';
const TWO_AT_ONCE = 2;

/** Beside the build; every run of webpack removes it first. */
const markOf = (workspace: string) => join(root, workspace, 'dist/.release-id');

/** An image carries its builds along, and not what built them. */
export const isBuilt = ({ workspace, releaseId }: Build) =>
  existsSync(markOf(workspace)) && readFileSync(markOf(workspace), 'utf8') === releaseId;

/** The largest first: the host decides how long the whole takes. */
export async function buildAll(builds: Build[], progress: (line: string) => void): Promise<void> {
  await inParallel(builds, TWO_AT_ONCE, async ({ workspace, releaseId }) => {
    const started = performance.now();
    const { code, output } = await node([WEBPACK, '--config', `${workspace}/webpack.config.js`], {
      env: { RELEASE_ID: releaseId },
    });
    if (code !== 0) throw new Error(`${workspace} could not be built:\n${output}`);
    writeFileSync(markOf(workspace), releaseId);
    progress(`${workspace} built in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  });
}
