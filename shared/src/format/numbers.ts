import { PRICE, readNumber } from '../rules/index.ts';
import { onFirstUse } from './on-first-use.ts';

/** Shown instead of an invalid number (C9.05). */
export const INVALID = '----';
/** Shown when a product has no price (C2.20, D2). */
export const NO_PRICE = '---';

export type Numeric = number | string | null | undefined;

const withDecimals = (decimals: number) =>
  new Intl.NumberFormat('fr-FR', { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
const formatters = new Map<number, Intl.NumberFormat>();
const euros = onFirstUse(() => new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' }));

/** Reads numbers of the API only ('12.50', 12.5); for typed numbers use readNumber of the rules. */
export function toNumber(value: Numeric): number | null {
  if (typeof value === 'string' && value.trim() === '') return null;
  const number = typeof value === 'string' || typeof value === 'number' ? Number(value) : Number.NaN;
  return Number.isFinite(number) ? number : null;
}

/** fr-FR, two decimals by default: 1 234,50 with a U+202F; '----' for an invalid number. */
export function number(value: Numeric, decimals = 2): string {
  const read = toNumber(value);
  if (read === null) return INVALID;
  const formatter = formatters.get(decimals) ?? withDecimals(decimals);
  formatters.set(decimals, formatter);
  return formatter.format(read);
}

/** A whole number: a quantity, a count. */
export const integer = (value: Numeric) => number(value, 0);

/** 1 234,50 €, with U+202F in the thousands, U+00A0 before the sign, and a minus where the browser has a hyphen. */
export function money(value: Numeric): string {
  const read = toNumber(value);
  return read === null ? INVALID : euros().format(read).replace('-', '−');
}

/** A product's price: '---' when it has none ('0' or missing, D2). */
export function price(value: Numeric): string {
  const read = toNumber(value);
  return read === null || read === 0 ? NO_PRICE : euros().format(read);
}

/** Deprecated: use readNumber of the rules. Kept for remotes released before 1.3. */
export const parseNumber = (text: string): number | null =>
  readNumber(text, { ...PRICE, min: -1e12, max: 1e12, decimals: 12 }).value ?? null;
