import { INVALID } from './numbers.ts';
import { onFirstUse } from './on-first-use.ts';

/** The six formats of C9.05: d/m/Y, d/m/Y H:i, d/m/Y H:i:s, Y-m-d, full text, short text. */
export type DateFormat = 'day' | 'minute' | 'second' | 'iso' | 'full' | 'short';
export type DateLike = Date | string | number | null | undefined;

const inParis = (options: Intl.DateTimeFormatOptions) =>
  onFirstUse(() => new Intl.DateTimeFormat('fr-FR', { timeZone: 'Europe/Paris', ...options }));

const digits = inParis({
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});
const full = inParis({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
const short = inParis({ day: 'numeric', month: 'short', year: 'numeric' });

function toDate(value: DateLike): Date | null {
  if (value === null || value === undefined || value === '') return null;
  const read = new Date(value);
  return Number.isNaN(read.getTime()) ? null : read;
}

/** Always in the time zone Europe/Paris (D1), wherever the browser is; '----' for an invalid date. */
export function date(value: DateLike, format: DateFormat = 'day'): string {
  const read = toDate(value);
  if (!read) return INVALID;
  if (format === 'full') return full().format(read);
  if (format === 'short') return short().format(read);
  const part = Object.fromEntries(
    digits()
      .formatToParts(read)
      .map(({ type, value }) => [type, value]),
  );
  if (format === 'iso') return `${part.year}-${part.month}-${part.day}`;
  const day = `${part.day}/${part.month}/${part.year}`;
  if (format === 'day') return day;
  const minute = `${day} ${part.hour}:${part.minute}`;
  return format === 'minute' ? minute : `${minute}:${part.second}`;
}

/** The calendar year in Paris, for lists grouped by year (C2.26). */
export const year = (value: DateLike): number | null => {
  const read = date(value, 'iso');
  return read === INVALID ? null : Number(read.slice(0, 4));
};
