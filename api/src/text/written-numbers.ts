const SPACES = /[\s\u00A0\u202F]/gu;
const CURRENCY = /(?:€|eur)$/i;
const PRICE = /^\d{1,9}(?:[.,]\d{1,6})?$/;
const GROUPED = /^\d{1,3}(?:[.,' ]\d{3})+(?:[.,]\d{1,6})?$/;
const QUANTITY = /^-?\d{1,9}(?:[.,]0{1,6})?$/;
const CENTS_MAX = 99_999_999;

/**
 * '1 234,56', '1234.56', '1.234,56 €' or 1234.56 in cents, half-up; null when it is no price. Where one mark could be
 * either ('1.234'), it is the decimal one: that is how programs write numbers.
 */
export function parsePrice(written: string | number): number | null {
  if (typeof written === 'number') return inCents(written);
  const bare = written.trim().replace(CURRENCY, '').replace(SPACES, '');
  if (PRICE.test(bare)) return inCents(Number(bare.replace(',', '.')));
  if (!GROUPED.test(bare)) return null;
  const decimal = Math.max(bare.lastIndexOf(','), bare.lastIndexOf('.'));
  const mark = bare.charAt(decimal);
  // The same mark twice groups thousands: then there are no decimals.
  const split = bare.indexOf(mark) === decimal;
  const whole = (split ? bare.slice(0, decimal) : bare).replace(/\D/g, '');
  return inCents(Number(`${whole}.${split ? bare.slice(decimal + 1) : '0'}`));
}

/** Whole pieces; a stock below zero, as some programs count returns, is none. */
export function parseQuantity(written: string): number | null {
  const bare = written.trim().replace(SPACES, '');
  if (!QUANTITY.test(bare)) return null;
  return Math.max(0, Math.trunc(Number(bare.replace(',', '.'))));
}

function inCents(euros: number): number | null {
  if (!Number.isFinite(euros) || euros < 0) return null;
  // Through the shortest decimal text: 1.005 is what was written, not 1.00499999.
  const cents = Math.round(Number(`${euros}e2`));
  return Number.isFinite(cents) && cents <= CENTS_MAX ? cents : null;
}
