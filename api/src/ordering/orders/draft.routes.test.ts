import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it } from 'node:test';
import type { Order, PriceChange } from '@extranet/shared/contracts';
import { subjectsTo } from '../../testing/mailed-link.ts';
import { assertRefused } from '../../testing/refusals.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { buildTestApp } from '../../testing/test-app.ts';

const { app, config } = await buildTestApp();
const garage = await signedIn(app, 'garage@demo.example');
const own = { daId: 'd-garage-1' };
const PRODUCT = 'p-fa-00001';

const post = (url: string, payload: unknown) => garage(url, { method: 'POST', payload });
const addressOf = ({ orderId }: Order, fingerprint?: string | null) =>
  garage(`/api/order/${orderId}/delivery`, {
    method: 'PUT',
    payload: { delivery: own, ...(fingerprint ? { fingerprint } : {}) },
  });
const validate = ({ orderId }: Order, fingerprint?: string | null) =>
  post(`/api/order/${orderId}/validate`, fingerprint ? { fingerprint } : {});
const readAgain = async ({ orderId }: Order) => (await garage(`/api/order/${orderId}`)).json<Order>();
const cents = (amount: number) => Math.round(amount * 100);

async function draft(): Promise<Order> {
  await post('/api/cart/item', { prodId: PRODUCT, quantity: 3 });
  await post('/api/cart/item', { prodId: 'p-ki-00001', quantity: 1 });
  return (await post('/api/order', {})).json<Order>();
}
const addressed = async () => (await addressOf(await draft())).json<Order>();

const change = (changes: {
  price_cents?: number;
  statut?: 'disponible' | 'supprime';
  stock_code?: '1' | '9';
}) => app.db.updateTable('products').set(changes).where('id', '=', PRODUCT).execute();
const setOrderEnabled = (order_enabled: 0 | 1) =>
  app.db.updateTable('users').set({ order_enabled }).where('id', '=', 'u-garage').execute();

/** The refusal of a draft that would cost more than was shown. */
function risesIn(answer: Parameters<typeof assertRefused>[0]) {
  const refusal = assertRefused(answer, 409, 'cart.priceChanged');
  return refusal as unknown as { lines: PriceChange[]; fingerprint: string };
}

const { price_cents: usual } = await app.db
  .selectFrom('products')
  .select('price_cents')
  .where('id', '=', PRODUCT)
  .executeTakeFirstOrThrow();

beforeEach(() => app.db.deleteFrom('cart_items').execute());
afterEach(async () => {
  await change({ price_cents: usual, statut: 'disponible', stock_code: '1' });
  await setOrderEnabled(1);
  await app.db
    .updateTable('users')
    .set({ catalogs: '["Faisceau","Kit","Attelage"]' })
    .where('id', '=', 'u-garage')
    .execute();
});

describe('a draft follows the rules of an order', () => {
  it('is not validated at an old price: the refusal names each line that costs more [C2.07, C7.33]', async () => {
    const shown = await addressed();
    await change({ price_cents: usual * 3 });
    const { lines, fingerprint } = risesIn(await validate(shown));
    assert.deepEqual(
      lines.map(({ itProdRef, itQuantity, shownUnitPriceET }) => [itProdRef, itQuantity, shownUnitPriceET]),
      [['FA-00001', 3, shown.items[0]?.itMbrUnitPriceET]],
    );
    assert.deepEqual(await readAgain(shown), shown);
    const validated = (await validate(shown, fingerprint)).json<Order>();
    assert.ok(validated.orderStatus.startsWith('val'));
    assert.equal(validated.items[0]?.itMbrUnitPriceET, lines[0]?.itMbrUnitPriceET);
    assert.deepEqual(await readAgain(shown), validated);
  });

  it('is computed anew, VAT and totals included, when a rise is agreed to [C3.07, D2]', async () => {
    const shown = await addressed();
    await change({ price_cents: usual + 3333 });
    const { fingerprint } = risesIn(await addressOf(shown));
    const priced = (await addressOf(shown, fingerprint)).json<Order>();
    assert.equal(priced.orderStatus, 'brouillon');
    const sum = (pick: (item: Order['items'][number]) => number) =>
      priced.items.reduce((total, item) => total + cents(pick(item)), 0);
    assert.equal(
      sum((item) => item.itMbrTotalPriceET),
      cents(priced.orderTotalPriceET),
    );
    assert.equal(
      sum((item) => item.itVATAmount),
      cents(priced.orderVATAmount),
    );
    assert.equal(cents(priced.orderVATAmount), Math.round(cents(priced.orderTotalPriceET) * 0.2));
    assert.equal(
      cents(priced.orderTotalPriceIT),
      cents(priced.orderTotalPriceET) + cents(priced.orderVATAmount),
    );
    assert.ok(priced.orderTotalPriceIT > shown.orderTotalPriceIT);
    const validated = (await validate(priced, priced.fingerprint)).json<Order>().items;
    assert.deepEqual(
      validated.map((item) => ({ ...item, itState: 'brouillon', itPromisedOn: null })),
      priced.items,
    );
  });

  it('is confirmed by one mail, once it is validated and not before [W3.09] [C7.33]', async () => {
    const shown = await addressed();
    const subject = `Votre commande ${shown.orderRef}`;
    const confirmations = async () =>
      (await subjectsTo(app, config, 'garage@demo.example')).filter((one) => one === subject).length;
    assert.equal(await confirmations(), 0);
    assert.equal((await validate(shown)).status, 200);
    assert.equal(await confirmations(), 1);
    assertRefused(await validate(shown), 409, 'order.readOnly');
    assert.equal(await confirmations(), 1);
  });

  it('is refused as read-only once it is validated, even when it would cost more now', async () => {
    const shown = await addressed();
    assert.equal((await validate(shown)).status, 200);
    await change({ price_cents: usual * 3 });
    assertRefused(await validate(shown), 409, 'order.readOnly');
    assertRefused(await addressOf(shown), 409, 'order.readOnly');
  });

  it('gets today’s VAT in its lines too when only the rate has changed [D2]', async () => {
    const shown = await draft();
    const { orderId } = shown;
    const before = { total_et_cents: 100, vat_cents: 0, total_it_cents: 100 };
    await app.db.updateTable('orders').set(before).where('id', '=', orderId).execute();
    await app.db.updateTable('order_items').set(before).where('order_id', '=', orderId).execute();
    const priced = (await addressOf(shown)).json<Order>();
    assert.deepEqual(priced.items, shown.items);
    assert.deepEqual(await readAgain(shown), priced);
  });

  it('takes a lower price without asking', async () => {
    const shown = await addressed();
    await change({ price_cents: Math.floor(usual / 2) });
    const validated = (await validate(shown)).json<Order>();
    assert.ok(validated.orderStatus.startsWith('val'));
    assert.ok(validated.orderTotalPriceIT < shown.orderTotalPriceIT);
    assert.deepEqual(await readAgain(shown), validated);
  });

  it('asks a page that still shows the old price, even when another page has agreed to the new one [C2.25]', async () => {
    const here = await addressed();
    await change({ price_cents: usual * 2 });
    const { fingerprint } = risesIn(await addressOf(here));
    assert.equal((await addressOf(here, fingerprint)).status, 200);
    risesIn(await validate(here, here.fingerprint));
    assert.equal((await validate(here, (await readAgain(here)).fingerprint)).status, 200);
  });

  it('is refused when the customer may no longer order, before and after the address is set [C5.07, C6.02]', async () => {
    const shown = await addressed();
    await setOrderEnabled(0);
    assertRefused(await addressOf(shown), 403, 'cart.orderingDisabled');
    assertRefused(await validate(shown), 403, 'cart.orderingDisabled');
    await setOrderEnabled(1);
    assert.equal((await validate(shown)).status, 200);
  });

  it('is refused, with the references and what to do, once a line cannot be ordered [C5.07]', async () => {
    const shown = await addressed();
    for (const gone of [{ statut: 'supprime' }, { stock_code: '9' }, { price_cents: 0 }] as const) {
      await change({ price_cents: usual, statut: 'disponible', stock_code: '1', ...gone });
      for (const answer of [await addressOf(shown), await validate(shown)]) {
        const { message } = assertRefused(answer, 409, 'cart.notOrderable');
        assert.match(message, /FA-00001.*à nouveau/);
      }
    }
    assert.equal((await readAgain(shown)).orderStatus, 'brouillon');
  });

  it('is refused once the customer has lost the catalogue of a line [C6.02]', async () => {
    const shown = await addressed();
    await app.db.updateTable('users').set({ catalogs: '["Kit"]' }).where('id', '=', 'u-garage').execute();
    assertRefused(await validate(shown), 409, 'cart.notOrderable');
  });

  it('is validated only once when a rise is agreed to several times at once', async () => {
    const shown = await addressed();
    await change({ price_cents: usual * 2 });
    const { fingerprint } = risesIn(await validate(shown));
    const answers = await Promise.all([1, 2, 3, 4].map(() => validate(shown, fingerprint)));
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409, 409, 409]);
    const whole = answers.find(({ status }) => status === 200)?.json<Order>();
    assert.deepEqual(await readAgain(shown), whole);
  });
});
