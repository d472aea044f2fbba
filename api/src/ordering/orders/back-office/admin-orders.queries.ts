import type { Database } from '../../../base/db/open.ts';
import type { UsersTable } from '../../../base/db/schema/accounts.ts';
import type { OrdersTable } from '../../../base/db/schema/orders.ts';
import type { DbOrTransaction } from '../../../base/db/schema.ts';
import type { Condition } from '../../../base/lists/filters.ts';
import { namesakePlaces } from '../../../base/namesakes/namesakes.queries.ts';

const PAGE_ROWS = 500;
const LINE = {
  itId: 'order_items.id',
  itProdRef: 'order_items.prod_ref',
  itQuantity: 'order_items.quantity',
};
/** What a file says of a line, beside what the list shows. */
export const WHOLE_LINE = {
  ...LINE,
  catalogue: 'order_items.catalogue',
  label: 'order_items.label',
  unitCents: 'order_items.unit_cents',
  totalCents: 'order_items.total_et_cents',
  state: 'order_items.state',
  promisedOn: 'order_items.promised_on',
  shipped: 'order_items.shipped',
};
type LineFields = Readonly<Record<string, string>>;

export type StoredOrder = Awaited<ReturnType<typeof pageOfOrders>>[number];

type Position = Pick<OrdersTable, 'ordered_at' | 'id'>;

/** Pages of orders, newest first, each from where the one before ended. The first `skipped` orders are not read. */
export async function* streamOrders(
  database: Database,
  conditions: readonly Condition[],
  { skipped = 0, pageRows = PAGE_ROWS, line = LINE as LineFields } = {},
): AsyncGenerator<StoredOrder[]> {
  let after: Position | undefined;
  if (skipped > 0) {
    after = await positionOfOrder(database, conditions, skipped - 1);
    if (!after) return;
  }
  for (;;) {
    const orders: StoredOrder[] = await pageOfOrders(database, conditions, after, pageRows, line);
    const last: StoredOrder | undefined = orders.at(-1);
    if (!last) return;
    yield orders;
    if (orders.length < pageRows) return;
    after = last;
  }
}

/** Found in the index: the orders before it are counted, not read. */
async function positionOfOrder(
  { db }: Database,
  conditions: readonly Condition[],
  before: number,
): Promise<Position | undefined> {
  let query = db
    .selectFrom('orders')
    .select(['orders.ordered_at', 'orders.id'])
    .orderBy('orders.ordered_at', 'desc')
    .orderBy('orders.id', 'desc')
    .limit(1)
    .offset(before);
  for (const condition of conditions) query = query.where(condition);
  return query.executeTakeFirst();
}

/** The database returns the lines as JSON: a busy year has seventy thousand of them. */
async function pageOfOrders(
  { db, dialect }: Database,
  conditions: readonly Condition[],
  after: Position | undefined,
  rows: number,
  line: LineFields,
) {
  let query = db
    .selectFrom('orders')
    .select([
      'orders.id',
      'orders.ref',
      'orders.internal_ref',
      'orders.ordered_at',
      'orders.validated_at',
      'orders.user_id',
      'orders.total_et_cents',
      'orders.vat_cents',
      'orders.total_it_cents',
      'orders.delivery_id',
      'orders.delivery',
      'orders.status',
      'orders.state',
      'orders.version',
      'orders.promised_on',
      'orders.due_on',
    ])
    .select((eb) =>
      eb
        .selectFrom('order_items')
        .select(dialect.jsonRows(line, 'order_items.position').as('lines'))
        .whereRef('order_items.order_id', '=', 'orders.id')
        .as('lines'),
    )
    .orderBy('orders.ordered_at', 'desc')
    .orderBy('orders.id', 'desc')
    .limit(rows);
  for (const condition of conditions) query = query.where(condition);
  if (after) {
    const { ordered_at, id } = after;
    query = query
      .where('orders.ordered_at', '<=', ordered_at)
      .where((eb) => eb.or([eb('orders.ordered_at', '<', ordered_at), eb('orders.id', '<', id)]));
  }
  return query.execute();
}

export type Buyer = Pick<UsersTable, 'id' | 'comp_name' | 'name' | 'firstname'> & {
  /** Where another customer has the same name. */
  readonly place?: string | undefined;
};

/** All of them, only where one is searched by name. */
export const everyBuyer = (db: DbOrTransaction): Promise<Buyer[]> =>
  db.selectFrom('users').select(['id', 'comp_name', 'name', 'firstname']).execute();

export async function buyersOf(db: DbOrTransaction, ids: ReadonlySet<string>): Promise<Map<string, Buyer>> {
  if (ids.size === 0) return new Map();
  const rows = await db
    .selectFrom('users')
    .select(['id', 'comp_name', 'name', 'firstname'])
    .where('id', 'in', [...ids])
    .execute();
  const places = await namesakePlaces(db, [...ids]);
  return new Map(rows.map((row) => [row.id, { ...row, place: places.get(row.id) }]));
}

/** The customers of pages of orders, each customer read once. */
export function buyersByPage(db: DbOrTransaction) {
  const known = new Map<string, Buyer>();
  return async (orders: readonly StoredOrder[]): Promise<ReadonlyMap<string, Buyer>> => {
    const unknown = orders.flatMap(({ user_id }) => (known.has(user_id) ? [] : [user_id]));
    for (const [id, buyer] of await buyersOf(db, new Set(unknown))) known.set(id, buyer);
    return known;
  };
}

export async function findAnyOrder(db: DbOrTransaction, id: string) {
  return db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The datasheet that the ordered product has today. */
export async function datasheetOfLine(db: DbOrTransaction, itemId: string) {
  return db
    .selectFrom('order_items')
    .innerJoin('products', 'products.id', 'order_items.product_id')
    .innerJoin('files', 'files.id', 'products.datasheet_id')
    .selectAll('files')
    .where('order_items.id', '=', itemId)
    .executeTakeFirst();
}
