import type { Db } from '../db/schema.ts';
import { forgetAbandoned } from '../files/files.service.ts';
import { forgetDeadJobs } from '../jobs/jobs.queries.ts';
import { forgetFinishedMails } from '../mail/outbox.queries.ts';
import { forgetWrites } from '../replica/account-writes.queries.ts';
import { readSetting } from '../settings/settings.queries.ts';
import { DAY, type Sweep } from './housekeeping.ts';

const MAILS_KEPT_MS = 90 * DAY;
const DEAD_JOBS_KEPT_MS = MAILS_KEPT_MS;
/** A replica that is read is at most ten seconds behind. */
const WRITES_KEPT_MS = DAY / 24;
/** The default; the setting 'audit.retentionDays' replaces it, within 30 days and ten years. */
const AUDIT_KEPT_DAYS = 365;
const AUDIT_KEPT_BETWEEN = [30, 3650] as const;

/** Removes counts of attempts, notes of who wrote, mails, jobs that failed for good, lines of the trail, and unused uploads. */
export const baseSweep: Sweep = async (app, { now, ago }) => {
  const { db } = app;
  await db.deleteFrom('throttles').where('window_ends', '<', now.getTime()).execute();
  await forgetDeadJobs(db, ago(DEAD_JOBS_KEPT_MS));
  await forgetFinishedMails(db, ago(MAILS_KEPT_MS));
  await db
    .deleteFrom('audit')
    .where('at', '<', ago((await auditKeptDays(db)) * DAY))
    .execute();
  await forgetWrites(db, ago(WRITES_KEPT_MS));
  await forgetAbandoned(app, null, now);
};

async function auditKeptDays(db: Db): Promise<number> {
  const days = Number(await readSetting<unknown>(db, 'audit.retentionDays', AUDIT_KEPT_DAYS));
  const [least, most] = AUDIT_KEPT_BETWEEN;
  return Number.isFinite(days) ? Math.min(most, Math.max(least, days)) : AUDIT_KEPT_DAYS;
}
