import assert from 'node:assert/strict';
import { before, beforeEach, describe, it } from 'node:test';
import type { Cart } from '@extranet/shared/contracts';
import type { KyselyPlugin } from 'kysely';
import type { CurrentUser } from '../../base/current-user.ts';
import type { Db } from '../../base/db/schema.ts';
import { findCaller } from '../../people/sessions/sessions.queries.ts';
import { signedIn, tokenOf } from '../../testing/signed-in.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { addToCart, readCart } from './cart.service.ts';
import { addByReference } from './express.service.ts';

const { app, database } = await buildTestApp();
const garage = await signedIn(app, 'garage@demo.example');
const SPECIAL_PRICES = 3000;

/** Orderable products, each with a reference of its own. */
const orderable = await app.db
  .selectFrom('products')
  .select(['id', 'ref', 'ref_norm'])
  .where('statut', '=', 'disponible')
  .where('stock_code', '!=', '9')
  .where('price_cents', '>', 0)
  .orderBy('ref_norm')
  .limit(120)
  .execute();
const asProducts = (count: number) =>
  orderable.slice(0, count).map(({ id }) => ({ prodId: id, quantity: 1 }));
const asReferences = (count: number) => orderable.slice(0, count).map(({ ref }) => ({ ref, qty: 1 }));

before(async () => {
  const at = app.now().toISOString();
  const prices = Array.from({ length: SPECIAL_PRICES }, (_, index) => {
    const ref = orderable[index]?.ref_norm ?? `ZZ${index}`;
    const row = { user_id: 'u-garage', prod_ref: ref, ref_norm: ref, status: 'active' as const };
    return { ...row, id: `many-${index}`, price_cents: 1000 + index, updated_at: at };
  });
  await app.db.deleteFrom('special_prices').execute();
  for (let from = 0; from < prices.length; from += 500) {
    await app.db
      .insertInto('special_prices')
      .values(prices.slice(from, from + 500))
      .execute();
  }
});
beforeEach(() => app.db.deleteFrom('cart_items').execute());

/** The least of three runs: work of the server in the background, such as sending mails, can only add statements. */
async function statementsOf(work: () => Promise<{ status: number; text: string }>): Promise<number> {
  const counts = [];
  for (let times = 0; times < 3; times += 1) {
    // The first call of a session needs more statements.
    await garage('/api/cart');
    let count = 0;
    const stop = database.onQuery(() => {
      count += 1;
    });
    const { status, text } = await work();
    stop();
    assert.equal(status, 200, text);
    counts.push(count);
  }
  return Math.min(...counts);
}

/** A connection that counts the rows of all answers. */
function countingRows() {
  let rows = 0;
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      rows += result.rows.length;
      return result;
    },
  };
  return { db: app.db.withPlugin(plugin), rows: () => rows };
}

describe('many lines and thousands of special prices', () => {
  it('are added in as many statements as a single line [C7.25]', async () => {
    const add = (count: number) =>
      statementsOf(() => garage('/api/cart/items', { method: 'POST', payload: asProducts(count) }));
    // The first call of an account reserves several attempts of its rate limit, also for the following calls.
    await add(1);
    const ofOne = await add(1);
    assert.equal(await add(120), ofOne);
  });

  it('are added by reference in as many statements as a single line [C7.28]', async () => {
    const order = (count: number) =>
      statementsOf(() => garage('/api/express_order', { method: 'POST', payload: asReferences(count) }));
    const ofOne = await order(1);
    assert.equal(await order(120), ofOne);
  });

  it('cost no more rows than there are lines: special prices of other products are not read', async () => {
    const user = await findCaller(app.db, await tokenOf(app, 'garage@demo.example'), app.now());
    assert.ok(user);
    const LINES = 50;
    const ways = [
      (db: Db, by: CurrentUser) => addToCart(db, by, asProducts(LINES), app.now()),
      (db: Db, by: CurrentUser) => addByReference(db, by, asReferences(LINES), app.now()),
    ];
    for (const work of ways) {
      const { db, rows } = countingRows();
      const cart = await work(db, user);
      assert.equal(cart.items.length, LINES);
      assert.ok(cart.items.every(({ itMbrUnitPriceET }) => itMbrUnitPriceET >= 10));
      // The products and the quantities reached, then lines and products of the cart that is answered.
      assert.ok(rows() <= 4 * LINES + 10, `${rows()} rows`);
    }
    const { db, rows } = countingRows();
    await readCart(db, user);
    assert.ok(rows() <= 2 * LINES, `${rows()} rows`);
  });

  it('leave a product its special price in the cart, the product page, the search and the list', async () => {
    const price = orderable[3];
    assert.ok(price);
    const { items } = (
      await garage('/api/cart/item', { method: 'POST', payload: { prodId: price.id, quantity: 1 } })
    ).json<Cart>();
    assert.equal(items[0]?.itMbrUnitPriceET, 10.03);
    for (const address of [`product/${price.id}`, `products/search?q=${price.ref}`, 'products?l=3,1']) {
      assert.match((await garage(`/api/${address}`)).text, /"10\.03"/, address);
    }
  });
});
