import { readdir } from 'node:fs/promises';
import type { Config } from '../../base/config/config.ts';
import { each, type JobKind } from '../../base/jobs/job-kinds.ts';
import { dayInParis } from '../../base/text/french.ts';
import { type BackupProcess, startBackup } from './backup-process.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** The night of a day begins at two in Paris: the garages sleep, and the day before is whole. */
const NIGHT_BEGINS_MS = 2 * HOUR;

export interface NightlyBackups {
  /** None where nobody said into which folder. */
  readonly kinds: readonly JobKind[];
  /** Ends a backup that is being taken: it is taken anew later, which removes what was left of it. */
  close(): Promise<void>;
}

/**
 * A backup each night, restored and compared, in a process of its own: SQLite would be read in the server's thread. Looks each
 * hour, so that a portal that was down at night, or a disk that was full, has one as soon as it can.
 */
export function nightlyBackups({ backups }: Pick<Config, 'backups'>): NightlyBackups {
  let running: BackupProcess | undefined;
  if (!backups?.program) return { kinds: [], close: async () => undefined };
  const { folder, program } = backups;
  const kind: JobKind = {
    name: 'backup',
    atOnce: 1,
    leaseMs: 15 * MINUTE,
    retryAfterMinutes: [],
    repeatMs: HOUR,
    run: each(async (app) => {
      if (!(await isDue(folder, app.now()))) return;
      running = startBackup(program);
      try {
        await running.ended;
      } finally {
        running = undefined;
      }
      app.log.info({ folder }, 'a backup was taken and proven');
    }),
  };
  return { kinds: [kind], close: async () => running?.stop() };
}

/** Whether this night has no backup yet: their folders are named by the instant. */
export async function isDue(folder: string, now: Date): Promise<boolean> {
  const names = await readdir(folder).catch((): string[] => []);
  return !names.some((name) => nightOf(instantOf(name)) === nightOf(now));
}

const nightOf = (at: Date | null): string | null =>
  at && dayInParis(new Date(at.getTime() - NIGHT_BEGINS_MS));

/** '2026-11-27T01-00-05' as it was taken; null for what is no backup. */
function instantOf(name: string): Date | null {
  const parts = /^(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d)$/.exec(name);
  return parts ? new Date(`${parts[1]}:${parts[2]}:${parts[3]}Z`) : null;
}
