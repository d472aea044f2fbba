import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { OrderFigures } from '@extranet/shared/contracts';
import { dayInParis } from '../../base/text/french.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { closeDays } from './closed/close-days.ts';

const { app } = await buildTestApp({ products: 60 });
const admin = await signedIn(app, 'admin@demo.example', 'admin');

const cents = (euros: string | number) => Math.round(Number(String(euros).replace(',', '.')) * 100);

async function file(query: string) {
  const answer = await admin(`/api/admin/figures/orders/export?${query}&part=customers&format=csv`);
  assert.equal(answer.status, 200, answer.text);
  const [head, ...rows] = answer.text.replace('\uFEFF', '').trimEnd().split('\r\n');
  assert.equal(head, 'Client;Cette période HT;Période précédente HT;Adresse email');
  return rows
    .map((row) => row.split(';'))
    .map(([name = '', turnover = '', before = '', email = '']) => ({
      ...{ name, turnover: cents(turnover), before: cents(before) },
      email,
    }));
}

/** What the figures say of the period. */
const figures = async (query: string) =>
  (await admin(`/api/admin/figures/orders?${query}`)).json<OrderFigures>();

async function holds(query: string, rows: Awaited<ReturnType<typeof file>>): Promise<void> {
  const { days, best, before } = await figures(query);
  assert.deepEqual(
    rows.slice(0, best.length).map(({ name, turnover }) => ({ name, turnover })),
    best.map(({ name, turnover }) => ({ name, turnover: cents(turnover) })),
  );
  const all = days.reduce((sum, { total }) => sum + cents(total), 0);
  assert.equal(
    rows.reduce((sum, { turnover }) => sum + turnover, 0),
    all,
  );
  assert.equal(
    rows.reduce((sum, row) => sum + row.before, 0),
    cents(before),
  );
  assert.equal(new Set(rows.map(({ email }) => email)).size, rows.length);
}

it('hands out all customers of a period, those who bought most first, to the cent [B9.02]', async () => {
  const rows = await file('days=365');
  assert.ok(rows.length > 10, 'more than the page shows');
  await holds('days=365', rows);
  await closeDays(app);
  assert.deepEqual(await file('days=365'), rows);
  const month = dayInParis(new Date(app.now().getTime() - 31 * 86_400_000)).slice(0, 7);
  await holds(`month=${month}`, await file(`month=${month}`));
});

it('takes in who bought since the days were closed [B9.02]', async () => {
  const before = await file('days=7');
  const { id, user_id } = await app.db
    .selectFrom('orders')
    .select(['id', 'user_id'])
    .where('status', '=', 'validee')
    .where('validated_at', '<', new Date(app.now().getTime() - 60 * 86_400_000).toISOString())
    .executeTakeFirstOrThrow();
  const validated_at = new Date(app.now().getTime() - 1000).toISOString();
  await app.db.updateTable('orders').set({ validated_at }).where('id', '=', id).execute();
  const rows = await file('days=7');
  await holds('days=7', rows);
  assert.notDeepEqual(rows, before, user_id);
});
