import { date } from '@extranet/shared/format';

/** '26/11/2026' of '2026-11-26': noon keeps it the same day in every time zone. */
export const dayOf = (day: string): string => date(`${day}T12:00:00Z`);
