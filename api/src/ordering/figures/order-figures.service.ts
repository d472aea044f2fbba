import type { CustomerTurnover, DayTurnover, FigureDays, OrderFigures } from '@extranet/shared/contracts';
import type { Reading } from '../../base/db/schema.ts';
import { lastDays } from '../../base/text/figure-days.ts';
import { fromSums } from './closed/closed-sales.queries.ts';
import { bestAndFallingSince } from './closed/customers-since.queries.ts';
import { bestAndFalling, namesOf } from './customers.queries.ts';
import { type DayCents, turnoverByDay } from './turnover.queries.ts';
import { wantedParts } from './wanted.queries.ts';

/** The period that ends now, beside the one of as many days before it. */
export async function orderFigures(db: Reading, wish: FigureDays, now: Date): Promise<OrderFigures> {
  const count = Number(wish);
  const days = lastDays(now, 2 * count);
  const shown = days.slice(count);
  const to = now.toISOString();
  const from = shown[0]?.start ?? to;
  const periods = { before: days[0]?.start ?? to, from, to };
  const { sums, best, falling } = await fromSums(db, days.at(-1), async (closed) => ({
    sums: await turnoverByDay(db, days, to, closed),
    ...(closed ? await bestAndFallingSince(db, closed, count, periods) : await bestAndFalling(db, periods)),
  }));
  const names = await namesOf(db, [...new Set([...best, ...falling].map(({ user_id }) => user_id))]);
  const customer = (row: (typeof best)[number]): CustomerTurnover => ({
    userId: row.user_id,
    name: names.get(row.user_id) ?? '',
    turnover: euros(Number(row.cents)),
    before: euros(Number(row.before)),
  });
  const wanted = await wantedParts(db, from);
  return {
    days: shown.map(({ day }, at) => dayTurnover(day, sums.get(day), sums.get(days[at]?.day ?? ''))),
    best: best.map(customer),
    falling: falling.map(customer),
    wanted: wanted.map(({ id, asked, customers, ...part }) => ({
      ...part,
      productId: id,
      asked: Number(asked),
      customers: Number(customers),
    })),
  };
}

const NOTHING: DayCents = { Faisceau: 0, Attelage: 0, Kit: 0 };

function dayTurnover(day: string, cents: DayCents = NOTHING, before: DayCents = NOTHING): DayTurnover {
  return {
    day,
    byCatalogue: {
      Faisceau: euros(cents.Faisceau),
      Attelage: euros(cents.Attelage),
      Kit: euros(cents.Kit),
    },
    total: euros(sumOf(cents)),
    before: euros(sumOf(before)),
  };
}

const sumOf = ({ Faisceau, Attelage, Kit }: DayCents) => Faisceau + Attelage + Kit;
const euros = (cents: number) => cents / 100;
