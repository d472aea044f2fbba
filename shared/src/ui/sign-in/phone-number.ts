import {
  type CountryCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
  validatePhoneNumberLength,
} from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/metadata.min.json';
import { parsePhone, phoneDigits, serializePhone } from '../../format/index.ts';

/** A country in the list of dial codes. */
export interface DialCode {
  dial_code: string;
  code: string;
}

export type PhoneProblem = 'tooShort' | 'tooLong';

/** '0032 470…' and '+32 470…' are the same number. */
const INTERNATIONAL = /^(\+|00)/;

/** What stands behind the dial code where there is no number in it, as 'abc' or zeros alone: it stays until it is corrected. */
const noNumber = (value: string) => value.replace(/^\+\d{1,4}(\s+|$)/, '').trim();

/**
 * Reads what a person typed or pasted, or what a browser filled in. A number without dial code belongs to the chosen country; with
 * one, it says its own country as soon as the dial code is complete.
 */
export function readPhone(
  typed: string,
  chosen: DialCode,
  codes: readonly DialCode[],
): { value: string; country?: string | undefined } {
  const bare = typed.replace(/[^\d+]/g, '');
  if (phoneDigits(bare) === '')
    return { value: typed.trim() === '' ? '' : `${chosen.dial_code} ${typed.trim()}` };
  const known = parse(bare, chosen.code);
  if (known)
    return {
      value: serialize(`+${known.countryCallingCode}`, known.nationalNumber),
      country: known.country,
    };
  if (!INTERNATIONAL.test(bare)) return { value: serialize(chosen.dial_code, bare) };
  const whole = bare.replace(INTERNATIONAL, '+');
  const fits = codes.filter(({ dial_code }) => whole.startsWith(dial_code));
  const { dial_code } = fits.reduce(
    (best, next) => (next.dial_code.length > best.dial_code.length ? next : best),
    fits[0] ?? chosen,
  );
  return { value: serialize(dial_code, fits.length > 0 ? whole.slice(dial_code.length) : whole) };
}

const serialize = (dial: string, typed: string) => serializePhone({ dial, digits: phoneDigits(typed) });

/** The same with another dial code. */
export function withDial(value: string, dial: string): string {
  const { digits } = parsePhone(value);
  const rest = digits || noNumber(value);
  return rest === '' ? '' : `${dial} ${rest}`;
}

/** The number without its dial code, in the groups of its country. */
export function groupedNumber(value: string): string {
  const { dial, digits } = parsePhone(value);
  if (digits === '') return noNumber(value);
  const known = parse(dial + digits);
  if (!known?.isPossible()) return digits;
  return known.formatInternational().slice(dial.length).trim().replaceAll(' ', '\u00a0');
}

/** Why this cannot be a number; null also for countries whose numbers are not known here. */
export function phoneProblem(value: string): PhoneProblem | null {
  const { dial, digits } = parsePhone(value);
  if (digits === '') return noNumber(value) === '' ? null : 'tooShort';
  const found = validatePhoneNumberLength(dial + digits, metadata);
  if (found === 'TOO_LONG') return 'tooLong';
  return found === 'TOO_SHORT' || found === 'INVALID_LENGTH' ? 'tooShort' : null;
}

function parse(text: string, code?: string) {
  const known = code !== undefined && isSupportedCountry(code as CountryCode, metadata);
  return parsePhoneNumberFromString(
    text,
    { extract: false, ...(known && { defaultCountry: code as CountryCode }) },
    metadata,
  );
}
