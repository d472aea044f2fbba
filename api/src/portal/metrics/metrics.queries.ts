import type { DbOrTransaction } from '../../base/db/schema.ts';

const count = async (query: { executeTakeFirstOrThrow(): Promise<{ rows: unknown }> }) =>
  Number((await query.executeTakeFirstOrThrow()).rows);

/** Order numbers have no gaps, so the sum of their counters is the number of orders ever placed. */
export const countOrders = (db: DbOrTransaction): Promise<number> =>
  count(db.selectFrom('order_counters').select(({ fn }) => fn.sum('last').as('rows')));
