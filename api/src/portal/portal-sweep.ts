import { DAY, type Sweep } from '../base/housekeeping/housekeeping.ts';
import { dayInParis } from '../base/text/french.ts';

const REPORTS_KEPT_MS = 30 * DAY;
/** Sums with nobody in them: a release is compared with those of last season. */
const FIGURES_KEPT_MS = 400 * DAY;

export const portalSweep: Sweep = async ({ db }, { now, ago }) => {
  for (const table of ['remote_failures', 'remote_loads'] as const)
    await db.deleteFrom(table).where('last_at', '<', ago(REPORTS_KEPT_MS)).execute();
  const dayAgo = (milliseconds: number) => dayInParis(new Date(now.getTime() - milliseconds));
  await db.deleteFrom('remote_figures').where('day', '<', dayAgo(FIGURES_KEPT_MS)).execute();
  // An account's voice counts on the day and on the next one.
  await db.deleteFrom('remote_paces').where('day', '<', dayAgo(DAY)).execute();
};
