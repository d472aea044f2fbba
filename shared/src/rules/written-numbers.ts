import { type NumberRule, QUANTITY } from './limits.ts';

/** Why a written number is not accepted. */
export type NumberProblem = 'missing' | 'unreadable' | 'mixed' | 'decimals' | 'low' | 'high';

export type NumberReading =
  | { value: number; problem?: undefined }
  | { value?: undefined; problem: NumberProblem };

const SIGN = /^[+\-\u2212]/;
const UNITS = { euro: /\s*(?:€|eur)$/i, percent: /\s*%$/, none: /$/ };
/** '1234,56', '1234.', ',5': a single comma or dot is the decimal separator, as programs write it. */
const PLAIN = /^(\d*)(?:[.,](\d*))?$/;
/** '1 234,56', '1.234,56', '1,234.56', '1’234.50', '1.234.567': groups of three digits, all with the same separator. */
const GROUPED = /^(\d{1,3}([ '.,])\d{3}(?:\2\d{3})*)(?:(?!\2)[.,](\d*))?$/;
/** '12.500' means 12.5 to a program and 12 500 to a person: refused instead of guessing. */
const AMBIGUOUS = /^[1-9]\d{0,2}[.,]\d{3}$/;
/** '12.345,6': whoever writes thousands writes cents with two digits, so that one digit may be a slip for '12,3456' or '12345,6'. */
const MIXED = /[.,]\d{3}[.,]\d$/;
const EXPONENT = /e([+-])/;

/**
 * The only parser for numbers written by people and programs, in pages and server. It never rounds or clamps a number to make
 * it fit: a number that breaks the rule has no value.
 */
export function readNumber(written: string | number, rule: NumberRule): NumberReading {
  // In floating point 1 + 0.14 is 1.1400000000000001: digits beyond the fifteenth are rounding errors.
  const text = String(typeof written === 'number' ? Number(written.toPrecision(15)) : written).trim();
  if (text === '') return { problem: 'missing' };
  const [, exponent] = (typeof written === 'number' && EXPONENT.exec(text)) || [];
  if (exponent) return { problem: exponent === '-' ? 'decimals' : 'high' };
  const bare = text
    .replace(UNITS[rule.unit ?? 'none'], '')
    .replace(SIGN, '')
    .replace(/\s+/g, ' ')
    .replaceAll('’', "'");
  const [, whole = '', decimals = ''] = PLAIN.exec(bare) ?? grouped(bare) ?? [];
  if (whole === '' && decimals === '') return { problem: 'unreadable' };
  if (typeof written === 'string' && rule.decimals === 2 && MIXED.test(bare)) return { problem: 'mixed' };
  const ambiguous = typeof written === 'string' && AMBIGUOUS.test(bare);
  const counted = ambiguous ? decimals : decimals.replace(/0+$/, '');
  if (counted.length > rule.decimals) return { problem: 'decimals' };
  const size = Number(`${whole.replace(/\D/g, '') || '0'}.${decimals || '0'}`);
  // Avoids -0, which would be shown with its sign.
  const value = /^[-\u2212]/.test(text) && size > 0 ? -size : size;
  if (value < rule.min) return { problem: 'low' };
  return value > rule.max ? { problem: 'high' } : { value };
}

function grouped(bare: string) {
  const [all, whole, , decimals] = GROUPED.exec(bare) ?? [];
  return all === undefined ? null : [all, whole, decimals];
}

/** A quantity, or the invalid text that was typed instead, which stays on the screen until it is corrected. */
export type TypedQuantity = number | string;

export const isQuantity = (typed: TypedQuantity): typed is number =>
  typeof typed === 'number' && readNumber(typed, QUANTITY).problem === undefined;

/** Adds the step unless that leaves the limits. From a 0 it leads back into them; other invalid text is returned unchanged. */
export function stepped(typed: TypedQuantity, step: number): TypedQuantity {
  const now = Number(typed) === 0 && typed !== '' ? 0 : typed;
  const next = typeof now === 'number' ? now + step : now;
  return isQuantity(next) ? next : typed;
}
