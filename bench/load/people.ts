import { parseConfig } from '../../api/src/base/config/index.ts';
import { type Db, openDatabase } from '../../api/src/base/db/index.ts';
import { openSession } from '../../api/src/people/index.ts';

type Env = Record<string, string | undefined>;

export interface Customer {
  readonly email: string;
  readonly token: string;
  readonly deliveryId: string;
  readonly writesFaq: boolean;
  /** Ids of products that this customer may order. */
  readonly products: string[];
  /** References that have a thread in the forum which this customer sees. */
  readonly threads: string[];
}

export interface People {
  readonly customers: Customer[];
  readonly admins: string[];
}

const PRODUCTS_EACH = 40;
/** Customers further down share them. */
const PRODUCTS_MAX = 8000;

/** Sessions are written to the database: signing a hundred people in would take long because of scrypt. */
export async function loadPeople(env: Env, customers: number, admins: number): Promise<People> {
  const database = await openDatabase(parseConfig(env), { owner: false });
  try {
    const { db } = database;
    const admin = await db
      .selectFrom('users')
      .select('id')
      .where('is_admin', '=', 1)
      .executeTakeFirstOrThrow();
    const tokens = Array.from({ length: admins }, () => openSession(db, admin.id, 'admin', new Date()));
    return {
      customers: await findCustomers(db, customers),
      admins: await Promise.all(tokens),
    };
  } finally {
    await database.close();
  }
}

async function findCustomers(db: Db, count: number): Promise<Customer[]> {
  const users = await db
    .selectFrom('users')
    .innerJoin('deliveries', 'deliveries.user_id', 'users.id')
    .select(['users.id', 'users.email', 'users.catalogs', 'users.faq_role'])
    .select(({ fn }) => fn.min('deliveries.id').as('delivery_id'))
    .where('users.status', '=', 'active')
    .where('deliveries.status', '=', 'visible')
    .where('order_enabled', '=', 1)
    .where('is_admin', '=', 0)
    .where('users.faq_role', '!=', 'none')
    .groupBy(['users.id', 'users.email', 'users.catalogs', 'users.faq_role'])
    .limit(count)
    .execute();
  const discussed = await threadsByCatalogue(db);
  const customers: Customer[] = [];
  // One after the other: hundreds at once would wait for a connection for too long.
  for (const [index, user] of users.entries()) {
    const catalogs = JSON.parse(user.catalogs) as string[];
    const [catalogue = ''] = catalogs;
    const products = await db
      .selectFrom('products')
      .select('id')
      .where('catalogue', '=', catalogue as 'Kit')
      .where('price_cents', '>', 0)
      .where('statut', '=', 'disponible')
      .where('stock_code', '=', '1')
      .orderBy('id')
      .offset((index * PRODUCTS_EACH) % PRODUCTS_MAX)
      .limit(PRODUCTS_EACH)
      .execute();
    customers.push({
      email: user.email,
      token: await openSession(db, user.id, 'customer', new Date()),
      deliveryId: user.delivery_id,
      writesFaq: user.faq_role === 'contributor',
      products: products.map(({ id }) => id),
      threads: catalogs.flatMap((one) => discussed.get(one) ?? []),
    });
  }
  return customers;
}

async function threadsByCatalogue(db: Db): Promise<Map<string, string[]>> {
  const rows = await db
    .selectFrom('faq_threads')
    .innerJoin('products', 'products.ref_norm', 'faq_threads.ref_norm')
    .select(['faq_threads.ref', 'products.catalogue'])
    .limit(200)
    .execute();
  const threads = Map.groupBy(rows, ({ catalogue }) => catalogue as string);
  return new Map([...threads].map(([catalogue, some]) => [catalogue, some.map(({ ref }) => ref)]));
}
