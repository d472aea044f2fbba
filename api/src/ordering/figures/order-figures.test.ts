import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { OrderFigures } from '@extranet/shared/contracts';
import { sql } from 'kysely';
import { dayInParis } from '../../base/text/french.ts';
import { plansOf } from '../../testing/plans.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { wantedParts } from './wanted.queries.ts';

const { app } = await buildTestApp({ products: 60 });
const admin = await signedIn(app, 'admin@demo.example', 'admin');
const figures = async (days: string) => {
  const answer = await admin(`/api/admin/figures/orders?days=${days}`);
  assert.equal(answer.status, 200, answer.text);
  return answer.json<OrderFigures>();
};
const validated = () =>
  app.db
    .selectFrom('orders')
    .select(['id', 'user_id', 'validated_at', 'total_et_cents'])
    .where('status', '=', 'validee')
    .execute();
const DAY = 86_400_000;
/** By the calendar: late in a winter's evening so many times 24 hours ago is the next day of a summer. */
const dayAgo = (days: number) =>
  dayInParis(new Date(Date.parse(`${dayInParis(app.now())}T12:00:00Z`) - days * DAY));
const inCents = (euros: number) => Math.round(euros * 100);

describe('GET /admin/figures/orders', () => {
  it('sums each day’s orders to the cent, beside the period before [B9.02]', async () => {
    const { days } = await figures('365');
    assert.equal(days.length, 365);
    const reckoned = new Map<string, number>();
    for (const { validated_at, total_et_cents } of await validated()) {
      const day = dayInParis(new Date(validated_at ?? ''));
      reckoned.set(day, (reckoned.get(day) ?? 0) + Number(total_et_cents));
    }
    assert.ok(days.some(({ total }) => total > 0));
    days.forEach(({ day, total, byCatalogue, before }, at) => {
      assert.equal(inCents(total), reckoned.get(day) ?? 0, day);
      const parts = Object.values(byCatalogue).reduce((sum, part) => sum + inCents(part), 0);
      assert.equal(parts, inCents(total), day);
      assert.equal(inCents(before), reckoned.get(dayAgo(729 - at)) ?? 0, day);
    });
  });

  it('lays an order to its day in Paris, not in Greenwich, and counts no draft and no cancelled one [B9.02]', async () => {
    const [order] = await validated();
    assert.ok(order);
    const day = dayAgo(3);
    const change = (changes: object) =>
      app.db.updateTable('orders').set(changes).where('id', '=', order.id).execute();
    const totalOf = async (wanted: string) =>
      inCents((await figures('7')).days.find((one) => one.day === wanted)?.total ?? 0);
    await change({ status: 'annulee' });
    const before = await totalOf(day);
    // 23:30 in Greenwich is the next day in Paris all year.
    await change({ status: 'validee', validated_at: `${dayAgo(4)}T23:30:00.000Z` });
    assert.equal(await totalOf(day), before + Number(order.total_et_cents));
    await change({ status: 'annulee' });
    assert.equal(await totalOf(day), before);
    await change({ status: 'validee', validated_at: order.validated_at });
  });

  it('names those who ordered most, and those who lost most beside the period before [B9.02]', async () => {
    const { best, falling } = await figures('90');
    const from = (days: number) => dayAgo(days - 1);
    const sums = new Map<string, { now: number; before: number }>();
    for (const { user_id, validated_at, total_et_cents } of await validated()) {
      const day = dayInParis(new Date(validated_at ?? ''));
      const sum = sums.get(user_id) ?? { now: 0, before: 0 };
      if (day >= from(90)) sum.now += Number(total_et_cents);
      else if (day >= from(180)) sum.before += Number(total_et_cents);
      sums.set(user_id, sum);
    }
    const most = [...sums.values()].filter(({ now }) => now > 0).sort((one, other) => other.now - one.now);
    assert.deepEqual(
      best.map(({ turnover }) => inCents(turnover)),
      most.slice(0, 10).map(({ now }) => now),
    );
    const lost = [...sums.values()]
      .map(({ now, before }) => before - now)
      .filter((loss) => loss > 0)
      .sort((one, other) => other - one);
    assert.deepEqual(
      falling.map(({ turnover, before }) => inCents(before) - inCents(turnover)),
      lost.slice(0, 10),
    );
    for (const { userId, name, turnover } of best) {
      assert.notEqual(name, '');
      assert.equal(inCents(turnover), sums.get(userId)?.now);
    }
  });

  it('tells the parts out of stock that were asked for, each with how many customers [B9.02]', async () => {
    await app.db.deleteFrom('delivery_requests').execute();
    await app.db.deleteFrom('stock_alerts').execute();
    const id = 'p-fa-00004';
    await app.db.updateTable('products').set({ stock_code: '9' }).where('id', '=', id).execute();
    await app.db.updateTable('products').set({ stock_code: '1' }).where('id', '=', 'p-fa-00005').execute();
    const asked_at = app.now().toISOString();
    const alert = (user_id: string, product_id: string) => ({ user_id, product_id, asked_at });
    await app.db
      .insertInto('stock_alerts')
      .values([alert('u-garage', id), alert('u-atelier', id), alert('u-garage', 'p-fa-00005')])
      .execute();
    const garage = await signedIn(app, 'garage@demo.example');
    const sent = await garage('/api/product/delivryInformationRequest', {
      method: 'POST',
      payload: { prodId: id },
    });
    assert.ok(sent.status < 300, sent.text);
    const { wanted } = await figures('7');
    assert.deepEqual(
      wanted.map(({ productId, asked, customers }) => [productId, asked, customers]),
      [[id, 3, 2]],
    );
  });

  it('begins with what was asked for and not with the whole catalogue [B9.02]', async () => {
    await app.db.deleteFrom('stock_alerts').execute();
    await app.db.deleteFrom('delivery_requests').execute();
    const { db, dialect } = app.database;
    // With what a database knows of an empty table, SQLite would rather look each product up among those that were asked for.
    if (dialect.name === 'sqlite') await sql`analyze`.execute(db);
    const plan = await plansOf(app.database, (reading) =>
      wantedParts(reading, { from: dayAgo(7), to: dayAgo(-1) }),
    );
    assert.doesNotMatch(plan, /SCAN products|Seq Scan on products/);
  });

  it('hands out the table behind each picture as CSV, and nothing else of the period [B9.02]', async () => {
    const heads = {
      days: 'Jour;Faisceau HT;Attelage HT;Kit HT;Total HT;Période précédente HT',
      best: 'Client;Cette période HT;Période précédente HT',
      falling: 'Client;Cette période HT;Période précédente HT',
      wanted: 'Référence;Catalogue;Demandes;Clients',
    };
    const shown = await figures('30');
    for (const part of ['days', 'best', 'falling', 'wanted'] as const) {
      const answer = await admin(`/api/admin/figures/orders/export?days=30&part=${part}&format=csv`);
      const [head, ...rows] = answer.text.replace('\uFEFF', '').trimEnd().split('\r\n');
      assert.equal(head, heads[part]);
      assert.equal(rows.length, shown[part].length, part);
    }
  });

  it('refuses a period that it does not know [B9.02]', async () => {
    for (const query of ['?days=8', '?days=1e9', '?month=2026-13', '?month=2026-1', '?month=octobre']) {
      const answer = await admin(`/api/admin/figures/orders${query}`);
      assert.ok(answer.status >= 400 && answer.status < 500, String(answer.status));
    }
  });
});
