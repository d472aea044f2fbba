import type { DbOrTransaction } from '../db/schema.ts';
import { readSetting } from '../settings/settings.queries.ts';

const PERCENT = 20;

/** From how many percent on a price that rises or falls is worth a look; the setting 'import.threshold' says another. */
export const readThreshold = (db: DbOrTransaction): Promise<number> =>
  readSetting(db, 'import.threshold', PERCENT);
