import { join } from 'node:path';
import { sourceFiles } from './source-files.ts';
import { root } from './workspaces.ts';

/** What only the build of the shell needs. */
const OF_THE_SHELL = /^(shell-files|draw-frames|stand-ins\/.+)\.js$/;

/** The files of shared/build by which remotes are built, by their paths below this repository. */
export const remoteBuildFiles = (): string[] =>
  sourceFiles(join(root, 'shared/build'), OF_THE_SHELL).map((file) => join('shared/build', file));
