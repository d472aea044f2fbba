import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Config } from '../../../api/src/base/config/index.ts';
import { lockFolder, openDatabase } from '../../../api/src/base/db/index.ts';
import { bucketOfFiles } from '../../../api/src/base/files/index.ts';
import { startError } from '../../../api/src/base/index.ts';
import { EMBEDDED } from './embedded.ts';
import { copyAndSync, sendFinished } from './folders.ts';
import { type Manifest, readVerifiedManifest } from './manifest.ts';
import { DUMP, loadPostgres } from './postgres.ts';

interface Options {
  readonly force: boolean;
  readonly now?: Date;
}

interface Restored {
  readonly manifest: Manifest;
  /** The folder with what DATA_DIR held before; null when it was empty. */
  readonly putAside: string | null;
}

/** Files that a failed restore leaves in DATA_DIR. They do not count as content. */
const LEFT_BY_RESTORE = ['extranet.lock', 'restoring'];
const LOG_AND_INDEX = [`${EMBEDDED}-wal`, `${EMBEDDED}-shm`];

/** Verifies the whole backup before it changes anything. What was there before is moved aside and not deleted. */
export async function restoreBackup(
  config: Config,
  folder: string,
  { force, now = new Date() }: Options,
): Promise<Restored> {
  const manifest = await readVerifiedManifest(folder);
  assertSameDatabase(config, manifest);
  const { dataDir } = config;
  const existing = await readdir(dataDir).catch(() => []);
  if (existing.some((name) => !LEFT_BY_RESTORE.includes(name)) && !force) {
    throw startError(`DATA_DIR ${dataDir} is not empty: --force puts what is in it aside.`);
  }
  const lock = lockFolder(dataDir);
  try {
    const draft = join(dataDir, 'restoring');
    await rm(draft, { recursive: true, force: true });
    const bucket = await bucketOfFiles(config);
    // Other objects in the bucket stay, and none is overwritten with other content: a key never gets new content.
    if (bucket) await sendFinished(join(folder, 'files'), bucket);
    for (const path of Object.keys(manifest.files))
      if (!(bucket && path.startsWith('files/'))) await copyAndSync(join(folder, path), join(draft, path));
    if (config.databaseUrl) await replacePostgres(config, config.databaseUrl, folder, force);
    const replaced = [
      ...(bucket ? [] : ['files']),
      ...(config.databaseUrl ? [] : [EMBEDDED, ...LOG_AND_INDEX]),
    ];
    const aside = join(dataDir, `replaced-${now.toISOString().replaceAll(':', '-')}`);
    const putAside = (await moveAll(dataDir, aside, replaced)) ? aside : null;
    // The database comes last, so that a portal never starts with a database whose files are not there yet.
    await moveAll(draft, dataDir, ['files', EMBEDDED]);
    await rm(draft, { recursive: true, force: true });
    return { manifest, putAside };
  } finally {
    lock.close();
  }
}

function assertSameDatabase({ databaseUrl }: Config, { database }: Manifest): void {
  if (database === 'sqlite' && databaseUrl) {
    throw startError(
      'The backup is of an embedded database: restore it without DATABASE_URL, then npm run copy -- sqlite postgres.',
    );
  }
  if (database === 'postgres' && !databaseUrl) {
    throw startError('The backup is of a PostgreSQL: DATABASE_URL must name the one to restore it into.');
  }
}

async function replacePostgres(config: Config, url: string, folder: string, force: boolean): Promise<void> {
  const database = await openDatabase(config, { owner: false });
  try {
    await loadPostgres(database, url, join(folder, DUMP), force);
  } finally {
    await database.close();
  }
}

/** Moves those of the named files that exist. Returns whether there were any. */
async function moveAll(from: string, to: string, names: readonly string[]): Promise<boolean> {
  const existing = new Set(await readdir(from).catch(() => []));
  const moved = names.filter((name) => existing.has(name));
  for (const name of moved) {
    await mkdir(dirname(join(to, name)), { recursive: true });
    await rename(join(from, name), join(to, name));
  }
  return moved.length > 0;
}
