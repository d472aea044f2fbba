import { group } from '../base/desk/asked.ts';
import type { DeskSource } from '../base/desk/desk-source.ts';
import { hoursAgo, queueLine } from '../base/desk/queue-line.ts';
import { dayInParis } from '../base/text/french.ts';
import { salesOfWeeks } from './figures/weeks.ts';
import { findOrders } from './orders/back-office/find-orders.queries.ts';
import { countLateOrders } from './orders/back-office/late-orders.queries.ts';
import { countOrderRequests, countOrdersToPrepare } from './orders/back-office/waiting-orders.queries.ts';
import { countReturnsToDo } from './returns/back-office/admin-returns.queries.ts';

const URGENT_HOURS = 24;
/** A wish for a day that is this near is answered first. */
const NEAR_DAYS_MS = 3 * 86_400_000;

export const orderingDesk: DeskSource = {
  waiting: async (db, now) => {
    const requests = await db
      .selectFrom('delivery_requests')
      .select(({ fn, eb }) => [
        fn.countAll().as('count'),
        fn
          .sum(
            eb
              .case()
              .when('created_at', '<', hoursAgo(now, URGENT_HOURS))
              .then(1)
              .when('wished_on', '<=', dayInParis(new Date(now.getTime() + NEAR_DAYS_MS)))
              .then(1)
              .else(0)
              .end(),
          )
          .as('urgent'),
        fn.min('created_at').as('oldest'),
      ])
      .where('handled_at', 'is', null)
      .executeTakeFirstOrThrow();
    return [
      queueLine('delayRequests', requests),
      queueLine('ordersToPrepare', await countOrdersToPrepare(db, hoursAgo(now, URGENT_HOURS))),
      queueLine('orderRequests', await countOrderRequests(db, hoursAgo(now, URGENT_HOURS))),
      queueLine('lateOrders', await countLateOrders(db, now)),
      queueLine('returns', await countReturnsToDo(db, hoursAgo(now, URGENT_HOURS))),
    ];
  },
  figures: salesOfWeeks,
  find: async (db, asked) => group('orders', await findOrders(db, asked)),
};
