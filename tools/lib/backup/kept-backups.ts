import { readdir, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { startError } from '../../../api/src/base/index.ts';
import { isBackup, readManifest } from './manifest.ts';

const DAY_MS = 86_400_000;
/** What a command that was killed leaves beside backups: half of one, or a spare place. */
const LEFT_BEHIND = /\.part$|^\.spare-/;

/** '2026-11-27T01-00-05': sorts by time, and is a folder's name everywhere. */
export const nameOfInstant = (at: Date): string => at.toISOString().slice(0, 19).replaceAll(':', '-');

export interface KeptBackup {
  readonly folder: string;
  readonly takenAt: string;
}

/** The whole backups in a folder, newest first. One whose manifest cannot be read is not among them. */
export async function keptBackups(within: string): Promise<KeptBackup[]> {
  const kept: KeptBackup[] = [];
  for (const name of await readdir(within).catch(() => [])) {
    const folder = join(within, name);
    const manifest = LEFT_BEHIND.test(name) ? null : await readManifest(folder).catch(() => null);
    if (manifest) kept.push({ folder, takenAt: manifest.takenAt });
  }
  return kept.sort((a, b) => (a.takenAt < b.takenAt ? 1 : -1));
}

/** The backup itself, or the newest one in a folder of backups. */
export async function newestBackup(folder: string): Promise<string> {
  if (await isBackup(folder)) return folder;
  const [newest] = await keptBackups(folder);
  if (!newest) throw startError(`${folder} holds no backup.`);
  return newest.folder;
}

/** The newest one that was taken at this instant or before. */
export async function backupBefore(within: string, at: Date): Promise<KeptBackup> {
  const kept = await keptBackups(within);
  const found = kept.find(({ takenAt }) => Date.parse(takenAt) <= at.getTime());
  if (found) return found;
  const oldest = kept.at(-1)?.takenAt;
  throw startError(
    `${within} holds no backup of ${at.toISOString()} or before: ${oldest ? `its oldest is of ${oldest}` : 'it is empty'}.`,
  );
}

/** Removes all but so many. Only folders that are backups are touched. */
export async function pruneBackups(within: string, keep: number): Promise<readonly string[]> {
  const old = (await keptBackups(within)).slice(keep);
  for (const { folder } of old) {
    // Without its manifest it is no backup any more, should this be interrupted.
    await rm(join(folder, 'manifest.json'), { force: true });
    await rm(folder, { recursive: true, force: true });
  }
  return old.map(({ folder }) => basename(folder));
}

/** Somebody may be at work in what is young. */
export async function removeLeftovers(within: string, now: Date): Promise<void> {
  for (const name of await readdir(within).catch(() => [])) {
    const path = join(within, name);
    const age = LEFT_BEHIND.test(name) ? now.getTime() - (await stat(path)).mtimeMs : 0;
    if (age > DAY_MS) await rm(path, { recursive: true, force: true });
  }
}

/** A spare place lies beside the backup: there was room for it once, and not in memory, as a temporary folder may be. */
export const besideBackup = (backup: string): string => join(dirname(backup), `.spare-${basename(backup)}-`);
