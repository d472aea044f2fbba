import { date } from '@extranet/shared/format';

/** 'jeudi 26 novembre'. */
export const longDay = (day: string): string => date(`${day}T12:00:00Z`, 'full').replace(/ \d{4}$/, '');
