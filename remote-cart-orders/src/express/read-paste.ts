import type { TypedQuantity } from '@extranet/shared/rules';

/** A reference that needs no number behind it, or the thirteen digits of an EAN. */
const WHOLE = String.raw`\p{L}{2,4}(?:[.-]?\d{3,}|\s0\d{2,})|(?:\d ?){12}\d`;
/** A reference, or the thirteen digits of an EAN with spaces between them, and how many pieces. */
const WITH_QUANTITY = [
  /^(.*\S)\s*[\t;]\s*(\d{1,4})$/,
  /^(.*\S)\s+[x×*]\s?(\d{1,4})$/i,
  /^(.*\S)\s*\(\s*[x×*]?\s*(\d{1,4})\s*[x×*]?\s*\)$/i,
  new RegExp(`^(${WHOLE})[ ,]+(\\d{1,4})$`, 'u'),
];
/** 'FA-00012 100 50': which of them is meant nobody can know. */
const SEVERAL_NUMBERS = new RegExp(`^(${WHOLE})\\s+(\\d+(?:\\s+\\d+)+)$`, 'u');
const SEVERAL = new RegExp(`^(?:${WHOLE})(?:[\\s,;+]+(?:${WHOLE}))+$`, 'u');
const EACH = new RegExp(WHOLE, 'gu');

interface Line {
  reference: string;
  /** A string where it is to be corrected. */
  quantity: TypedQuantity;
}
type Pasted = { list: string } | Line;

/** What was pasted into the field of one reference, where it is more than that: a line with its quantity, or a list. */
export function readPaste(pasted: string): Pasted | undefined {
  const text = pasted.trim();
  if (/[\r\n]/.test(text)) return { list: text };
  const list = readSeveral(text);
  return list === undefined ? readLine(text) : { list };
}

/** Several references in one line, as a list with one in each; undefined where it is anything else. */
export function readSeveral(typed: string): string | undefined {
  const text = typed.trim();
  return SEVERAL.test(text) ? [...text.matchAll(EACH)].map(([reference]) => reference).join('\n') : undefined;
}

/** What was typed into it with a quantity behind the reference. */
export function readLine(typed: string): Line | undefined {
  const text = typed.trim();
  for (const form of WITH_QUANTITY) {
    const [, reference, quantity] = form.exec(text) ?? [];
    if (reference && quantity) return { reference: reference.trim(), quantity: Number(quantity) };
  }
  const [, reference, quantity] = SEVERAL_NUMBERS.exec(text) ?? [];
  return reference && quantity ? { reference, quantity } : undefined;
}
