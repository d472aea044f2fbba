/** As references and the codes of scanners are written, and neither plate nor VIN nor line D.2. */
export const isPartNumber = (text: string): boolean =>
  /^(?:\p{L}{2}[ -]?\d{4,6}|\d{12,14})$/u.test(text.trim());
