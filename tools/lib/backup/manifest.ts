import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { migrations } from '../../../api/src/base/db/index.ts';
import { startError } from '../../../api/src/base/index.ts';
import { digestOf, listFiles } from './folders.ts';

/** Everything that is needed to know that a backup is whole, and what it is a backup of. */
export interface Manifest {
  readonly format: 1;
  readonly takenAt: string;
  readonly database: 'sqlite' | 'postgres';
  /** The last migration that had run. */
  readonly schema: string;
  /** Rows of each table. */
  readonly rows: Readonly<Record<string, number>>;
  /** SHA-256 of each file of the backup, by its path in it. */
  readonly files: Readonly<Record<string, string>>;
  /** Files that the database names and the portal had lost already. */
  readonly lost: readonly string[];
  /** What was served then, by name only: releases are made again from their sources, or stay in their bucket. */
  readonly releases: Readonly<Record<string, string>>;
}

const MANIFEST = 'manifest.json';

/** The last file to be written: a backup without it is none. */
export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  await writeFile(join(folder, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`, { flush: true });
}

/** Read, and found to be true of every byte beside it. */
export async function readWholeBackup(folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  if (!migrations.some(({ name }) => name === manifest.schema)) {
    throw startError(
      `${folder} was taken by a newer program (schema '${manifest.schema}'): restore it with that one.`,
    );
  }
  const found = (await listFiles(folder)).filter((path) => path !== MANIFEST);
  const known = new Set(found);
  const stray = found.find((path) => !(path in manifest.files));
  if (stray)
    throw startError(`${folder} holds ${stray}, of which its manifest knows nothing: it was changed.`);
  for (const [path, digest] of Object.entries(manifest.files)) {
    if (!known.has(path)) throw startError(`${folder} is not whole: ${path} is missing.`);
    if ((await digestOf(join(folder, path))) !== digest) {
      throw startError(`${folder} is not whole: ${path} is not what was backed up.`);
    }
  }
  return manifest;
}

async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => null);
  if (text === null) throw startError(`${folder} is no backup: it has no ${MANIFEST}.`);
  try {
    const manifest = JSON.parse(text) as Manifest;
    if (manifest.format === 1 && manifest.files && manifest.rows) return manifest;
  } catch {
    // Said below.
  }
  throw startError(`${folder} is no backup that this program can read: its ${MANIFEST} is damaged or newer.`);
}
