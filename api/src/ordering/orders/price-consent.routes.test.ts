import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import type { Cart, Order, PriceChange } from '@extranet/shared/contracts';
import { assertRefused } from '../../testing/refusals.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { wholeDatabase } from '../../testing/whole-database.ts';

const { app, database } = await buildTestApp();
const garage = await signedIn(app, 'garage@demo.example');
const address = { daId: 'd-garage-1' };

const add = async (ref: string, quantity = 1) =>
  (
    await garage('/api/cart/item', { method: 'POST', payload: { prodId: `p-${ref}`, quantity } })
  ).json<Cart>();
const read = async () => (await garage('/api/cart')).json<Cart>();
const order = (fingerprint?: string, key?: string) =>
  garage('/api/order', {
    method: 'POST',
    payload: { delivery: address, ...(fingerprint === undefined ? {} : { fingerprint }) },
    headers: key ? { 'idempotency-key': key } : {},
  });
const raise = (ref: string, by: number) =>
  app.db
    .updateTable('products')
    .set(({ eb }) => ({ price_cents: eb('price_cents', '+', by) }))
    .where('id', '=', `p-${ref}`)
    .execute();

/** The refusal of an order whose prices were not shown. */
function risesIn(answer: Parameters<typeof assertRefused>[0]) {
  const refusal = assertRefused(answer, 409, 'cart.priceChanged');
  return refusal as unknown as { lines: PriceChange[]; fingerprint: string };
}

beforeEach(async () => {
  await app.db.deleteFrom('cart_items').execute();
});

describe('consent to prices', () => {
  it('covers only what this page showed: reading the cart elsewhere consents to nothing [C7.33 C2.25]', async () => {
    const shown = await add('fa-00001', 2);
    await raise('fa-00001', 1000);
    // The badge of another tab, which shows the new total.
    const elsewhere = await read();
    const { lines } = risesIn(await order(shown.fingerprint));
    assert.deepEqual(
      lines.map(({ shownUnitPriceET, itMbrUnitPriceET }) => [shownUnitPriceET, itMbrUnitPriceET]),
      [[shown.items[0]?.itMbrUnitPriceET, elsewhere.items[0]?.itMbrUnitPriceET]],
    );
    const placed = await order(elsewhere.fingerprint);
    assert.equal(placed.json<Order>().orderTotalPriceIT, elsewhere.totalPriceIT);
  });

  it('is given with the fingerprint of the refusal, and asked for again when the price rises once more', async () => {
    const shown = await add('fa-00001');
    await raise('fa-00001', 1000);
    const first = risesIn(await order(shown.fingerprint));
    await raise('fa-00001', 1000);
    const second = risesIn(await order(first.fingerprint));
    assert.equal(second.lines[0]?.shownUnitPriceET, first.lines[0]?.itMbrUnitPriceET);
    assert.equal((await order(second.fingerprint)).status, 200);
  });

  it('is measured by what this page showed, also where the line was cheaper when it was added', async () => {
    await add('fa-00001');
    await raise('fa-00001', 2000);
    const dearest = await read();
    await raise('fa-00001', -1000);
    const placed = await order(dearest.fingerprint);
    assert.equal(placed.status, 200, placed.text);
    assert.ok(placed.json<Order>().orderTotalPriceIT < dearest.totalPriceIT);
  });

  it('is asked for when a piece costs one cent more', async () => {
    const shown = await add('fa-00001', 3);
    const unit = ({ items }: Cart) => Math.round((items[0]?.itMbrUnitPriceET ?? 0) * 100);
    for (let now = shown; unit(now) === unit(shown); now = await read()) await raise('fa-00001', 1);
    assert.equal(unit(await read()), unit(shown) + 1);
    risesIn(await order(shown.fingerprint));
  });

  it('is asked for when this page showed a line without a price, which now has one', async () => {
    await add('fa-00001');
    const { price_cents } = await app.db
      .selectFrom('products')
      .select('price_cents')
      .where('id', '=', 'p-fa-00001')
      .executeTakeFirstOrThrow();
    await raise('fa-00001', -price_cents);
    const shown = await read();
    assert.equal(shown.totalPriceIT, 0);
    await raise('fa-00001', price_cents);
    assert.equal(risesIn(await order(shown.fingerprint)).lines[0]?.shownUnitPriceET, 0);
  });

  it('is not asked for when a price fell [C7.33]', async () => {
    const shown = await add('fa-00001');
    await raise('fa-00001', -100);
    assert.equal((await order(shown.fingerprint)).status, 200);
  });

  it('never covers a line or a quantity that this page did not show [C7.33 C8.06]', async () => {
    const shown = await add('fa-00001', 1);
    const itId = shown.items[0]?.itId;
    await garage(`/api/cart/item/${itId}`, { method: 'PUT', payload: { quantity: 20 } });
    const { message } = assertRefused(await order(shown.fingerprint), 409, 'cart.changed');
    assert.match(message, /Rien n’a été commandé/);
    await garage(`/api/cart/item/${itId}`, { method: 'PUT', payload: { quantity: 1 } });
    await add('fa-00002');
    assertRefused(await order(shown.fingerprint), 409, 'cart.changed');
    assertRefused(await order('nonsense.at-all'), 409, 'cart.changed');
    assert.equal((await order((await read()).fingerprint)).status, 200);
  });

  it('is stored nowhere: reading the cart or the list of orders changes nothing in the database', async () => {
    await add('fa-00001');
    await raise('fa-00001', 700);
    // The letters of the orders above are on their way: they too are written down.
    await app.jobs.finish();
    const before = await wholeDatabase(database);
    for (let times = 0; times < 3; times += 1) await read();
    await garage('/api/orders');
    assert.deepEqual(await wholeDatabase(database), before);
  });

  it('is not asked for in a repeat: the same key gets the first answer, whatever the page shows by now', async () => {
    const shown = await add('fa-00001');
    const first = await order(shown.fingerprint, 'key-of-the-click');
    assert.equal(first.status, 200, first.text);
    await raise('fa-00001', 1000);
    const again = await order((await read()).fingerprint, 'key-of-the-click');
    assert.deepEqual(again.json<Order>(), first.json<Order>());
  });
});

describe('a client that sends no fingerprint', () => {
  it('is asked about a rise since the line was added, and agrees by ordering again', async () => {
    await add('fa-00001', 3);
    await raise('fa-00001', 1000);
    await read();
    const { lines } = risesIn(await order(undefined, 'first-click'));
    assert.ok(lines[0] && lines[0].itMbrUnitPriceET > lines[0].shownUnitPriceET);
    await read();
    assert.equal((await order(undefined, 'second-click')).status, 200);
  });

  it('does not agree by a repeat under the same key: the refusal may never have arrived', async () => {
    await add('fa-00001');
    await raise('fa-00001', 1000);
    risesIn(await order(undefined, 'one-click'));
    risesIn(await order(undefined, 'one-click'));
    assert.equal((await order(undefined, 'another-click')).status, 200);
  });

  it('agrees only to the prices and lines of the refusal', async () => {
    const { items } = await add('fa-00001');
    await raise('fa-00001', 1000);
    risesIn(await order(undefined, 'click-number-1'));
    await raise('fa-00001', 1000);
    risesIn(await order(undefined, 'click-number-2'));
    await garage(`/api/cart/item/${items[0]?.itId}`, { method: 'PUT', payload: { quantity: 9 } });
    risesIn(await order(undefined, 'click-number-3'));
    assert.equal((await order(undefined, 'click-number-4')).status, 200);
  });
});
