import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { sourceFiles } from '../source-files.ts';
import { root, standsAlone, workspaceFolder } from '../workspaces.ts';

/** What the outcome of a workspace's unit tests depends on, beside its own files and the platform's. */
const BESIDE = ['jest.config.js', 'package-lock.json', 'tsconfig.base.json'];
const NOTES = join(root, '.cache/passed-tests');

/** Taken before the tests run: what is changed meanwhile was not tested. The lock file tells which platform is installed. */
export function hashOfTests(workspace: string): string {
  const hash = createHash('sha256');
  const folders = [workspaceFolder(workspace), ...(standsAlone ? [] : [join(root, 'shared')])];
  const files = folders.flatMap((folder) => sourceFiles(folder).map((file) => join(folder, file)));
  for (const file of [...BESIDE.map((name) => join(root, name)).filter(existsSync), ...files])
    hash.update(relative(root, file)).update(readFileSync(file));
  return hash.digest('hex');
}

export const passedBefore = (workspace: string, hash: string): boolean =>
  existsSync(join(NOTES, workspace)) && readFileSync(join(NOTES, workspace), 'utf8') === hash;

export function notePassed(workspace: string, hash: string): void {
  mkdirSync(NOTES, { recursive: true });
  writeFileSync(join(NOTES, workspace), hash);
}
