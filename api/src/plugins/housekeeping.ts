import fp from 'fastify-plugin';
import type { App } from '../app-types.ts';
import type { Db } from '../db/schema.ts';
import { isApiFailure } from '../errors.ts';
import { forgetAbandoned } from '../files/files.service.ts';
import { readSetting } from '../settings/settings.queries.ts';
import { takeAttempt } from '../throttle/throttle.queries.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Of all the processes on one database, the first to come in an hour does it. */
const ONE_A_TURN = { attempts: 1, windowMs: HOUR / 2 };
/** A repeat of a request comes within seconds, at the latest when a shop opens again after its holidays. */
const KEYS_KEPT_MS = 30 * DAY;
const MAILS_KEPT_MS = 90 * DAY;
const FAILURES_KEPT_MS = 30 * DAY;
/** The setting 'audit.retentionDays' replaces it: a month at least, ten years at most. */
const AUDIT_KEPT_DAYS = 365;
const AUDIT_KEPT_BETWEEN = [30, 3650] as const;

/** What has expired or is older than its retention does not pile up: docs/privacy.md lists it. */
export const housekeeping = fp(async (app: App) => {
  const tidy = () => {
    sweepInTurn(app).catch((error: unknown) => app.log.error({ err: error }, 'housekeeping failed'));
  };
  const timer = setInterval(tidy, HOUR);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
});

async function sweepInTurn(app: App): Promise<void> {
  try {
    await takeAttempt(app.db, 'housekeeping', ONE_A_TURN, app.now());
  } catch (error) {
    if (isApiFailure(error)) return;
    throw error;
  }
  await sweep(app);
}

export async function sweep({ db, files, now }: Pick<App, 'db' | 'files' | 'now'>): Promise<void> {
  const at = now();
  const ago = (milliseconds: number) => new Date(at.getTime() - milliseconds).toISOString();
  for (const table of ['sessions', 'recovery_codes', 'credential_links', 'admin_links'] as const) {
    await db.deleteFrom(table).where('expires_at', '<', ago(DAY)).execute();
  }
  await db.deleteFrom('throttles').where('window_ends', '<', at.getTime()).execute();
  await db.deleteFrom('idempotency_keys').where('created_at', '<', ago(KEYS_KEPT_MS)).execute();
  await db.deleteFrom('remote_failures').where('last_at', '<', ago(FAILURES_KEPT_MS)).execute();
  await db
    .deleteFrom('mails')
    .where('next_attempt_at', 'is', null)
    .where('created_at', '<', ago(MAILS_KEPT_MS))
    .execute();
  await db
    .deleteFrom('audit')
    .where('at', '<', ago((await auditKeptDays(db)) * DAY))
    .execute();
  await forgetAbandoned({ db, files }, null, at);
}

async function auditKeptDays(db: Db): Promise<number> {
  const days = Number(await readSetting<unknown>(db, 'audit.retentionDays', AUDIT_KEPT_DAYS));
  const [least, most] = AUDIT_KEPT_BETWEEN;
  return Number.isFinite(days) ? Math.min(most, Math.max(least, days)) : AUDIT_KEPT_DAYS;
}
