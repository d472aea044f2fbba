import type { Reading } from '../base/db/schema.ts';
import { group } from '../base/desk/asked.ts';
import type { DeskSource } from '../base/desk/desk-source.ts';
import { hoursAgo, queueLine } from '../base/desk/queue-line.ts';
import type { Span } from '../base/desk/weeks.ts';
import { findCustomers } from './customers/list/find-customers.ts';
import { refreshCustomerIndex } from './customers/list/refresh-index.ts';

/** Somebody who wants to order waits no longer than a day. */
const URGENT_HOURS = 24;

export const peopleDesk: DeskSource = {
  waiting: async (db, now) => {
    const accounts = await db
      .selectFrom('users')
      .select(({ fn, eb }) => [
        fn.countAll().as('count'),
        fn
          .sum(eb.case().when('created_at', '<', hoursAgo(now, URGENT_HOURS)).then(1).else(0).end())
          .as('urgent'),
        fn.min('created_at').as('oldest'),
      ])
      .where('status', '=', 'attente')
      .executeTakeFirstOrThrow();
    return [queueLine('accounts', accounts)];
  },
  figures: async (db, { week, before }) => ({
    week: { accounts: await newAccounts(db, week) },
    before: { accounts: await newAccounts(db, before) },
  }),
  ready: refreshCustomerIndex,
  find: async (db, asked) => group('customers', await findCustomers(db, asked)),
};

async function newAccounts(db: Reading, { from, to }: Span): Promise<number> {
  const { accounts } = await db
    .selectFrom('users')
    .select(({ fn }) => fn.countAll().as('accounts'))
    .where('is_admin', '=', 0)
    .where('created_at', '>=', from)
    .where('created_at', '<', to)
    .executeTakeFirstOrThrow();
  return Number(accounts);
}
