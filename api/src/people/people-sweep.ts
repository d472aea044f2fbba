import { DAY, type Sweep } from '../base/housekeeping/housekeeping.ts';
import { refreshCustomerIndex } from './customers/list/refresh-index.ts';

const EXPIRING = [
  'sessions',
  'known_devices',
  'recovery_codes',
  'credential_links',
  'admin_links',
  'sign_ups',
] as const;

/** By then what it led to is found in its own place. */
const NEWS_DAYS = 180;

/** Rows stay for a day after they expired, so that a refusal can still say why. */
export const peopleSweep: Sweep = async ({ db, database }, { ago }) => {
  for (const table of EXPIRING) await db.deleteFrom(table).where('expires_at', '<', ago(DAY)).execute();
  await db
    .deleteFrom('notifications')
    .where('created_at', '<', ago(NEWS_DAYS * DAY))
    .execute();
  await db
    .deleteFrom('email_changes')
    .where('take_back_until', '<', ago(DAY))
    .where('expires_at', '<', ago(DAY))
    .execute();
  // So that whoever reads the list next waits for few.
  await refreshCustomerIndex(database);
};
