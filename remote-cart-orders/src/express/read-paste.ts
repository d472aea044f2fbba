/** A reference, or the thirteen digits of an EAN with spaces between them, and how many pieces. */
const WITH_QUANTITY = [
  /^(.*\S)\s*[\t;]\s*(\d{1,4})$/,
  /^(.*\S)\s+[x×*]\s?(\d{1,4})$/i,
  /^((?:\d ?){12}\d)[ ,]+(\d{1,4})$/,
];

type Pasted = { list: string } | { reference: string; quantity: number };

/** What was pasted into the field of one reference, where it is more than that: a line with its quantity, or a list. */
export function readPaste(pasted: string): Pasted | undefined {
  const text = pasted.trim();
  if (/[\r\n]/.test(text)) return { list: text };
  for (const form of WITH_QUANTITY) {
    const [, reference, quantity] = form.exec(text) ?? [];
    if (reference && quantity) return { reference: reference.trim(), quantity: Number(quantity) };
  }
  return undefined;
}
