import { date } from '@extranet/shared/format';

/** '26/11/2026' of '2026-11-26': noon keeps it the same day in every time zone. */
export const dayOf = (day: string): string => date(`${day}T12:00:00Z`);

/** 'jeudi 26 novembre 2026', and 'mardi 1er décembre 2026'. */
export const fullDayOf = (day: string): string => date(`${day}T12:00:00Z`, 'full').replace(' 1 ', ' 1er ');
