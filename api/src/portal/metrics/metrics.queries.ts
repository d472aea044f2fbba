import type { DbOrTransaction } from '../../base/db/schema.ts';

const count = async (query: { executeTakeFirstOrThrow(): Promise<{ rows: unknown }> }) =>
  Number((await query.executeTakeFirstOrThrow()).rows);

/** The counters of order numbers have no gaps: their sum is how many orders there ever were. */
export const countOrders = (db: DbOrTransaction): Promise<number> =>
  count(db.selectFrom('order_counters').select(({ fn }) => fn.sum('last').as('rows')));

export async function countMails(db: DbOrTransaction): Promise<{ waiting: number; failed: number }> {
  const mails = db.selectFrom('mails').select(({ fn }) => fn.countAll().as('rows'));
  return {
    waiting: await count(mails.where('next_attempt_at', 'is not', null)),
    failed: await count(mails.where('next_attempt_at', 'is', null).where('sent_at', 'is', null)),
  };
}
