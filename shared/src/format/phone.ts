export interface Phone {
  dial: string;
  digits: string;
}

export const DEFAULT_DIAL = '+33';

/** Only digits, no leading zeros (C5.04). */
export const phoneDigits = (typed: string) => typed.replace(/\D/g, '').replace(/^0+/, '');

/** Reads the API's '{dial} {digits}' (D6). A number without dial code is French. */
export function parsePhone(text: string | null | undefined): Phone {
  const trimmed = (text ?? '').trim();
  const [, dial, rest] = /^(\+\d{1,4})\s*(.*)$/.exec(trimmed) ?? [];
  return dial === undefined
    ? { dial: DEFAULT_DIAL, digits: phoneDigits(trimmed) }
    : { dial, digits: phoneDigits(rest ?? '') };
}

export const serializePhone = ({ dial, digits }: Phone) => (digits === '' ? '' : `${dial} ${digits}`);

/**
 * +33 in pairs, '+33 6 12 34 56 78', with non-breaking spaces; elsewhere an odd digit makes the first group three, as in
 * '+32 470 12 34 56': each country's own groups would cost the tables of all.
 */
export function phone(text: string | null | undefined): string {
  const { dial, digits } = parsePhone(text);
  if (digits === '') return (text ?? '').trim();
  const pairs = digits.replace(/(?=(\d{2})+$)/g, '\u00a0').trim();
  const shown = dial === '+33' ? pairs : pairs.replace(/^(\d)\u00a0/, '$1');
  return `${dial}\u00a0${shown}`;
}

/** A tel: URL, without spaces. */
export function phoneHref(text: string): string {
  const bare = text.replace(/[^\d+]/g, '');
  return `tel:${bare}`;
}
