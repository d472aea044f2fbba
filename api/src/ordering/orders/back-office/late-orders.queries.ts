import type { Reading } from '../../../base/db/schema.ts';
import { hoursAgo } from '../../../base/desk/queue-line.ts';

const DAY_HOURS = 24;
/** The longest delay that the catalogue promises is five working days. */
const LATE_DAYS = 7;
/** What was validated before belongs to the past, not to today's work. */
const PAST_DAYS = 30;

/** Orders that should have been delivered by now. */
export async function countLateOrders(db: Reading, now: Date) {
  return db
    .selectFrom('orders')
    .select(({ fn }) => [
      fn.countAll().as('count'),
      fn.countAll().as('urgent'),
      fn.min('validated_at').as('oldest'),
    ])
    .where('status', '=', 'validee')
    .where('validated_at', '<', hoursAgo(now, LATE_DAYS * DAY_HOURS))
    .where('validated_at', '>=', hoursAgo(now, PAST_DAYS * DAY_HOURS))
    .executeTakeFirstOrThrow();
}
