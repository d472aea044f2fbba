import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Config } from '../../../api/src/base/config/index.ts';
import { lockFolder, openDatabase } from '../../../api/src/base/db/index.ts';
import { bucketOfFiles } from '../../../api/src/base/files/index.ts';
import { startError } from '../../../api/src/base/index.ts';
import { EMBEDDED } from './embedded.ts';
import { copyThrough, sendFinished } from './folders.ts';
import { type Manifest, readWholeBackup } from './manifest.ts';
import { DUMP, loadPostgres } from './server-database.ts';

interface Options {
  readonly force: boolean;
  readonly now?: Date;
}

interface Restored {
  readonly manifest: Manifest;
  /** Where what was there before lies now. */
  readonly putAside: string | null;
}

/** What a restore itself leaves behind when it fails. */
const OURS = ['extranet.lock', 'restoring'];
const LOG_AND_INDEX = [`${EMBEDDED}-wal`, `${EMBEDDED}-shm`];

/** Nothing is touched before the whole backup was read and found true, and nothing that was there is deleted. */
export async function putBack(
  config: Config,
  folder: string,
  { force, now = new Date() }: Options,
): Promise<Restored> {
  const manifest = await readWholeBackup(folder);
  assertSameDatabase(config, manifest);
  const { dataDir } = config;
  const there = await readdir(dataDir).catch(() => []);
  if (there.some((name) => !OURS.includes(name)) && !force) {
    throw startError(`DATA_DIR ${dataDir} is not empty: --force puts what is in it aside.`);
  }
  const lock = lockFolder(dataDir);
  try {
    const draft = join(dataDir, 'restoring');
    await rm(draft, { recursive: true, force: true });
    const bucket = await bucketOfFiles(config);
    // What the bucket holds besides stays: contents never change under their key, so nothing of it is overwritten.
    if (bucket) await sendFinished(join(folder, 'files'), bucket);
    for (const path of Object.keys(manifest.files))
      if (!(bucket && path.startsWith('files/'))) await copyThrough(join(folder, path), join(draft, path));
    if (config.databaseUrl) await replacePostgres(config, config.databaseUrl, folder, force);
    const replaced = [
      ...(bucket ? [] : ['files']),
      ...(config.databaseUrl ? [] : [EMBEDDED, ...LOG_AND_INDEX]),
    ];
    const aside = join(dataDir, `replaced-${now.toISOString().replaceAll(':', '-')}`);
    const putAside = (await moveAll(dataDir, aside, replaced)) ? aside : null;
    // The database comes last: a start never finds one whose files are still to come.
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

/** Moves what there is of these names; answers whether there was anything. */
async function moveAll(from: string, to: string, names: readonly string[]): Promise<boolean> {
  const there = new Set(await readdir(from).catch(() => []));
  const moved = names.filter((name) => there.has(name));
  for (const name of moved) {
    await mkdir(dirname(join(to, name)), { recursive: true });
    await rename(join(from, name), join(to, name));
  }
  return moved.length > 0;
}
