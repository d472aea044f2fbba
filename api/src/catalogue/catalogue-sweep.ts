import { DAY, type Sweep } from '../base/housekeeping/housekeeping.ts';
import { forgetIdleLines, forgetLooks } from '../base/imports/imports.queries.ts';
import { forgetOldMisses } from './search-words/misses.queries.ts';
import { forgetCounts } from './vehicles/lookup/quotas.queries.ts';

/** Quotas are of one day; another is a margin for clocks and time zones. */
const QUOTAS_KEPT_MS = 2 * DAY;

/** So long an import of applications can be undone. */
const IMPORTS_KEPT_MS = 90 * DAY;

export const catalogueSweep: Sweep = async ({ db }, { now, ago }) => {
  await db.deleteFrom('vehicle_lookups').where('expires_at', '<=', now.toISOString()).execute();
  await forgetCounts(db, ago(QUOTAS_KEPT_MS).slice(0, 'YYYY-MM-DD'.length));
  await db.deleteFrom('application_imports').where('created_at', '<', ago(IMPORTS_KEPT_MS)).execute();
  await forgetLooks(db, ago(DAY));
  await forgetIdleLines(db, ago(IMPORTS_KEPT_MS));
  await forgetOldMisses(db, now);
};
