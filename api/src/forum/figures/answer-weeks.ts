import type { AnswerWeek } from '@extranet/shared/contracts';
import type { FigureDay } from '../../base/text/figure-days.ts';

interface Asked {
  readonly askedAt: string;
  readonly answeredAt: string | null;
}

const WEEK_DAYS = 7;
const HOUR_MS = 3_600_000;

/** Weeks end with the last of the days, which ends there; the first one may be shorter. */
export function answerWeeks(threads: readonly Asked[], days: readonly FigureDay[], to: string): AnswerWeek[] {
  const firsts = days.filter((_, at) => at === 0 || (days.length - at) % WEEK_DAYS === 0);
  return firsts.map(({ day, start }, at) => {
    const end = firsts[at + 1]?.start ?? to;
    const asked = threads.filter(({ askedAt }) => askedAt >= start && askedAt < end);
    const hours = asked.flatMap(({ askedAt, answeredAt }) =>
      answeredAt === null ? [] : [(Date.parse(answeredAt) - Date.parse(askedAt)) / HOUR_MS],
    );
    return { from: day, asked: asked.length, answered: hours.length, medianHours: median(hours) };
  });
}

/** To a tenth of an hour. */
function median(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  const low = sorted[Math.ceil(middle) - 1] ?? 0;
  const high = sorted[Math.floor(middle)] ?? 0;
  return Math.round((low + high) * 5) / 10;
}
