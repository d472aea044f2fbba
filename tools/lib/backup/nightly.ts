import { mkdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Config } from '../../../api/src/base/config/index.ts';
import { nameOfInstant, pruneBackups, removeLeftovers } from './kept-backups.ts';
import { orNoRoom } from './no-room.ts';
import { noting, proveAndNote } from './outcomes.ts';
import { hasArchive, renewArchive } from './pg-archive-upkeep.ts';
import type { Proven } from './prove.ts';
import { takeBackup } from './take-backup.ts';

interface Nightly {
  readonly within: string;
  readonly keep: number;
  readonly now?: () => Date;
}

/** Takes a backup, proves it, and only then removes the oldest: while none can be proven, what was proven before stays. */
export async function backUpAndProve(
  config: Config,
  { within, keep, now = () => new Date() }: Nightly,
): Promise<{ proven: Proven; removed: readonly string[] }> {
  const takenAt = now();
  const folder = join(within, nameOfInstant(takenAt));
  await noting(config, { backup: basename(folder), step: 'taking' }, now, async () => {
    try {
      await mkdir(within, { recursive: true });
      await removeLeftovers(within, takenAt);
      await takeBackup(config, folder, takenAt);
    } catch (error) {
      throw orNoRoom(error, within);
    }
  });
  const proven = await proveAndNote(config, folder, now);
  const removed = await pruneBackups(within, keep);
  if (await hasArchive(config, within))
    await noting(config, { backup: basename(folder), step: 'taking' }, now, () =>
      renewArchive(config, within, keep),
    );
  return { proven, removed };
}
