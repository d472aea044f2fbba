import { globSync } from 'node:fs';
import { join } from 'node:path';

/** What was made or installed, and what git, editors and caches keep: a remote's own repository has all of that beside its sources. */
const NO_SOURCE = new Set(['dist', 'node_modules', 'coverage']);

/** The files of a folder that people wrote, sorted, each by its path below the folder. */
export const sourceFiles = (folder: string, left?: RegExp): string[] =>
  globSync('**', {
    cwd: folder,
    withFileTypes: true,
    exclude: ({ name }) => NO_SOURCE.has(name) || name.startsWith('.'),
  })
    .filter((item) => item.isFile())
    .map((item) => join(item.parentPath, item.name).slice(folder.length + 1))
    .filter((file) => !left?.test(file))
    .sort();
