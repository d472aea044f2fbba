import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ForumFigures, OrderFigures } from '@extranet/shared/contracts';
import { dayInParis, midnightInParis } from '../../base/text/french.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { closeDays } from './closed/close-days.ts';

const { app } = await buildTestApp({ products: 60 });
const admin = await signedIn(app, 'admin@demo.example', 'admin');
const TODAY = dayInParis(app.now());
/** 0 is the month of today. */
const monthAgo = (months: number) =>
  new Date(Date.UTC(Number(TODAY.slice(0, 4)), Number(TODAY.slice(5, 7)) - 1 - months, 1))
    .toISOString()
    .slice(0, 7);
const [NOW, LAST, EARLIER] = [monthAgo(0), monthAgo(1), monthAgo(2)];

const figures = async (month: string) => {
  const answer = await admin(`/api/admin/figures/orders?month=${month}`);
  assert.equal(answer.status, 200, answer.text);
  return answer.json<OrderFigures>();
};
const inCents = (euros: number) => Math.round(euros * 100);

async function validated() {
  const orders = await app.db
    .selectFrom('orders')
    .select(['id', 'user_id', 'validated_at', 'total_et_cents'])
    .where('status', '=', 'validee')
    .orderBy('id')
    .execute();
  return orders.map((order) => ({
    ...order,
    day: dayInParis(new Date(order.validated_at ?? '')),
    cents: Number(order.total_et_cents),
  }));
}
const sumIn = async (holds: (day: string) => boolean) =>
  (await validated()).reduce((sum, { day, cents }) => sum + (holds(day) ? cents : 0), 0);
const put = (id: string, validated_at: string) =>
  app.db.updateTable('orders').set({ validated_at }).where('id', '=', id).execute();
const beginOf = (day: string) => midnightInParis(day)?.getTime() ?? Number.NaN;
const totalOf = ({ days }: OrderFigures) => days.reduce((sum, { total }) => sum + inCents(total), 0);

/** Whatever else the demonstration sold: two orders in each of these months. */
async function spread(): Promise<void> {
  const orders = (await validated()).slice(0, 4);
  for (const [at, { id }] of orders.entries())
    await put(id, `${at < 2 ? LAST : EARLIER}-1${at}T10:00:00.000Z`);
}

describe('the figures of a month', () => {
  it('are those of its days in Paris beside the whole month before it, also from closed sums [B9.02]', async () => {
    await spread();
    const seen = await figures(LAST);
    assert.equal(seen.days.length, new Date(Date.UTC(+LAST.slice(0, 4), +LAST.slice(5), 0)).getUTCDate());
    for (const { day, total } of seen.days)
      assert.equal(inCents(total), await sumIn((one) => one === day), day);
    assert.ok(totalOf(seen) > 0);
    assert.equal(inCents(seen.before), await sumIn((day) => day.startsWith(EARLIER)));
    assert.ok(seen.before > 0);
    await closeDays(app);
    assert.deepEqual(await figures(LAST), seen);
  });

  it('name its customers, and who bought less than in the month before [B9.02]', async () => {
    const { best, falling } = await figures(LAST);
    const of = (month: string, user: string, all: Awaited<ReturnType<typeof validated>>) =>
      all.reduce(
        (sum, { day, user_id, cents }) => sum + (user_id === user && day.startsWith(month) ? cents : 0),
        0,
      );
    const all = await validated();
    const users = [...new Set(all.map(({ user_id }) => user_id))];
    const bought = users.map((user) => of(LAST, user, all)).filter((cents) => cents > 0);
    assert.deepEqual(
      best.map(({ turnover }) => inCents(turnover)),
      bought.toSorted((one, other) => other - one).slice(0, 10),
    );
    for (const { userId, turnover, before } of [...best, ...falling])
      assert.deepEqual(
        [inCents(turnover), inCents(before)],
        [of(LAST, userId, all), of(EARLIER, userId, all)],
      );
  });

  it('begin and end at midnight in Paris [B9.02]', async () => {
    const [order] = await validated();
    assert.ok(order);
    const [from, to] = [beginOf(`${LAST}-01`), beginOf(`${NOW}-01`)];
    const totalWith = async (instant: number) => {
      await put(order.id, new Date(instant).toISOString());
      return totalOf(await figures(LAST));
    };
    const without = await totalWith(from - 1);
    assert.equal(await totalWith(from), without + order.cents);
    assert.equal(await totalWith(to - 1), without + order.cents);
    assert.equal(await totalWith(to), without);
  });

  it('count the days of the month before that have none beside them [B9.02]', async () => {
    const [order] = await validated();
    assert.ok(order);
    const sumOfBefore = ({ days }: OrderFigures) =>
      days.reduce((sum, { before }) => sum + inCents(before), 0);
    await put(order.id, '2026-01-20T10:00:00.000Z');
    const paired = await figures('2026-02');
    assert.equal(paired.days.length, 28);
    assert.equal(sumOfBefore(paired), inCents(paired.before));
    await put(order.id, '2026-01-30T10:00:00.000Z');
    const february = await figures('2026-02');
    assert.equal(february.before, paired.before);
    assert.equal(sumOfBefore(february), sumOfBefore(paired) - order.cents);
  });

  it('of one that is not over are compared with as many days of the month before [B9.02]', async () => {
    const [order] = await validated();
    assert.ok(order);
    await put(order.id, `${LAST}-28T10:00:00.000Z`);
    const seen = await figures(NOW);
    const days = Number(TODAY.slice(8));
    assert.deepEqual([seen.days.length, seen.days.at(-1)?.day], [days, TODAY]);
    assert.equal(
      inCents(seen.before),
      await sumIn((day) => day.startsWith(LAST) && Number(day.slice(8)) <= days),
    );
    const all = await validated();
    for (const { userId, before } of seen.falling)
      assert.equal(
        inCents(before),
        all.reduce(
          (sum, { user_id, day, cents }) =>
            sum + (user_id === userId && day.startsWith(LAST) && Number(day.slice(8)) <= days ? cents : 0),
          0,
        ),
      );
    await closeDays(app);
    assert.deepEqual((await figures(NOW)).days, seen.days);
  });

  it('of one to come are none [B9.02]', async () => {
    const { days, best, before } = await figures('2090-05');
    assert.deepEqual([days, best, before], [[], [], 0]);
  });

  it('are handed out under its name [B9.02]', async () => {
    const answer = await admin(`/api/admin/figures/orders/export?month=${LAST}&part=days&format=csv`);
    assert.match(String(answer.headers['content-disposition']), new RegExp(`chiffre-affaires-${LAST}-`));
    assert.equal(answer.text.trimEnd().split('\r\n').length, 1 + (await figures(LAST)).days.length);
  });

  it('have the forum’s weeks of its days alone [B9.02]', async () => {
    const asked = async (month: string) =>
      (await admin(`/api/admin/figures/forum?month=${month}`)).json<ForumFigures>().weeks;
    const weeks = await asked('2026-02');
    assert.deepEqual(
      weeks.map(({ from }) => from),
      ['2026-02-01', '2026-02-08', '2026-02-15', '2026-02-22'],
    );
    const before = weeks.reduce((sum, week) => sum + week.asked, 0);
    const { id, thread_id } = await app.db
      .selectFrom('faq_posts')
      .select(['id', 'thread_id'])
      .where('status', '=', 'validated')
      .orderBy('created_at')
      .executeTakeFirstOrThrow();
    const move = (created_at: string) =>
      app.db.updateTable('faq_posts').set({ created_at }).where('thread_id', '=', thread_id);
    await move('2026-03-02T10:00:00.000Z').execute();
    await move('2026-02-27T10:00:00.000Z').where('id', '=', id).execute();
    const after = await asked('2026-02');
    assert.equal(
      after.reduce((sum, week) => sum + week.asked, 0),
      before + 1,
    );
    assert.equal(after.at(-1)?.asked, (weeks.at(-1)?.asked ?? 0) + 1);
  });
});
