import { DAY, type Sweep } from '../base/housekeeping/housekeeping.ts';
import { expireDrafts } from './orders/draft-expiry.service.ts';

/** A request is repeated within seconds, at the latest when a garage opens again after its holidays. */
const KEYS_KEPT_MS = 30 * DAY;

export const orderingSweep: Sweep = async (app, { ago }) => {
  const { db } = app;
  await db.deleteFrom('idempotency_keys').where('created_at', '<', ago(KEYS_KEPT_MS)).execute();
  await expireDrafts(app);
};
