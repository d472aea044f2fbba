import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installed } from '../installed.ts';
import { node } from '../run.ts';
import { root } from '../workspaces.ts';

/** What the platform promises to remotes, as types: it is kept beside each shell, so that the next one can be compared with it. */
export interface Surface {
  version: string;
  /** Entry of the exports map -> its file of declarations. */
  entries: Record<string, string>;
  files: Record<string, string>;
}

/** Helpers of tests and builds are never part of a release. */
const NOT_PROMISED = /^\.\/(testing|build)/;

/** The declarations of shared, as the compiler writes them. */
export async function surfaceOf(shared = join(root, 'shared')): Promise<Surface> {
  const folder = await mkdtemp(join(tmpdir(), 'extranet-surface-'));
  try {
    const emit = ['--noEmit', 'false', '--declaration', '--emitDeclarationOnly', '--removeComments'];
    const places = ['--rootDir', shared, '--outDir', folder];
    const { code, output } = await node([
      installed('typescript7', 'bin/tsc'),
      '-p',
      shared,
      ...emit,
      ...places,
    ]);
    if (code !== 0) throw new Error(`The declarations of the platform could not be written:\n${output}`);
    const { version, exports } = JSON.parse(await readFile(join(shared, 'package.json'), 'utf8')) as {
      version: string;
      exports: Record<string, string>;
    };
    const entries = Object.entries(exports)
      .filter(([entry]) => !NOT_PROMISED.test(entry))
      .map(([entry, file]) => [entry.slice(2), declarationsOf(file.slice(2))]);
    return { version, entries: Object.fromEntries(entries), files: await readAll(folder) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** 'src/ui/Button.tsx' -> 'src/ui/Button.d.ts' */
export const declarationsOf = (file: string): string => file.replace(/\.tsx?$/, '.d.ts');

async function readAll(folder: string): Promise<Record<string, string>> {
  const names = (await readdir(folder, { recursive: true, encoding: 'utf8' }))
    .filter((name) => name.endsWith('.d.ts') && !/\.test\.d\.ts$|(^|\/)testing\//.test(name))
    .sort();
  const texts = await Promise.all(
    names.map(async (name) => [name, await readFile(join(folder, name), 'utf8')]),
  );
  return Object.fromEntries(texts) as Record<string, string>;
}
