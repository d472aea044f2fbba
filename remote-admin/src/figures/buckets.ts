import type { Catalogue, DayTurnover } from '@extranet/shared/contracts';

/** A bar of the turnover: a day, or a week of which it is the first. */
export interface Bucket {
  readonly from: string;
  readonly byCatalogue: Readonly<Record<Catalogue, number>>;
  readonly total: number;
  readonly before: number;
}

const BARS_MAX = 100;

/** So many days that their bars would be thinner than a line are summed by weeks from Monday to Sunday; the first and the last may be begun. */
export function bucketsOf(days: readonly DayTurnover[]): Bucket[] {
  if (days.length <= BARS_MAX) return days.map(({ day, ...rest }) => ({ from: day, ...rest }));
  const weeks: Bucket[] = [];
  for (const day of days) {
    if (weeks.length === 0 || isMonday(day.day)) weeks.push({ from: day.day, ...NOTHING });
    const week = weeks.at(-1);
    if (week) weeks[weeks.length - 1] = added(week, day);
  }
  return weeks;
}

const isMonday = (day: string) => new Date(`${day}T12:00:00Z`).getUTCDay() === 1;

const NOTHING = { byCatalogue: { Faisceau: 0, Attelage: 0, Kit: 0 }, total: 0, before: 0 };

const added = (week: Bucket, day: DayTurnover): Bucket => ({
  from: week.from,
  byCatalogue: {
    Faisceau: plus(week.byCatalogue.Faisceau, day.byCatalogue.Faisceau),
    Attelage: plus(week.byCatalogue.Attelage, day.byCatalogue.Attelage),
    Kit: plus(week.byCatalogue.Kit, day.byCatalogue.Kit),
  },
  total: plus(week.total, day.total),
  before: plus(week.before, day.before),
});

/** In cents: sums of euros would grow a tail of digits. */
const plus = (one: number, other: number) => Math.round(one * 100 + other * 100) / 100;
