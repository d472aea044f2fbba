import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../../api/src/base/config/index.ts';
import { openDatabase } from '../../../api/src/base/db/index.ts';
import { bucketOfFiles, keyOf } from '../../../api/src/base/files/index.ts';
import { startError } from '../../../api/src/base/index.ts';
import { readRegistry, releaseObjects } from '../../../api/src/portal/releases/index.ts';
import { inParallel } from '../run.ts';
import type { Contents } from './contents.ts';
import { EMBEDDED, faultOfEmbedded, snapshotEmbedded } from './embedded.ts';
import { copyFinished, digestOf, fetchFinished, listFiles } from './folders.ts';
import { type Manifest, writeManifest } from './manifest.ts';
import { DUMP, dumpPostgres } from './postgres.ts';

/**
 * May run beside the server. The folder gets its final name only when the backup is complete. Files that the portal does not
 * have any more may be in other folders as well.
 */
export async function takeBackup(
  config: Config,
  folder: string,
  now = new Date(),
  others: readonly string[] = [],
): Promise<Manifest> {
  if ((await readdir(folder).catch(() => [])).length > 0) {
    throw startError(`${folder} is not empty: name a folder that is not there yet.`);
  }
  const draft = `${folder}.part`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true });
  try {
    const manifest = await fill(config, draft, now, others);
    await writeManifest(draft, manifest);
    await rm(folder, { recursive: true, force: true });
    await rename(draft, folder);
    return manifest;
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}

async function fill(config: Config, draft: string, now: Date, others: readonly string[]): Promise<Manifest> {
  // The portal stores a file before its row and removes it after its row. Files are therefore copied twice, before and
  // after the database: the first copy has those that are removed meanwhile, the second those that are added meanwhile.
  const bucket = await bucketOfFiles(config);
  const kept = join(draft, 'files');
  const files = () =>
    bucket ? fetchFinished(bucket, kept) : copyFinished(join(config.dataDir, 'files'), kept);
  await files();
  const { schema, rows, checksums, stored } = await copyDatabase(config, draft);
  await files();
  for (const other of others) await copyFinished(other, kept);
  const paths = await listFiles(draft);
  const existing = new Set(paths.map((path) => path.split('/').at(-1)));
  const digests = await inParallel(
    paths,
    4,
    async (path) => [path, await digestOf(join(draft, path))] as const,
  );
  const { shell, remotes } = await readRegistry(await releaseObjects(config));
  return {
    format: 1,
    takenAt: now.toISOString(),
    database: config.databaseUrl ? 'postgres' : 'sqlite',
    schema,
    rows,
    checksums,
    files: Object.fromEntries(digests),
    lost: stored.map((file) => keyOf(file)).filter((key) => !existing.has(key)),
    releases: Object.fromEntries([
      ['host', shell.id],
      ...remotes.map(({ id, stable }) => [id, stable.id] as const),
    ]),
  };
}

async function copyDatabase(config: Config, draft: string): Promise<Contents> {
  if (!config.databaseUrl) {
    const target = join(draft, EMBEDDED);
    const contents = await snapshotEmbedded(config.dataDir, target);
    const fault = faultOfEmbedded(target);
    if (fault) throw startError(`The copy of the database is damaged: ${fault}.`);
    return contents;
  }
  const database = await openDatabase(config, { owner: false });
  try {
    return await dumpPostgres(database, config.databaseUrl, join(draft, DUMP));
  } finally {
    await database.close();
  }
}
