import { midnightInParis } from './french.ts';

const FRENCH = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/;

/** '2027-01-31' for '31/01/2027', '31.1.2027' and '2027-01-31'; null for what is no day of the calendar. */
export function writtenDay(text: string): string | null {
  const [, day = '', month = '', year = ''] = FRENCH.exec(text.trim()) ?? [];
  const iso = year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text.trim();
  return /^\d{4}-\d{2}-\d{2}$/.test(iso) && midnightInParis(iso) ? iso : null;
}
