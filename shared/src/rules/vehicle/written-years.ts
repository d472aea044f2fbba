import { OPEN_YEAR } from '../catalogue.ts';
import { isModelYear, lastModelYear } from './model-year.ts';

export interface YearSpan {
  /** 0: from the beginning. */
  readonly from: number;
  /** OPEN_YEAR: still built. */
  readonly to: number;
}

const YEAR = String.raw`(\d{4}|\d{2})`;
const SINCE = new RegExp(String.raw`^(?:depuis|dès|à partir de)\s+${YEAR}$|^(\d{4})\s*[-–—→]$`, 'i');
const UNTIL = new RegExp(String.raw`^jusqu['’](?:à|en)\s+${YEAR}$`, 'i');
const BOTH = new RegExp(String.raw`^(?:de\s+)?${YEAR}\s*(?:[-–—/→]|à|au)\s*${YEAR}$`, 'i');

/** The years that a person writes: '2022-2026', '2022 à 2026', '22-26', 'depuis 2022', '2022'. Undefined: not understood, nothing is guessed. */
export function readYearSpan(written: string, now = new Date()): YearSpan | undefined {
  const text = written.trim();
  const one = /^\d{4}$/.exec(text)?.[0];
  const [, since, sinceOpen] = SINCE.exec(text) ?? [];
  const [, until] = UNTIL.exec(text) ?? [];
  const [, first, last] = BOTH.exec(text) ?? [];
  const year = (digits: string | undefined, open: number) =>
    digits === undefined ? open : yearOf(digits, now);
  if (!(one ?? since ?? sinceOpen ?? until ?? first)) return undefined;
  const span = {
    from: year(one ?? since ?? sinceOpen ?? first, 0),
    to: year(one ?? until ?? last, OPEN_YEAR),
  };
  const possible = Object.values(span).every(
    (value) => value === 0 || value === OPEN_YEAR || isModelYear(value, now),
  );
  return possible && span.from <= span.to ? span : undefined;
}

/** '98' is 1998, '26' is 2026: no vehicle is of later than the last model year. */
function yearOf(digits: string, now: Date): number {
  const number = Number(digits);
  if (digits.length === 4) return number;
  return number + (number <= lastModelYear(now) % 100 ? 2000 : 1900);
}
