import { resolve } from 'node:path';
import { startError } from '../start-error.ts';

/** Where backups are kept, and how many of them. */
export interface BackupSettings {
  readonly folder: string;
  readonly keep: number;
  /** The command that takes and proves one; null: the server takes none by itself. */
  readonly program: string | null;
}

export const BACKUP_VARIABLES = ['BACKUP_DIR', 'BACKUP_KEEP', 'BACKUP_PROGRAM'];

const KEPT = { standard: '14', least: 1, most: 3650 };

type ParseWhole = (name: string, text: string, least: number, most: number) => number;

/** Null without BACKUP_DIR. */
export function parseBackups(
  read: (name: string) => string | null,
  dataDir: string,
  parseWhole: ParseWhole,
): BackupSettings | null {
  const named = read('BACKUP_DIR');
  const keep = parseWhole('BACKUP_KEEP', read('BACKUP_KEEP') ?? KEPT.standard, KEPT.least, KEPT.most);
  if (named === null) {
    if (read('BACKUP_KEEP')) throw startError('BACKUP_KEEP needs BACKUP_DIR: the folder of the backups.');
    return null;
  }
  const folder = resolve(named);
  if (`${folder}/`.startsWith(`${dataDir}/`))
    throw startError('BACKUP_DIR must not be within DATA_DIR: what harms the one would harm the other.');
  const program = read('BACKUP_PROGRAM');
  return { folder, keep, program: program && resolve(program) };
}
