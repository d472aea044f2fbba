import type { BackupFailure, BackupProof, BackupsOverview } from '@extranet/shared/contracts';
import type { DbOrTransaction } from '../../base/db/schema.ts';
import { keepSetting, readSetting } from '../../base/settings/settings.queries.ts';

/** One row for all processes and machines. A restored backup brings back that of its time: an older proof, never a newer one. */
const KEY = 'backups.outcomes';
const REASON_LENGTH = 1000;

/** What came of backups: the last one that was proven, and the last one that failed. */
export interface BackupOutcomes {
  readonly proven: BackupProof | null;
  readonly failed: BackupFailure | null;
}

export const readOutcomes = (db: DbOrTransaction): Promise<BackupOutcomes> =>
  readSetting<BackupOutcomes>(db, KEY, { proven: null, failed: null });

export const noteProven = (db: DbOrTransaction, proven: BackupProof): Promise<void> =>
  note(db, { proven, failed: null });

export const noteFailed = (db: DbOrTransaction, failed: BackupFailure): Promise<void> =>
  note(db, { failed: { ...failed, reason: failed.reason.slice(0, REASON_LENGTH) } });

async function note(db: DbOrTransaction, outcome: Partial<BackupOutcomes>): Promise<void> {
  await keepSetting(db, KEY, { ...(await readOutcomes(db)), ...outcome });
}

export const BACKUP_STATES: readonly BackupsOverview['state'][] = ['proven', 'failed', 'none'];

export function stateOf({ proven, failed }: BackupOutcomes): BackupsOverview['state'] {
  if (failed) return 'failed';
  return proven ? 'proven' : 'none';
}
