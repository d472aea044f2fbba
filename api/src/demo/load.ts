import type { Database } from '../base/db/open.ts';
import type { UsersTable } from '../base/db/schema/accounts.ts';
import type { OrdersTable } from '../base/db/schema/orders.ts';
import { createRandom } from '../base/random.ts';
import { hashPassword } from '../base/secrets/passwords.ts';
import { ownApplications, rebuildIndex } from '../catalogue/index.ts';
import { demoFiles } from './demo-files.ts';
import { demoDocuments } from './documents.ts';
import { demoFittingRules } from './fitting-rules/index.ts';
import { demoForum } from './forum.ts';
import { demoOrders } from './orders.ts';
import { demoDeliveries, demoSpecialPrices, demoUsers } from './people.ts';
import { demoProducts, demoRelatedLinks } from './products.ts';
import { demoRange } from './range/index.ts';
import { demoReturns } from './returns.ts';
import { demoSuccessors } from './successors.ts';
import { demoModels } from './vehicle-models.ts';

export const DEMO_PASSWORD = 'Demo-2026!';
export const DEMO_ADMIN = 'admin@demo.example';
const DEMO_MARK = 'demo.loaded';
const DAY = 86_400_000;
const THREADS_MAX = 60;
const INDEX_PAGE = 1000;

interface Options {
  readonly products: number;
  readonly now?: Date;
}

/** Loads the demonstration into an empty database; leaves any other unchanged. Answers whether it was loaded. */
export async function loadDemo(
  database: Database,
  { products: total, now = new Date() }: Options,
): Promise<boolean> {
  return database.dialect.exclusively(async () => {
    if (!(await isEmpty(database))) return false;
    const today = new Date(Math.floor(now.getTime() / DAY) * DAY);
    const random = createRandom(2026);
    const passwordHash = await demoPasswordHash();
    const users = demoUsers(total > 10_000 ? 200 : 80, passwordHash, random, today);
    const deliveries = demoDeliveries(users, random);
    const { products, files } = demoFiles(demoProducts(total, random, today));
    const range = demoRange(today, total);
    const { products: rangeProducts, files: rangeFiles } = demoFiles(range.products);
    const allProducts = [...products, ...rangeProducts];
    const specialPrices = demoSpecialPrices(users, products, random);
    const sources = { users, products, deliveries, specialPrices };
    const { orders, items, orderCounters, events, parcels, parcelLines } = demoOrders(
      Math.ceil(total / 2),
      sources,
      random,
      today,
    );
    const { threads, posts } = demoForum(
      Math.min(THREADS_MAX, Math.ceil(total / 6)),
      users,
      products,
      random,
      today,
    );
    await database.dialect.bulkLoad(async (insert) => {
      await insert('users', signedInFor(users, orders));
      await insert('deliveries', deliveries);
      await insert('files', [...new Map([...rangeFiles, ...files].map((file) => [file.id, file])).values()]);
      await insert('products', allProducts);
      await insert('vehicle_models', demoModels());
      await insert('applications', [...products.flatMap(ownApplications), ...range.applications]);
      await insert('fitting_rules', [
        {
          version: 1,
          author: 'Démonstration',
          saved_at: today.toISOString(),
          comment: 'Premières règles',
          rules: JSON.stringify(demoFittingRules),
          rule_count: demoFittingRules.length,
        },
      ]);
      await insert('related_links', demoRelatedLinks(allProducts));
      await insert('product_successors', demoSuccessors(allProducts));
      await insert('special_prices', specialPrices);
      await insert('orders', orders);
      await insert('order_items', items);
      await insert('order_events', events);
      await insert('order_parcels', parcels);
      await insert('order_parcel_lines', parcelLines);
      await insert('order_counters', orderCounters);
      const arrived = { orders, items, parcels };
      const { returns, lines: returnLines, events: returnEvents } = demoReturns(arrived, today);
      const papers = demoDocuments({ ...arrived, returns, today });
      await insert('files', papers.files);
      await insert('order_documents', papers.documents);
      await insert('returns', returns);
      await insert('return_lines', returnLines);
      await insert('return_events', returnEvents);
      await insert('faq_threads', threads);
      await insert('faq_posts', posts);
      await insert('settings', [{ key: DEMO_MARK, value: JSON.stringify({ products: total }), version: 0 }]);
    });
    await rebuildIndex(database, { perPage: INDEX_PAGE, now: () => now });
    return true;
  });
}

export async function holdsDemo({ db }: Database): Promise<boolean> {
  const mark = await db.selectFrom('settings').select('key').where('key', '=', DEMO_MARK).executeTakeFirst();
  return mark !== undefined;
}

let hash: Promise<string> | undefined;

/** One hash for all accounts: they share a public password anyway, and each hash takes a sixth of a second. */
function demoPasswordHash(): Promise<string> {
  hash ??= hashPassword(DEMO_PASSWORD);
  return hash;
}

async function isEmpty({ db }: Database): Promise<boolean> {
  const user = await db.selectFrom('users').select('id').limit(1).executeTakeFirst();
  const product = await db.selectFrom('products').select('id').limit(1).executeTakeFirst();
  return !user && !product;
}

/** Who ordered was signed in then: 'Jamais connecté' beside a list of orders would be untrue. */
function signedInFor(users: readonly UsersTable[], orders: readonly OrdersTable[]): UsersTable[] {
  const last = new Map<string, string>();
  for (const { user_id, ordered_at } of orders)
    if (ordered_at > (last.get(user_id) ?? '')) last.set(user_id, ordered_at);
  return users.map((user) => ({ ...user, last_connexion_at: last.get(user.id) ?? null }));
}
