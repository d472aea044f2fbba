import { startError } from '../../../api/src/base/index.ts';

const SQLITE_FULL = 13;

/** A full disk as one sentence; anything else as it is. */
export function orNoRoom(error: unknown, place: string): unknown {
  const { code, errcode, message = '' } = error as { code?: string; errcode?: number; message?: string };
  const full = code === 'ENOSPC' || errcode === SQLITE_FULL || /no space left on device/i.test(message);
  return full
    ? startError(
        `There is no room for it in ${place}: the backups that are there stay. Free some, or lower BACKUP_KEEP.`,
      )
    : error;
}
