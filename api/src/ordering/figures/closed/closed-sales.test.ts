import assert from 'node:assert/strict';
import { before, beforeEach, describe, it } from 'node:test';
import type { Catalogue } from '@extranet/shared/contracts';
import { FIGURE_DAYS } from '@extranet/shared/contracts';
import { weeksUpTo } from '../../../base/desk/weeks.ts';
import { newId } from '../../../base/secrets/tokens.ts';
import { lastDays } from '../../../base/text/figure-days.ts';
import { dayInParis, midnightInParis } from '../../../base/text/french.ts';
import { buildTestApp } from '../../../testing/test-app.ts';
import { orderFigures } from '../order-figures.service.ts';
import { salesOfWeeks } from '../weeks.ts';
import { closeDays } from './close-days.ts';
import { CHANGES_MAX, closedSales } from './closed-sales.queries.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const { app, wait } = await buildTestApp({ products: 60 });
const { db } = app;

const today = () => lastDays(app.now(), 1)[0] ?? assert.fail();
const closed = () => closedSales(db, today());
const changes = async () => (await db.selectFrom('sales_changed').selectAll().execute()).length;

interface Sale {
  readonly user?: string;
  readonly daysAgo?: number;
  readonly cents?: number;
  readonly catalogue?: Catalogue;
  readonly status?: 'validee' | 'brouillon';
}

/** An order with one line, written as a program that knows nothing of sums would write it. */
async function sell({
  user = 'u-garage',
  daysAgo = 3,
  cents = 10_000,
  catalogue = 'Kit',
  status = 'validee',
}: Sale = {}): Promise<string> {
  const id = newId();
  const at = new Date(app.now().getTime() - daysAgo * DAY).toISOString();
  const order = await db
    .selectFrom('orders')
    .selectAll()
    .where('status', '=', 'validee')
    .executeTakeFirstOrThrow();
  const line = await db.selectFrom('order_items').selectAll().executeTakeFirstOrThrow();
  await db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('orders')
      .values({
        ...order,
        id,
        ref: id,
        ref_norm: id,
        user_id: user,
        status,
        pdf_id: null,
        ordered_at: at,
        validated_at: status === 'validee' ? at : null,
        total_et_cents: cents,
        vat_cents: 0,
        total_it_cents: cents,
      })
      .execute();
    await transaction
      .insertInto('order_items')
      .values({
        ...line,
        id,
        order_id: id,
        total_et_cents: cents,
        vat_cents: 0,
        total_it_cents: cents,
        catalogue,
      })
      .execute();
  });
  return id;
}

const change = (id: string, values: object) =>
  db.updateTable('orders').set(values).where('id', '=', id).execute();

/** What the closed days and the changes since say of each period is what all orders say. */
async function assertAsOrdersSay(): Promise<void> {
  assert.ok(await closed(), 'the days are closed');
  const all = async () => {
    const figures = await Promise.all(FIGURE_DAYS.map((days) => orderFigures(db, days, app.now())));
    return [...figures, await salesOfWeeks(db, weeksUpTo(app.now()))];
  };
  const shown = await all();
  const { day } = await db.selectFrom('sales_closed').select('day').executeTakeFirstOrThrow();
  await db.updateTable('sales_closed').set({ day: '' }).execute();
  const reckoned = await all();
  await db.updateTable('sales_closed').set({ day }).execute();
  assert.deepEqual(shown, reckoned);
}

describe('sums of closed days', () => {
  before(async () => {
    const noon = (midnightInParis(dayInParis(app.now()))?.getTime() ?? 0) + 36 * HOUR;
    wait(noon - app.now().getTime());
    const users = await db.selectFrom('users').select('id').where('is_admin', '=', 0).limit(25).execute();
    for (const [at, { id: user }] of users.entries()) {
      for (const daysAgo of [2, 9, 40, 100, 200, 400, 720]) {
        await sell({ user, daysAgo: daysAgo + at, cents: 1000 * ((at * 7) % 25) + 10 * daysAgo });
      }
    }
  });
  beforeEach(async () => {
    await closeDays(app);
  });

  it('say of each period what its orders say, today’s included [B9.02]', async () => {
    await assertAsOrdersSay();
    await sell({ user: 'u-atelier', daysAgo: 0, cents: 777_777, catalogue: 'Attelage' });
    await sell({ user: 'u-sansfaq', daysAgo: 0, cents: 55 });
    await assertAsOrdersSay();
    assert.equal(await changes(), 0);
  });

  it('follow an order of a past day that is cancelled, moved, changed, given to another or removed [B9.02]', async () => {
    const changesOf: ((id: string) => Promise<unknown>)[] = [
      (id) => change(id, { status: 'annulee' }),
      (id) => change(id, { validated_at: new Date(app.now().getTime() - 45 * DAY).toISOString() }),
      (id) => change(id, { user_id: 'u-lecteur' }),
      async (id) => {
        await db
          .updateTable('order_items')
          .set({ total_et_cents: 3, total_it_cents: 3 })
          .where('id', '=', id)
          .execute();
        await change(id, { total_et_cents: 3, total_it_cents: 3 });
      },
      async (id) => {
        await db.deleteFrom('order_items').where('order_id', '=', id).execute();
        await db.deleteFrom('orders').where('id', '=', id).execute();
      },
    ];
    for (const apply of changesOf) {
      const id = await sell({ cents: 1_234_567 });
      await assertAsOrdersSay();
      await db.updateTable('sales_closed').set({ day: '' }).execute();
      await closeDays(app);
      assert.equal(await changes(), 0);
      await apply(id);
      assert.notEqual(await changes(), 0);
      await assertAsOrdersSay();
    }
  });

  it('follow an order that comes late, and a draft validated for a past day [B9.02]', async () => {
    await sell({ user: 'u-sansfaq', daysAgo: 1, cents: 99_999 });
    await assertAsOrdersSay();
    const draft = await sell({ user: 'u-moderateur', status: 'brouillon', cents: 44_444 });
    await assertAsOrdersSay();
    await change(draft, {
      status: 'validee',
      validated_at: new Date(app.now().getTime() - 2 * DAY).toISOString(),
    });
    await assertAsOrdersSay();
  });

  it('note nothing of what counts for nothing: an order of today, a draft, a step of its life [B9.02]', async () => {
    await db.deleteFrom('sales_changed').execute();
    const old = await sell({ daysAgo: 0 });
    await sell({ status: 'brouillon', daysAgo: 5 });
    await change(old, { state: 'expediee', version: 7, status: 'validee' });
    // As an order from before there was such a column.
    const undated = await sell({ status: 'brouillon' });
    await change(undated, { status: 'validee' });
    await change(undated, { status: 'annulee' });
    assert.equal(await changes(), 0);
  });

  it('take an order that changes while the days are closed [B9.02]', async () => {
    const ids = await Promise.all([1, 2, 3].map((daysAgo) => sell({ daysAgo, cents: 5000 * daysAgo })));
    await db.updateTable('sales_closed').set({ day: '' }).execute();
    const closing = closeDays(app);
    for (const id of ids) {
      await change(id, { status: 'annulee' });
      await new Promise(setImmediate);
    }
    await closing;
    await assertAsOrdersSay();
  });

  it('closed twice at once, count once [B9.02]', async () => {
    await sell({ daysAgo: 4, cents: 31 });
    await db.updateTable('sales_closed').set({ day: '' }).execute();
    await Promise.all([closeDays(app), closeDays(app)]);
    await assertAsOrdersSay();
  });

  it('are left for the orders themselves after many changes, until the days are closed again [B9.02]', async () => {
    const { validated_at } = await db
      .selectFrom('orders')
      .select('validated_at')
      .where('status', '=', 'validee')
      .executeTakeFirstOrThrow();
    const many = Array.from({ length: CHANGES_MAX + 1 }, () => ({
      user_id: 'u-garage',
      validated_at: validated_at ?? '',
    }));
    await db.insertInto('sales_changed').values(many).execute();
    assert.equal(await closed(), null);
    await closeDays(app);
    assert.equal(await changes(), 0);
    await assertAsOrdersSay();
  });

  it('are made anew on the next day, some minutes after it began [B9.02]', async () => {
    await sell({ daysAgo: 0, cents: 4321 });
    const midnight = midnightInParis(dayInParis(new Date(app.now().getTime() + DAY)))?.getTime() ?? 0;
    wait(midnight + 60_000 - app.now().getTime());
    assert.equal(await closed(), null);
    await closeDays(app);
    assert.equal(await closed(), null);
    wait(HOUR);
    await closeDays(app);
    await assertAsOrdersSay();
    const generations = await db.selectFrom('sales_days').select('made').distinct().execute();
    assert.ok(generations.length <= 2, 'older sums are gone');
  });
});
