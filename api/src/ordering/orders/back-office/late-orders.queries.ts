import type { Reading } from '../../../base/db/schema.ts';
import { countOldest } from '../../../base/desk/queue-line.ts';
import { dayInParis } from '../../../base/text/french.ts';

const DAY_MS = 86_400_000;
/** Late by more than this, somebody will ring. */
const URGENT_DAYS = 2;

/** Orders of which something should have arrived before today: those of the list's 'En retard'. */
export function countLateOrders(db: Reading, now: Date) {
  const daysAgo = (days: number) => dayInParis(new Date(now.getTime() - days * DAY_MS));
  return countOldest(
    db,
    db
      .selectFrom('orders')
      .select('due_on as since')
      .where('status', '=', 'validee')
      .where('due_on', '<', daysAgo(0))
      .orderBy('due_on'),
    daysAgo(URGENT_DAYS),
  );
}
