import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startError } from '../../../api/src/base/index.ts';
import { sourceFiles } from '../source-files.ts';
import { root } from '../workspaces.ts';

/** Kept in the repository, so that every clone knows what was handed out under which version. */
const RECORD = join(root, 'tools/packed.json');

/** By package and version: the hash of what that version is. */
type Packed = Record<string, Record<string, string>>;

export interface Packing {
  name: string;
  /** What is packed lies here, with its package.json. */
  folder: string;
  /** Whose package.json states the version. */
  stated: string;
}

/**
 * Refuses content other than what was packed before under the same version: releases are named by these versions, and whoever
 * installed one keeps it. Notes what is new.
 */
export function recordPacked(packings: Packing[]): void {
  const packed: Packed = existsSync(RECORD) ? JSON.parse(readFileSync(RECORD, 'utf8')) : {};
  for (const { name, folder, stated } of packings) {
    const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
    const hash = hashOf(folder);
    const before = packed[name]?.[version];
    if (before && before !== hash)
      throw startError(
        `${name} ${version} was packed before with another content: raise the version in ${stated} (docs/teams.md, 'In a repository of its own').`,
      );
    packed[name] = { ...packed[name], [version]: hash };
  }
  writeFileSync(RECORD, `${JSON.stringify(packed, null, 2)}\n`);
}

function hashOf(folder: string): string {
  const hash = createHash('sha256');
  for (const file of sourceFiles(folder)) hash.update(`${file}\n`).update(readFileSync(join(folder, file)));
  return hash.digest('hex');
}
