import type { Order } from '@extranet/shared/contracts';
import { insertRows } from '../../../base/db/insert-rows.ts';
import { transactionWithLateFlush } from '../../../base/db/late-flush.ts';
import type { Database } from '../../../base/db/open.ts';
import type { Answers } from '../../../base/db/pipelined.ts';
import type { DbOrTransaction } from '../../../base/db/schema.ts';
import { yearInParis } from '../../../base/text/french.ts';
import { holdKey, inProgress } from '../idempotency.ts';
import { type NumberedOrder, numbered } from './numbered.ts';
import { emptyCarts, lockFreeCarts, nextNumbers, noteCartsChanged } from './placing.queries.ts';
import type { PreparedOrder } from './prepare-order.ts';

export type Outcome =
  | { readonly placed: Order }
  | { readonly failed: unknown }
  /** The cart is not, or may soon not be, the one that the order was prepared for. */
  | { readonly isStale: true };

/** Writes prepared orders in one transaction, or each in its own where one of them cannot be written. */
export async function writeOrders(database: Database, group: readonly PreparedOrder[]): Promise<Outcome[]> {
  try {
    return await transactionWithLateFlush(
      database,
      (at) => lock(database, at, group),
      (transaction, locked) => writeTogether(transaction, group, locked),
    );
  } catch (error) {
    if (group.length === 1 || database.dialect.troubleOf(error)) return group.map(() => ({ failed: error }));
  }
  const outcomes: Outcome[] = [];
  for (const one of group) outcomes.push(...(await writeOrders(database, [one])));
  return outcomes;
}

/** Locks the carts and the keys. Waits for nobody. */
const lock = (database: Database, at: DbOrTransaction, group: readonly PreparedOrder[]) =>
  [
    lockFreeCarts(
      at,
      group.map(({ user }) => user.id),
    ),
    ...group.map(({ claim }) => claim && holdKey(database, at, claim)),
  ] as const;

type Locked = Answers<ReturnType<typeof lock>>;

async function writeTogether(transaction: DbOrTransaction, group: readonly PreparedOrder[], locked: Locked) {
  const outcomes = outcomesSoFar(group, locked);
  const orders = await withNumbers(
    transaction,
    group.filter((one) => !outcomes.has(one)),
  );
  for (const { prepared, placed } of orders) outcomes.set(prepared, { placed });
  const answer = group.map((one): Outcome => outcomes.get(one) ?? { isStale: true });
  return { answer, last: (at: DbOrTransaction) => (orders.length > 0 ? insert(at, orders) : []) };
}

/** The outcome of those that cannot be written now. */
function outcomesSoFar(
  group: readonly PreparedOrder[],
  [stamps, ...held]: Locked,
): Map<PreparedOrder, Outcome> {
  const free = new Map(stamps);
  const outcomes = new Map<PreparedOrder, Outcome>();
  for (const [index, one] of group.entries()) {
    const { user, cartStamp } = one;
    if (held[index] === false) outcomes.set(one, { failed: inProgress() });
    else if (free.get(user.id) !== cartStamp) outcomes.set(one, { isStale: true });
    // A cart gives one order: another one of the group is not written.
    else free.delete(user.id);
  }
  return outcomes;
}

/** From here on all other orders wait. */
async function withNumbers(
  transaction: DbOrTransaction,
  orders: readonly PreparedOrder[],
): Promise<NumberedOrder[]> {
  const byYear = Map.groupBy(orders, ({ now }) => yearInParis(now));
  const all: NumberedOrder[] = [];
  for (const [year, ofYear] of [...byYear].toSorted(([a], [b]) => a - b)) {
    const first = await nextNumbers(transaction, year, ofYear.length);
    all.push(...ofYear.map((one, index) => numbered(one, year, first + index)));
  }
  return all;
}

function insert(at: DbOrTransaction, orders: readonly NumberedOrder[]): Promise<void>[] {
  const group = orders.map(({ prepared }) => prepared);
  const users = group.map(({ user }) => user.id);
  const [{ now }] = group as [PreparedOrder];
  return [
    insertRows(
      at,
      'deliveries',
      group.flatMap(({ newDelivery }) => newDelivery ?? []),
    ),
    insertRows(
      at,
      'orders',
      orders.map(({ order }) => order),
    ),
    insertRows(
      at,
      'order_items',
      group.flatMap(({ items }) => items),
    ),
    emptyCarts(at, users),
    noteCartsChanged(at, users, now),
    insertRows(
      at,
      'mails',
      orders.flatMap(({ mail }) => mail ?? []),
    ),
    insertRows(
      at,
      'jobs',
      group.flatMap(({ confirmation }) => confirmation?.job ?? []),
    ),
    insertRows(
      at,
      'idempotency_keys',
      orders.flatMap(({ answer }) => answer ?? []),
    ),
  ];
}
