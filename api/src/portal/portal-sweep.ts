import { DAY, type Sweep } from '../base/housekeeping/housekeeping.ts';

const FAILURES_KEPT_MS = 30 * DAY;

export const portalSweep: Sweep = async ({ db }, { ago }) => {
  await db.deleteFrom('remote_failures').where('last_at', '<', ago(FAILURES_KEPT_MS)).execute();
};
