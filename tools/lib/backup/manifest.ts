import { access, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { migrations } from '../../../api/src/base/db/index.ts';
import { startError } from '../../../api/src/base/index.ts';
import { digestOf, listFiles } from './folders.ts';

/** Describes a backup, so that it can be verified before it is restored. */
export interface Manifest {
  readonly format: 1;
  readonly takenAt: string;
  readonly database: 'sqlite' | 'postgres';
  /** The last migration that had run when the backup was taken. */
  readonly schema: string;
  /** The number of rows of each table. */
  readonly rows: Readonly<Record<string, number>>;
  /** Of each table, read from the portal in the moment of the backup; missing in older backups. */
  readonly checksums?: Readonly<Record<string, string>>;
  /** SHA-256 of each file of the backup, by its path in the backup. */
  readonly files: Readonly<Record<string, string>>;
  /** Files that the database names but that were already missing in the portal. */
  readonly lost: readonly string[];
  /** Ids of the releases that were served then. Their files are not in the backup: they are built again or lie in a bucket. */
  readonly releases: Readonly<Record<string, string>>;
}

const MANIFEST = 'manifest.json';

/** Written last: a folder without a manifest is no complete backup. */
export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  await writeFile(join(folder, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`, { flush: true });
}

/** Reads the manifest and compares every file of the backup with it. */
export async function readVerifiedManifest(folder: string): Promise<Manifest> {
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

/** Whether the folder is one backup, and not a folder of several. */
export const isBackup = (folder: string): Promise<boolean> =>
  access(join(folder, MANIFEST)).then(
    () => true,
    () => false,
  );

/** Without a look at the files. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => null);
  if (text === null) throw startError(`${folder} is no backup: it has no ${MANIFEST}.`);
  try {
    const manifest = JSON.parse(text) as Manifest;
    if (manifest.format === 1 && manifest.files && manifest.rows) return manifest;
  } catch {
    // Reported below.
  }
  throw startError(`${folder} is no backup that this program can read: its ${MANIFEST} is damaged or newer.`);
}
