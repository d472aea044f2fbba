import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { BackupFailure } from '@extranet/shared/contracts';
import type { Config } from '../../../api/src/base/config/index.ts';
import { type DbOrTransaction, openDatabase } from '../../../api/src/base/db/index.ts';
import { noteFailed, noteProven } from '../../../api/src/portal/backups/index.ts';
import { EMBEDDED } from './embedded.ts';
import { type Proven, proveBackup } from './prove.ts';

/** Proves a backup, and tells the portal what came of it. */
export async function proveAndNote(config: Config, folder: string, now: () => Date): Promise<Proven> {
  const proven = await noting(config, { backup: basename(folder), step: 'proving' }, now, () =>
    proveBackup(config, folder, now),
  );
  const { checks: _, ...proof } = proven;
  await inPortal(config, (db) => noteProven(db, proof));
  return proven;
}

/** Tells the portal when the work fails, which then fails with its own error. */
export async function noting<T>(
  config: Config,
  of: Pick<BackupFailure, 'backup' | 'step'>,
  now: () => Date,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const failure = { ...of, at: now().toISOString(), reason: (error as Error).message };
    await inPortal(config, (db) => noteFailed(db, failure)).catch(({ message }: Error) =>
      console.error(`The portal could not be told: ${message}`),
    );
    throw error;
  }
}

/** Nobody is told on a machine that only has the backups. */
async function inPortal(config: Config, write: (db: DbOrTransaction) => Promise<void>): Promise<void> {
  if (!config.databaseUrl && !existsSync(join(config.dataDir, EMBEDDED))) return;
  const database = await openDatabase(config, { owner: false });
  try {
    await write(database.db);
  } finally {
    await database.close();
  }
}
