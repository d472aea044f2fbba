import { DAY, type Sweep } from '../base/housekeeping/housekeeping.ts';

const REPORTS_KEPT_MS = 30 * DAY;

export const portalSweep: Sweep = async ({ db }, { ago }) => {
  for (const table of ['remote_failures', 'remote_loads'] as const)
    await db.deleteFrom(table).where('last_at', '<', ago(REPORTS_KEPT_MS)).execute();
};
