import { fullDayOf } from './day-of.ts';

/** 'jeudi 26 novembre'. */
export const longDay = (day: string): string => fullDayOf(day).replace(/ \d{4}$/, '');
