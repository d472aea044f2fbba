import { DAY, type Sweep } from '../base/housekeeping/housekeeping.ts';
import { forgetIdleLines, forgetImports, forgetLooks } from '../base/imports/imports.queries.ts';
import { forgetOldMisses } from './search-words/misses.queries.ts';
import { forgetCounts } from './vehicles/lookup/quotas.queries.ts';

/** Quotas are of one day; another is a margin for clocks and time zones. */
const QUOTAS_KEPT_MS = 2 * DAY;

/** So long what changed nothing can be looked at, and an import of applications be undone: its lists are long, and no history. */
const IMPORTS_KEPT_MS = 90 * DAY;

export const catalogueSweep: Sweep = async ({ db }, { now, ago }) => {
  await db.deleteFrom('vehicle_lookups').where('expires_at', '<=', now.toISOString()).execute();
  await forgetCounts(db, ago(QUOTAS_KEPT_MS).slice(0, 'YYYY-MM-DD'.length));
  await forgetLooks(db, ago(DAY));
  await forgetImports(db, 'applications', ago(IMPORTS_KEPT_MS));
  await forgetIdleLines(db, ago(IMPORTS_KEPT_MS));
  await forgetOldMisses(db, now);
};
