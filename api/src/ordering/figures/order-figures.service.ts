import type { DayTurnover, FiguresQuery, OrderFigures } from '@extranet/shared/contracts';
import type { Reading } from '../../base/db/schema.ts';
import { figurePeriod, lastDays } from '../../base/text/figure-days.ts';
import { fromSums } from './closed/closed-sales.queries.ts';
import { bestAndFallingSince } from './closed/customers-since.queries.ts';
import { customerTurnover } from './customer-turnover.ts';
import { bestAndFalling, namesOf } from './customers.queries.ts';
import { type DayCents, turnoverByDay } from './turnover.queries.ts';
import { wantedParts } from './wanted.queries.ts';

/** The period that ends now, or a month, beside the one before it. */
export async function orderFigures(db: Reading, wish: FiguresQuery, now: Date): Promise<OrderFigures> {
  const { shown, before, span, bounds } = figurePeriod(wish, now);
  const { sums, best, falling } = await fromSums(db, lastDays(now, 1)[0], async (closed) => ({
    sums: await turnoverByDay(db, span, bounds.to, closed),
    // Customers are summed for the standard periods; a month's orders and those of the one before are few enough.
    ...(closed && !wish.month
      ? await bestAndFallingSince(db, closed, Number(wish.days), bounds)
      : await bestAndFalling(db, bounds)),
  }));
  const names = await namesOf(db, [...new Set([...best, ...falling].map(({ user_id }) => user_id))]);
  const wanted = await wantedParts(db, bounds);
  return {
    days: shown.map(({ day }, at) => dayTurnover(day, sums.get(day), sums.get(before[at]?.day ?? ''))),
    before: euros(before.reduce((sum, { day }) => sum + sumOf(sums.get(day) ?? NOTHING), 0)),
    best: best.map((sum) => customerTurnover(sum, names)),
    falling: falling.map((sum) => customerTurnover(sum, names)),
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
