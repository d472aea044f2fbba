import { date } from '@extranet/shared/format';

/** 'jeudi 26 novembre', and 'mardi 1er décembre'. */
export const longDay = (day: string): string =>
  date(`${day}T12:00:00Z`, 'full')
    .replace(/ \d{4}$/, '')
    .replace(' 1 ', ' 1er ');
