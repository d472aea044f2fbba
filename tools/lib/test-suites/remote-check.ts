import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startError } from '../../../api/src/base/index.ts';
import { node } from '../run.ts';
import { root } from '../workspaces.ts';
import { typesOf } from './checks.ts';

/** What the outcome of a remote's tests depends on, beside its own files and the platform's. */
const BESIDE = ['jest.config.js', 'package-lock.json', 'tsconfig.base.json'];
const NOT_SOURCES = /(^|\/)(dist|node_modules)(\/|$)/;
const LINES = 25;

/** Checks the types of one remote and runs its unit tests, unless they passed before on the very same files. */
export async function assertRemoteSound(name: string): Promise<void> {
  const hash = hashOf(name);
  const note = join(root, '.cache/sound', name);
  if (existsSync(note) && readFileSync(note, 'utf8') === hash) return;
  const [types, tests] = await Promise.all([
    typesOf(name).run(),
    // One worker: the build and the browser need the other core.
    node(['node_modules/jest/bin/jest.js', '--maxWorkers=1', '--silent', '--passWithNoTests', `${name}/`], {
      env: { NODE_ENV: 'test' },
    }),
  ]);
  for (const [what, { code, output }] of [
    ['Its types are wrong', types],
    ['Its unit tests fail', tests],
  ] as const)
    if (code !== 0) throw startError(`${name} is not released. ${what}:\n${endOf(output)}`);
  mkdirSync(join(root, '.cache/sound'), { recursive: true });
  writeFileSync(note, hash);
}

const endOf = (output: string) => output.trim().split('\n').slice(-LINES).join('\n');

function hashOf(name: string): string {
  const hash = createHash('sha256');
  for (const file of [...BESIDE, ...filesOf(name), ...filesOf('shared')])
    hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

const filesOf = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((item) => item.isFile())
    .map((item) => join(item.parentPath, item.name).slice(root.length + 1))
    .filter((file) => !NOT_SOURCES.test(file))
    .sort();
