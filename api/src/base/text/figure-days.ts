import type { FiguresQuery } from '@extranet/shared/contracts';
import { dayInParis, midnightInParis } from './french.ts';

/** A day in Paris and the instant at which it begins, as the database stores instants. */
export interface FigureDay {
  readonly day: string;
  readonly start: string;
}

/** The last `count` days in Paris, today included, oldest first. */
export function lastDays(now: Date, count: number): FigureDay[] {
  const [year = 0, month = 1, date = 1] = dayInParis(now).split('-').map(Number);
  return Array.from({ length: count }, (_, at) => dayAt(year, month, date - (count - 1 - at)));
}

/** What is looked at, and what it is compared with. */
export interface FigurePeriod {
  /** Its days, oldest first. */
  readonly shown: readonly FigureDay[];
  /** Those that they are compared with, each with the one at its place. */
  readonly before: readonly FigureDay[];
  /** All days from the first of these to the last that is shown, without a hole. */
  readonly span: readonly FigureDay[];
  /** Where the period before begins and ends, and the one that is shown. */
  readonly bounds: {
    readonly before: string;
    readonly beforeEnd: string;
    readonly from: string;
    readonly to: string;
  };
}

/** The month, if one is wished for, or else the last days. */
export const figurePeriod = ({ days, month }: FiguresQuery, now: Date): FigurePeriod =>
  month ? monthPeriod(now, month) : lastPeriod(now, Number(days));

/** So many days up to now, beside as many before them. */
function lastPeriod(now: Date, count: number): FigurePeriod {
  const span = lastDays(now, 2 * count);
  return periodOf(span.slice(0, count), span.slice(count), span, now.toISOString());
}

/** A month (`2026-10`) in Paris beside the month before it; of one that is not over its days so far, beside as many of the month before. */
function monthPeriod(now: Date, name: string): FigurePeriod {
  const [year = 0, month = 1] = name.split('-').map(Number);
  const today = dayInParis(now);
  const earlier = monthOf(year, month - 1);
  const shown = monthOf(year, month).filter(({ day }) => day <= today);
  const next = dayAt(year, month + 1, 1);
  const isOver = next.day <= today;
  const before = isOver ? earlier : earlier.slice(0, shown.length);
  return periodOf(before, shown, [...earlier, ...shown], isOver ? next.start : now.toISOString());
}

function periodOf(
  before: readonly FigureDay[],
  shown: readonly FigureDay[],
  span: readonly FigureDay[],
  to: string,
): FigurePeriod {
  return {
    ...{ shown, before, span },
    bounds: {
      before: span[0]?.start ?? to,
      beforeEnd: span[before.length]?.start ?? to,
      from: shown[0]?.start ?? to,
      to,
    },
  };
}

const monthOf = (year: number, month: number): FigureDay[] =>
  Array.from({ length: new Date(Date.UTC(year, month, 0)).getUTCDate() }, (_, at) =>
    dayAt(year, month, at + 1),
  );

/** Months and dates beyond their end are those of the next year or month. */
function dayAt(year: number, month: number, date: number): FigureDay {
  const day = new Date(Date.UTC(year, month - 1, date)).toISOString().slice(0, 10);
  return { day, start: midnightInParis(day)?.toISOString() ?? `${day}T00:00:00.000Z` };
}
