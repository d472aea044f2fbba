import { dayInParis, midnightInParis } from './french.ts';

/** A day in Paris and the instant at which it begins, as the database stores instants. */
export interface FigureDay {
  readonly day: string;
  readonly start: string;
}

/** The last `count` days in Paris, today included, oldest first. */
export function lastDays(now: Date, count: number): FigureDay[] {
  const [year = 0, month = 1, date = 1] = dayInParis(now).split('-').map(Number);
  return Array.from({ length: count }, (_, at) => {
    const day = new Date(Date.UTC(year, month - 1, date - (count - 1 - at))).toISOString().slice(0, 10);
    return { day, start: midnightInParis(day)?.toISOString() ?? `${day}T00:00:00.000Z` };
  });
}
