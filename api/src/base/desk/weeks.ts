import { type FigureDay, lastDays } from '../text/figure-days.ts';

/** From and including `from`, up to `to`: instants as the database stores them. */
export interface Span {
  readonly from: string;
  readonly to: string;
}

/** The last seven days in Paris, today included, and the seven before them. */
export interface Weeks<T> {
  readonly week: T;
  readonly before: T;
}

export const WEEK_DAYS = 7;

/** Both weeks as spans, and each of their days, oldest first. */
export interface DeskWeeks extends Weeks<Span> {
  readonly days: readonly FigureDay[];
}

export function weeksUpTo(now: Date): DeskWeeks {
  const days = lastDays(now, 2 * WEEK_DAYS);
  const to = now.toISOString();
  const startOf = (at: number) => days[at]?.start ?? to;
  return {
    days,
    week: { from: startOf(WEEK_DAYS), to },
    before: { from: startOf(0), to: startOf(WEEK_DAYS) },
  };
}
