import { mkdtemp, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { BackupProof } from '@extranet/shared/contracts';
import type { Config } from '../../../api/src/base/config/index.ts';
import { openDatabase } from '../../../api/src/base/db/index.ts';
import { keyOf, pathOfKey } from '../../../api/src/base/files/index.ts';
import { startError } from '../../../api/src/base/index.ts';
import { amcheck } from './amcheck.ts';
import { type Contents, differenceBetween } from './contents.ts';
import { contentsOfEmbedded, EMBEDDED, faultOfEmbedded } from './embedded.ts';
import { digestOf } from './folders.ts';
import { besideBackup } from './kept-backups.ts';
import { type Manifest, readManifest } from './manifest.ts';
import { orNoRoom } from './no-room.ts';
import { contentsOfPostgres, faultOfPostgres } from './postgres.ts';
import { restoreBackup } from './restore.ts';
import { withSpareDatabase } from './spare-postgres.ts';

export interface Proven extends BackupProof {
  /** What was looked at, in plain words. */
  readonly checks: readonly string[];
}

interface Looked {
  readonly contents: Contents;
  readonly checks: readonly string[];
}

/**
 * Restores a backup as an operator would, into a place that is removed afterwards, and compares what is there with what was
 * noted when it was taken. Throws one sentence that names what is not as it should be.
 */
export async function proveBackup(config: Config, folder: string, now: () => Date): Promise<Proven> {
  const { database } = await readManifest(folder);
  if (database === 'sqlite') return proveIn({ ...config, databaseUrl: null }, folder, now);
  const server = config.databaseSpareUrl ?? config.databaseUrl;
  if (!server) {
    throw startError(
      'The backup is of a PostgreSQL: DATABASE_SPARE_URL or DATABASE_URL must name one to restore it into.',
    );
  }
  const name = `extranet_proof_${now().getTime()}`;
  return withSpareDatabase(config.databaseUrl ?? server, server, name, (databaseUrl) =>
    proveIn({ ...config, databaseUrl }, folder, now),
  );
}

async function proveIn(config: Config, folder: string, now: () => Date): Promise<Proven> {
  const spare = await mkdtemp(besideBackup(folder)).catch((error: unknown) => {
    throw orNoRoom(error, folder);
  });
  const into: Config = { ...config, dataDir: spare, databaseReplicaUrl: null, filesBucket: null };
  const started = performance.now();
  try {
    const { manifest } = await restoreBackup(into, folder, { force: false });
    const seconds = Math.round((performance.now() - started) / 100) / 10;
    const { contents, checks } = await lookInto(into);
    const difference = differenceBetween(manifest, contents);
    if (difference) throw startError(`${folder} does not restore to what was backed up: ${difference}.`);
    const files = await compareFiles(spare, manifest, contents);
    const rows = Object.values(contents.rows).reduce((sum, count) => sum + count, 0);
    return {
      ...{
        at: now().toISOString(),
        backup: basename(folder),
        takenAt: manifest.takenAt,
        seconds,
        rows,
        files,
      },
      checks: [comparedBy(manifest), ...checks, `${files} files by their hash`],
    };
  } catch (error) {
    throw orNoRoom(error, spare);
  } finally {
    await rm(spare, { recursive: true, force: true });
  }
}

const comparedBy = ({ rows, checksums }: Manifest): string => {
  const tables = Object.keys(rows).length;
  return checksums
    ? `${tables} tables by their rows and checksums`
    : `${tables} tables by the number of their rows only: it was taken before there were checksums`;
};

async function lookInto(config: Config): Promise<Looked> {
  if (!config.databaseUrl) {
    const path = join(config.dataDir, EMBEDDED);
    const fault = faultOfEmbedded(path);
    if (fault) throw startError(`The restored database is damaged: ${fault}.`);
    return { contents: contentsOfEmbedded(path), checks: ['integrity and foreign keys by SQLite'] };
  }
  const database = await openDatabase(config, { owner: false });
  try {
    const checked = await amcheck(config.databaseUrl);
    const fault = checked.fault ?? (await faultOfPostgres(database));
    if (fault) throw startError(`The restored database is damaged: ${fault}.`);
    return {
      contents: await contentsOfPostgres(database),
      checks: [
        'foreign keys by PostgreSQL',
        checked.skipped
          ? 'not by pg_amcheck: it is not here, or its account may not'
          : 'tables and indexes by pg_amcheck',
      ],
    };
  } finally {
    await database.close();
  }
}

/** Each file as it was backed up, and each that the database names there. Answers how many there are. */
async function compareFiles(spare: string, { files, lost }: Manifest, { stored }: Contents): Promise<number> {
  const expected = Object.entries(files).filter(([path]) => path.startsWith('files/'));
  for (const [path, digest] of expected) {
    const found = await digestOf(join(spare, path)).catch(() => null);
    if (found !== digest) throw startError(`The restored file ${path} is not what was backed up.`);
  }
  for (const key of stored.map(keyOf)) {
    const path = `files/${pathOfKey(key)}`;
    if (!(path in files) && !lost.includes(key))
      throw startError(`The database names ${path}, which is not in the backup.`);
  }
  return expected.length;
}
