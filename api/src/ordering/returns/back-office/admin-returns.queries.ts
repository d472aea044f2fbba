import { referenceKey } from '@extranet/shared/rules';
import { RETURN_STATES } from '@extranet/shared/rules/order';
import { sql } from 'kysely';
import type { DbOrTransaction, Reading } from '../../../base/db/schema.ts';
import { type Condition, choice, eitherContains, exact, fields } from '../../../base/lists/filters.ts';
import type { Slice } from '../../../base/lists/slice.ts';
import { type StoredReturn, storedReturns } from '../returns.queries.ts';

const ROWS_MAX = 200;

export const returnFields = fields({
  state: choice(
    'returns.state',
    RETURN_STATES.map((state) => [state, state] as const),
  ),
  /** The return's number or its order's. */
  ref: eitherContains(['returns.ref_norm', 'orders.ref_norm'], referenceKey),
  orderId: exact('returns.order_id'),
  userId: exact('orders.user_id'),
});

/** Those that wait for a decision first, the newest of each first: word for word as its index has it. */
export async function listReturns(
  db: DbOrTransaction,
  conditions: readonly Condition[],
  slice: Slice | null,
): Promise<StoredReturn[]> {
  let query = storedReturns(db)
    .orderBy(sql`case when returns.state = 'demande' then 0 else 1 end`)
    .orderBy('returns.asked_at', 'desc')
    .orderBy('returns.ref', 'desc')
    .limit(slice?.count ?? ROWS_MAX)
    .offset(slice?.offset ?? 0);
  for (const condition of conditions) query = query.where(condition);
  return query.execute();
}

/** What waits for a decision; urgent is what came before that instant. */
export async function countReturnsToDo(db: Reading, urgentBefore: string) {
  return db
    .selectFrom('returns')
    .select(({ fn, eb }) => [
      fn.countAll().as('count'),
      fn.sum(eb.case().when('asked_at', '<', urgentBefore).then(1).else(0).end()).as('urgent'),
      fn.min('asked_at').as('oldest'),
    ])
    .where('state', '=', 'demande')
    .executeTakeFirstOrThrow();
}
