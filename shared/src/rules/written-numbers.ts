import { type NumberRule, QUANTITY } from './limits.ts';

/** Why what was written cannot be taken as it is. */
export type NumberProblem = 'missing' | 'unreadable' | 'decimals' | 'low' | 'high';

export type NumberReading =
  | { value: number; problem?: undefined }
  | { value?: undefined; problem: NumberProblem };

const SIGN = /^[+\-\u2212]/;
const UNITS = { euro: /\s*(?:€|eur)$/i, percent: /\s*%$/, none: /$/ };
/** '1234,56', '1234.', ',5': a mark that stands alone is the decimal one, as programs write it. */
const PLAIN = /^(\d*)(?:[.,](\d*))?$/;
/** '1 234,56', '1.234,56', '1,234.56', '1’234.50', '1.234.567': threes, all parted by the same mark. */
const GROUPED = /^(\d{1,3}([ '.,])\d{3}(?:\2\d{3})*)(?:(?!\2)[.,](\d*))?$/;
/** '12.500' is twelve and a half to a program and twelve thousand five hundred to a person: nobody guesses which. */
const AMBIGUOUS = /^[1-9]\d{0,2}[.,]\d{3}$/;
const EXPONENT = /e([+-])/;

/**
 * The one reading of numbers that people and programs write, on the pages and on the server. Nothing is rounded or cut
 * until it fits: what the rule does not allow has no value.
 */
export function readNumber(written: string | number, rule: NumberRule): NumberReading {
  // A program's 1 + 0.14 is 1.1400000000000001: beyond fifteen digits nobody meant anything.
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
  const ambiguous = typeof written === 'string' && AMBIGUOUS.test(bare);
  const counted = ambiguous ? decimals : decimals.replace(/0+$/, '');
  if (counted.length > rule.decimals) return { problem: 'decimals' };
  const size = Number(`${whole.replace(/\D/g, '') || '0'}.${decimals || '0'}`);
  // Not -0, which would be shown with its sign.
  const value = /^[-\u2212]/.test(text) && size > 0 ? -size : size;
  if (value < rule.min) return { problem: 'low' };
  return value > rule.max ? { problem: 'high' } : { value };
}

function grouped(bare: string) {
  const [all, whole, , decimals] = GROUPED.exec(bare) ?? [];
  return all === undefined ? null : [all, whole, decimals];
}

/** A quantity, or what was typed where one was wanted: it stays on the screen until it is put right. */
export type TypedQuantity = number | string;

export const isQuantity = (typed: TypedQuantity): typed is number =>
  typeof typed === 'number' && readNumber(typed, QUANTITY).problem === undefined;

/** One more or one less, as far as there is room; what is no quantity is left for its writer to put right. */
export function stepped(typed: TypedQuantity, step: number): TypedQuantity {
  const next = isQuantity(typed) ? typed + step : typed;
  return isQuantity(next) ? next : typed;
}
