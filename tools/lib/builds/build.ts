import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inParallel, node } from '../run.ts';
import { surfaceOf } from '../surface/index.ts';
import { isInstallation, workspaceFolder } from '../workspaces.ts';
import { sourceHash } from './source-hash.ts';

/** A workspace and the id of its sources. The id is written beside the build, so that the same sources are not built again. */
export interface Build {
  workspace: string;
  releaseId: string;
}

/** Every build removes this file first: it never belongs to an older build. */
const releaseIdFile = (workspace: string) => join(workspaceFolder(workspace), 'dist/.release-id');

export const planBuild = (workspace: string): Build => {
  // There are no sources to hash.
  if (isInstallation) return { workspace, releaseId: readFileSync(releaseIdFile(workspace), 'utf8') };
  const { version } = JSON.parse(readFileSync(join(workspaceFolder(workspace), 'package.json'), 'utf8')) as {
    version: string;
  };
  return { workspace, releaseId: `${version}-${sourceHash(workspace)}` };
};

const TWO_AT_ONCE = 2;

/** An installation holds the builds but no webpack, so an existing build must be recognised. */
export const isBuilt = ({ workspace, releaseId }: Build) =>
  existsSync(releaseIdFile(workspace)) && readFileSync(releaseIdFile(workspace), 'utf8') === releaseId;

/** Callers put the host first: it takes longest and decides how long the whole takes. */
export async function buildAll(builds: Build[], progress: (line: string) => void): Promise<void> {
  await inParallel(builds, TWO_AT_ONCE, async ({ workspace, releaseId }) => {
    const started = performance.now();
    const surface = workspace === 'host' ? surfaceOf() : undefined;
    const { bundlerOf } = await import('./bundlers.ts');
    const bundler = bundlerOf(workspaceFolder(workspace));
    const { code, output } = await node(bundler, { env: { RELEASE_ID: releaseId } });
    if (code !== 0) throw new Error(`${workspace} could not be built:\n${output}`);
    if (surface)
      writeFileSync(join(workspaceFolder(workspace), 'dist/surface.json'), JSON.stringify(await surface));
    writeFileSync(releaseIdFile(workspace), releaseId);
    progress(`${workspace} built in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  });
}
