import { join } from 'node:path';
import type { Config } from '../../../api/src/base/config/index.ts';
import { startError } from '../../../api/src/base/index.ts';
import { keptBackups, nameOfInstant } from './kept-backups.ts';
import { bases } from './pg-archive.ts';
import { withRecovered } from './pg-recover.ts';
import { takeBackup } from './take-backup.ts';

export interface AtInstant {
  /** An ordinary backup, as if it had been taken then. */
  readonly folder: string;
  /** What an operator must know of it. */
  readonly said: string;
}

/**
 * Makes a backup of the instant out of the archive, which is then restored, or proven, like any other. Files are taken from the
 * portal and from all kept backups: a file never changes under its name, so what was deleted since may still be in one of them.
 */
export async function backupOfInstant(config: Config, within: string, at: Date): Promise<AtInstant> {
  if (!config.databaseUrl) throw startError('DATABASE_URL must name the PostgreSQL of the archive.');
  const all = await bases(within);
  const base = all.find(({ endedAt }) => endedAt.getTime() <= at.getTime());
  if (!base) {
    const oldest = all.at(-1)?.endedAt.toISOString();
    throw startError(
      `${within} holds no base of ${at.toISOString()} or before: ${oldest ? `its oldest is of ${oldest}` : 'npm run backup -- --archive has not run'}.`,
    );
  }
  const folder = join(within, 'instants', nameOfInstant(at));
  const more = (await keptBackups(within)).map((kept) => join(kept.folder, 'files'));
  const logEndsAt = await withRecovered(config.databaseUrl, { base, within, at }, async (recovered) => {
    await takeBackup({ ...config, databaseUrl: recovered.url }, folder, at, more);
    return recovered.logEndsAt;
  });
  const said = logEndsAt
    ? `The log ends before: its last transaction is of ${logEndsAt}, and all of it is there.`
    : `Everything that was committed until ${at.toISOString()} is there, nothing later.`;
  return { folder, said };
}
