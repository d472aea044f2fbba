import type { Reading } from '../../../base/db/schema.ts';
import { dayInParis } from '../../../base/text/french.ts';

const DAY_MS = 86_400_000;
/** Late by more than this, somebody will ring. */
const URGENT_DAYS = 2;

/** Orders of which something should have arrived before today: those of the list's 'En retard'. */
export async function countLateOrders(db: Reading, now: Date) {
  const daysAgo = (days: number) => dayInParis(new Date(now.getTime() - days * DAY_MS));
  return db
    .selectFrom('orders')
    .select(({ fn, eb }) => [
      fn.countAll().as('count'),
      fn.sum(eb.case().when('due_on', '<', daysAgo(URGENT_DAYS)).then(1).else(0).end()).as('urgent'),
      fn.min('due_on').as('oldest'),
    ])
    .where('status', '=', 'validee')
    .where('due_on', '<', daysAgo(0))
    .executeTakeFirstOrThrow();
}
