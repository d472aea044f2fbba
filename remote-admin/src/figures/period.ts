import type { FigureDays } from '@extranet/shared/contracts';
import { inParis } from '@extranet/shared/rules/order';
import { MONTHS } from '../months.ts';

/** A month of the calendar, '2026-10'. */
export type Month = `20${number}-${number}`;
/** So many days up to now, or a month. */
export type Period = FigureDays | Month;

export const LAST_DAYS: readonly FigureDays[] = ['7', '30', '90', '365'];
const MONTHS_OFFERED = 13;

export const isMonth = (text: string): text is Month => /^20\d\d-(0[1-9]|1[0-2])$/.test(text);

/** As the server is asked for it. */
export const paramsOf = (period: Period): Readonly<Record<string, string>> =>
  isMonth(period) ? { month: period } : { days: period };

/** This month and the twelve before it, newest first; an older one that the address names stands at the end. */
export function monthsOffered(period: Period): Month[] {
  const [year = 0, month = 0] = inParis(new Date()).day.split('-').map(Number);
  const offered = Array.from(
    { length: MONTHS_OFFERED },
    (_, ago) => new Date(Date.UTC(year, month - 1 - ago)).toISOString().slice(0, 7) as Month,
  );
  return isMonth(period) && !offered.includes(period) ? [...offered, period] : offered;
}

export const isThisMonth = (period: Period): boolean => inParis(new Date()).day.startsWith(`${period}-`);

/** 'Octobre 2026' */
export function monthName(month: Month): string {
  const [year, number] = month.split('-');
  return `${MONTHS.find(({ value }) => value === number)?.label} ${year}`;
}

/** 'fevrier-2026', so that the day that follows in the name of a file is not read as the end of a span. */
export const monthInName = (month: Month): string =>
  monthName(month).normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(' ', '-');

/** Of how many days the month before has days beside them. */
export function daysCompared(period: Period): number {
  if (!isMonth(period)) return Number.POSITIVE_INFINITY;
  const [year = 0, month = 1] = period.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, 0)).getUTCDate();
}
