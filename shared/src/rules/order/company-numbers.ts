/** Luhn's rule: each second digit from the right counts double. */
function luhn(digits: string): boolean {
  let sum = 0;
  for (const [at, digit] of [...digits].reverse().entries()) {
    const value = Number(digit) * (at % 2 === 1 ? 2 : 1);
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
}

const LA_POSTE = '356000000';

export const compact = (written: string): string => written.replace(/[\s.-]/g, '').toUpperCase();

/** A SIREN of nine digits or a SIRET of fourteen, by their check digits. La Poste has more offices than Luhn's rule has room for. */
export function isCompanyNumber(written: string): boolean {
  const digits = compact(written);
  if (/^\d{9}$/.test(digits)) return luhn(digits);
  if (!/^\d{14}$/.test(digits)) return false;
  if (!luhn(digits.slice(0, 9))) return false;
  if (!digits.startsWith(LA_POSTE) || luhn(digits)) return luhn(digits);
  return [...digits].reduce((sum, digit) => sum + Number(digit), 0) % 5 === 0;
}

/** The member states' forms, where nothing more than the form can be known. */
const FORMS: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  DE: /^\d{9}$/,
  ES: /^[A-Z0-9]\d{7}[A-Z0-9]$/,
  IT: /^\d{11}$/,
  LU: /^\d{8}$/,
  NL: /^\d{9}B\d{2}$/,
  PT: /^\d{9}$/,
};
const OTHER = /^[A-Z]{2}[A-Z0-9]{2,12}$/;

/** A French VAT number by its key and SIREN; those of neighbours by their form. */
export function isVatNumber(written: string): boolean {
  const number = compact(written);
  if (!OTHER.test(number)) return false;
  const rest = number.slice(2);
  if (!number.startsWith('FR')) return FORMS[number.slice(0, 2)]?.test(rest) ?? true;
  const [, key = '', siren = ''] = /^([0-9A-HJ-NP-Z]{2})(\d{9})$/.exec(rest) ?? [];
  if (!siren || !luhn(siren)) return false;
  // Newer keys have a letter: only their form is known.
  return !/^\d{2}$/.test(key) || Number(key) === (12 + 3 * (Number(siren) % 97)) % 97;
}
