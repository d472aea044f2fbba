import { searchable } from '@extranet/shared/rules';

const MONTHS = [
  ...['janvier', 'février', 'mars', 'avril', 'mai', 'juin'],
  ...['juillet', 'août', 'septembre', 'octobre', 'novembre', 'décembre'],
].map(searchable);
/** 'oct.', 'sept.'; 'jui' could be two months, and says none. */
const SHORTEST = 3;

export interface MonthMeant {
  /** '2026-10'. */
  month: string;
  /** What else was typed. */
  rest: string;
}

/** 'octobre 2026', 'oct. 2026', '10/2026': the month that a filter means, and what is left of its words. */
export function monthIn(text: string): MonthMeant | null {
  const words = text.trim().split(/\s+/);
  for (const [at, word] of words.entries()) {
    const [, digits, ofDigits] = /^(0?[1-9]|1[0-2])[/.-](20\d\d)$/.exec(word) ?? [];
    if (digits && ofDigits) return meant(ofDigits, Number(digits), words.toSpliced(at, 1));
    const named = monthNamed(searchable(word));
    const year = words[at + 1] ?? '';
    if (named && /^20\d\d$/.test(year)) return meant(year, named, words.toSpliced(at, 2));
  }
  return null;
}

const meant = (year: string, month: number, rest: readonly string[]): MonthMeant => ({
  month: `${year}-${String(month).padStart(2, '0')}`,
  rest: rest.join(' '),
});

/** 1 to 12; 0 for what names no month, or more than one. */
function monthNamed(word: string): number {
  if (word.length < SHORTEST) return 0;
  const found = MONTHS.filter((month) => month.startsWith(word));
  return found.length === 1 ? MONTHS.indexOf(found[0] ?? '') + 1 : 0;
}

const DAY = 86_400_000;

/** From one day before to one day after the month: an order of its first night in Paris lies in the month before in Greenwich. */
export const aroundMonth = (month: string): Days => around(`${month}-01T00:00:00Z`, 1);

/** The same of a year, '2026'. */
export const aroundYear = (year: string): Days => around(`${year}-01-01T00:00:00Z`, 12);

interface Days {
  from: string;
  to: string;
}

function around(first: string, months: number): Days {
  const after = new Date(first);
  after.setUTCMonth(after.getUTCMonth() + months);
  const iso = (at: number) => new Date(at).toISOString();
  return { from: iso(Date.parse(first) - DAY), to: iso(after.getTime() + DAY) };
}
