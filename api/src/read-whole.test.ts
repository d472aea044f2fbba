import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { RootOperationNode } from 'kysely';
import { adminLines } from './testing/access/admin.lines.ts';
import { customerLines } from './testing/access/customer.lines.ts';
import { explained } from './testing/plans.ts';
import { signedIn } from './testing/signed-in.ts';
import { buildTestApp } from './testing/test-app.ts';

/** Tables that have more rows with each year. */
const GROWING =
  /(?:SCAN|Seq Scan on) (orders|order_items|order_documents|order_parcels|order_events|returns|products|special_prices|users|customer_index|deliveries|files|audit|notifications|mails|sessions|delivery_requests|stock_alerts|part_requests|faq_posts)(?: .*)?$/;
/** By what nearly all rows have alike; with a limit the first of them are enough. */
const NEARLY_ALL = /^SEARCH (?:orders|products) .*\((?:status|catalogue|statut)=\?\)$/;
/** Rows of somebody, of one order, of one product: however many there are in all, these are few. */
const OF_ONE = /\((user_id|order_id|return_id|thread_id|actor_id|ref_norm|list|id|handled_at)=/;

/** What is read whole on purpose, by what of its statement says so. */
const ON_PURPOSE: Readonly<Record<string, readonly RegExp[]>> = {
  // All that is known of a person, asked for once in a while.
  'GET /api/customer/export': [/from "faq_posts"/, /from "mails"/],
  // Whole by the specification; the page asks for slices.
  'GET /api/admin/customers': [/from "users"/],
  // Of few customers, as there are here, all are sorted.
  'GET /api/admin/customers/slice': [/from "users" cross join/],
  // Few wait, and what has waited is not asked.
  'GET /api/admin/desk': [/from "part_requests" where "status"/],
  // A forum is read by people: it has as many posts as they can read.
  'GET /api/admin/find': [/from "faq_posts"/, /from "vehicle_models"/],
  'GET /api/faq/threads': [/from "faq_posts"/],
  'GET /api/faq/availableRefs': [/from "faq_posts"/],
  // Sums over a period, the largest first.
  'GET /api/admin/figures/orders': [/group by/],
  'GET /api/admin/figures/orders/export': [/group by/],
  'GET /api/admin/search/misses': [/group by/],
  'GET /api/admin/search/ignored': [/group by/],
  // What went wrong, until somebody puts it right.
  'GET /api/admin/jobs': [/from "jobs"/],
};

const { app, database } = await buildTestApp({ products: 300 });
const isEmbedded = database.dialect.name === 'sqlite';
const asked: RootOperationNode[] = [];
database.onQuery(({ statement, node }) => {
  if (statement === 'select') asked.push(node);
});
const admin = await signedIn(app, 'admin@demo.example', 'admin');
const customer = await signedIn(app, 'garage@demo.example');

/** Lines of the plan by which a table is gone through, or sorted, from its first row to its last. */
function readWhole(sql: string, plan: readonly string[]): string[] {
  const scans = plan.filter((line) => GROWING.test(line) && !/USING/.test(line));
  const sorts = plan.filter((line) => line === 'USE TEMP B-TREE FOR ORDER BY');
  const alike = sql.includes(' limit ') ? [] : plan.filter((line) => NEARLY_ALL.test(line));
  return [...scans, ...alike, ...(plan.some((line) => OF_ONE.test(line)) ? [] : sorts)];
}

describe('what grows is not read whole', () => {
  const lines = Object.entries({ ...customerLines, ...adminLines });
  for (const [route, line] of lines.filter(([key]) => key.startsWith('GET /api/')))
    it(`for ${route}`, async () => {
      const path = route.slice('GET '.length).replace(/:\w+/, 'nothing');
      asked.length = 0;
      await (line.access === 'admin' ? admin : customer)(line.query ? `${path}?${line.query}` : path);
      for (const { sql, rows } of await explained(database, [...asked])) {
        if (ON_PURPOSE[route]?.some((pattern) => pattern.test(sql)) || / 1 = 0 /.test(sql)) continue;
        const plan = rows.map((row) => String(isEmbedded ? row.detail : row['QUERY PLAN']));
        assert.deepEqual(readWhole(sql, plan), [], `${sql}\n${plan.join('\n')}`);
      }
    });
});
