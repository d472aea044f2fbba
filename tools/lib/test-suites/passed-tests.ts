import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspaces.ts';

/** What the outcome of a workspace's unit tests depends on, beside its own files and the platform's. */
const BESIDE = ['jest.config.js', 'package-lock.json', 'tsconfig.base.json'];
const NOT_SOURCES = /(^|\/)(dist|node_modules)(\/|$)/;
const NOTES = join(root, '.cache/passed-tests');

/** Taken before the tests run: what is changed meanwhile was not tested. */
export function hashOfTests(workspace: string): string {
  const hash = createHash('sha256');
  for (const file of [...BESIDE, ...filesOf(workspace), ...filesOf('shared')])
    hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

export const passedBefore = (workspace: string, hash: string): boolean =>
  existsSync(join(NOTES, workspace)) && readFileSync(join(NOTES, workspace), 'utf8') === hash;

export function notePassed(workspace: string, hash: string): void {
  mkdirSync(NOTES, { recursive: true });
  writeFileSync(join(NOTES, workspace), hash);
}

const filesOf = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((item) => item.isFile())
    .map((item) => join(item.parentPath, item.name).slice(root.length + 1))
    .filter((file) => !NOT_SOURCES.test(file))
    .sort();
