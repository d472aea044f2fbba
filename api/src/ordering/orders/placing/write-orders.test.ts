import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import type { Order } from '@extranet/shared/contracts';
import type { FastifyRequest } from 'fastify';
import { newAddress } from '../../../testing/addresses.ts';
import { assertRefused } from '../../../testing/refusals.ts';
import { signedIn, tokenOf } from '../../../testing/signed-in.ts';
import { buildTestApp } from '../../../testing/test-app.ts';
import { claimOf } from '../idempotency.ts';
import { noteCartsChanged } from './placing.queries.ts';
import { type PreparedOrder, prepareOrder } from './prepare-order.ts';
import { writeOrders } from './write-orders.ts';

const { app, database } = await buildTestApp({ products: 60 });
const NAMES = ['garage', 'atelier', 'moderateur'] as const;
type Name = (typeof NAMES)[number];
const callers = new Map(
  await Promise.all(NAMES.map(async (name) => [name, await signedIn(app, `${name}@demo.example`)] as const)),
);

async function userOf(name: Name) {
  const authorization = `Bearer ${await tokenOf(app, `${name}@demo.example`)}`;
  const user = await app.identify({ headers: { authorization } } as FastifyRequest);
  assert.ok(user);
  return user;
}

const fill = (name: Name) =>
  callers.get(name)?.('/api/cart/item', { method: 'POST', payload: { prodId: 'p-fa-00001', quantity: 1 } });

/** A new address, which no order used. */
async function addressOf(name: Name): Promise<string> {
  const answer = await callers.get(name)?.('/api/delivery', { method: 'POST', payload: newAddress });
  assert.equal(answer?.status, 200);
  return answer.json<{ daId: string }>().daId;
}

interface Choices {
  readonly daId?: string;
  readonly key?: string;
  readonly now?: Date;
}

/** An order of the customer's cart, all but written. */
async function prepared(
  name: Name,
  { daId = `d-${name}-1`, key, now = app.now() }: Choices = {},
): Promise<PreparedOrder> {
  const user = await userOf(name);
  const body = { delivery: { daId } };
  const claim = key === undefined ? null : claimOf(user.id, key, body);
  const order = await prepareOrder(database, { user, body, publicUrl: '', now }, claim);
  assert.ok('order' in order);
  return order;
}
const allThree = () => Promise.all(NAMES.map((name) => prepared(name)));
const write = (...group: PreparedOrder[]) => writeOrders(database, group);

type Outcomes = Awaited<ReturnType<typeof writeOrders>>;
const kinds = (outcomes: Outcomes) => outcomes.map((outcome) => Object.keys(outcome)[0]);
const refsOf = (outcomes: Outcomes) =>
  outcomes.flatMap((outcome) => ('placed' in outcome ? outcome.placed.orderRef : []));
const counters = async () => {
  const rows = await app.db.selectFrom('order_counters').selectAll().execute();
  return new Map(rows.map(({ year, last }) => [year, last]));
};
const thisYear = () => Number(app.now().toISOString().slice(0, 4));
const last = async () => (await counters()).get(thisYear()) ?? 0;
const linesOf = async (name: Name) =>
  app.db.selectFrom('cart_items').select('id').where('user_id', '=', `u-${name}`).execute();

describe('orders that are written together', () => {
  beforeEach(async () => {
    await app.db.deleteFrom('cart_items').execute();
    for (const name of NAMES) await fill(name);
  });

  it('have the next numbers in their order, each its lines, its mail and its job, and empty their carts', async () => {
    const before = await last();
    const group = await allThree();
    const outcomes = await write(...group);
    assert.deepEqual(kinds(outcomes), ['placed', 'placed', 'placed']);
    assert.deepEqual(
      refsOf(outcomes).map((ref) => Number(ref.slice(-6))),
      [before + 1, before + 2, before + 3],
    );
    for (const [index, name] of NAMES.entries()) {
      const outcome = outcomes[index] as { placed: Order };
      const stored = await callers.get(name)?.(`/api/order/${outcome.placed.orderId}`);
      assert.deepEqual(stored?.json<Order>(), outcome.placed);
      assert.deepEqual(await linesOf(name), []);
      const id = group[index]?.confirmation?.job.id ?? '';
      const mail = await app.db.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirst();
      assert.equal(mail?.subject, `Votre commande ${outcome.placed.orderRef}`);
      const job = await app.db.selectFrom('jobs').select('kind').where('id', '=', id).executeTakeFirst();
      assert.equal(job?.kind, 'mail');
    }
  });

  it('are written each by itself where one of them cannot be, which leaves no number out', async () => {
    const daId = await addressOf('atelier');
    const before = await last();
    const group = [
      await prepared('garage'),
      await prepared('atelier', { daId }),
      await prepared('moderateur'),
    ];
    // By hand, so that the cart does not tell of it.
    await app.db.deleteFrom('deliveries').where('id', '=', daId).execute();
    const outcomes = await write(...group);
    assert.deepEqual(kinds(outcomes), ['placed', 'failed', 'placed']);
    assert.deepEqual(
      refsOf(outcomes).map((ref) => Number(ref.slice(-6))),
      [before + 1, before + 2],
    );
    assert.equal(await last(), before + 2);
    assert.equal((await linesOf('atelier')).length, 1);
  });

  it('leave out one whose cart has changed since, which orders nothing', async () => {
    const before = await last();
    const group = await allThree();
    await fill('atelier');
    assert.deepEqual(kinds(await write(...group)), ['placed', 'isStale', 'placed']);
    assert.equal(await last(), before + 2);
    assert.equal((await linesOf('atelier')).length, 1);
  });

  it('leave out one whose address was deleted since', async () => {
    const daId = await addressOf('atelier');
    const order = await prepared('atelier', { daId });
    await callers.get('atelier')?.(`/api/delivery/${daId}`, { method: 'DELETE' });
    assert.deepEqual(kinds(await write(order)), ['isStale']);
  });

  it('take a cart once, however often it was prepared', async () => {
    const twice = [await prepared('garage'), await prepared('garage')];
    assert.deepEqual(kinds(await write(...twice)), ['placed', 'isStale']);
  });

  it('count within their own year, at its turn too', async () => {
    const inYear = (year: number) => new Date(Date.UTC(year, 5, 1));
    const group = [
      await prepared('garage', { now: inYear(2101) }),
      await prepared('atelier', { now: inYear(2100) }),
      await prepared('moderateur', { now: inYear(2101) }),
    ];
    assert.deepEqual(refsOf(await write(...group)), [
      'CMD-2101-000001',
      'CMD-2100-000001',
      'CMD-2101-000002',
    ]);
    assert.deepEqual([(await counters()).get(2100), (await counters()).get(2101)], [1, 2]);
  });

  if (database.dialect.name !== 'sqlite') {
    it('do not wait for a cart that somebody is changing', { timeout: 5000 }, async () => {
      const group = await allThree();
      await app.db.transaction().execute(async (transaction) => {
        await noteCartsChanged(transaction, ['u-atelier'], app.now());
        assert.deepEqual(kinds(await write(...group)), ['placed', 'isStale', 'placed']);
      });
    });

    it('refuse one whose key is held elsewhere, and no other', async () => {
      const group = [await prepared('garage', { key: 'held-by-others' }), await prepared('atelier')];
      await app.db.transaction().execute(async (transaction) => {
        assert.ok(await database.dialect.tryLock(transaction, 'order:u-garage:held-by-others'));
        assert.deepEqual(kinds(await write(...group)), ['failed', 'placed']);
      });
      const again = await callers.get('garage')?.('/api/order', {
        method: 'POST',
        payload: { delivery: { daId: 'd-garage-1' } },
        headers: { 'idempotency-key': 'held-by-others' },
      });
      assert.equal(again?.status, 200);
    });
  }
});

it('an order waits for whoever is changing its cart, and orders what the cart is then', async () => {
  await app.db.deleteFrom('cart_items').execute();
  await fill('garage');
  const order = () =>
    callers.get('garage')?.('/api/order', { method: 'POST', payload: { delivery: { daId: 'd-garage-1' } } });
  let ordered: ReturnType<typeof order>;
  await app.db.transaction().execute(async (transaction) => {
    await noteCartsChanged(transaction, ['u-garage'], app.now());
    ordered = order();
    await new Promise((resolve) => setTimeout(resolve, 100));
    await transaction.deleteFrom('cart_items').where('user_id', '=', 'u-garage').execute();
  });
  const answer = await ordered;
  assert.ok(answer);
  assertRefused(answer, 409, 'cart.empty');
});
