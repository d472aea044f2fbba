import { type Static, Type } from 'typebox';
import { Instant, Nullable } from './values.ts';

const Name = Type.String({ description: 'Of the backup: its folder' });

/** A backup that was restored into a spare place and was what it should be. */
export const BackupProof = Type.Object({
  at: Instant,
  backup: Name,
  takenAt: Instant,
  seconds: Type.Number({ description: 'To restore it' }),
  rows: Type.Integer({ description: 'That were compared' }),
  files: Type.Integer({ description: 'That were compared' }),
});
export type BackupProof = Static<typeof BackupProof>;

/** A backup that could not be taken, or was not what it should be. */
export const BackupFailure = Type.Object({
  at: Instant,
  backup: Name,
  step: Type.Enum(['taking', 'proving']),
  reason: Type.String({ description: 'For the operator, in English' }),
});
export type BackupFailure = Static<typeof BackupFailure>;

/** GET /admin/backups */
export const BackupsOverview = Type.Object({
  proven: Nullable(BackupProof),
  failed: Nullable(BackupFailure),
  state: Type.Enum(['proven', 'failed', 'none'], { description: 'Of whichever came last' }),
  nightly: Type.Boolean({ description: 'The portal takes and proves one each night: BACKUP_DIR is set' }),
});
export type BackupsOverview = Static<typeof BackupsOverview>;
