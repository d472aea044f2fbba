/** 'FA-00012', 'fa 00012': with a blank only before a zero, for 'Golf 2012' describes a part. */
const REFERENCE = /^\p{L}{2,4}(?:[.-]?\d{3,}|\s0\d{2,})$/u;
/** An EAN as a scanner, a price list or a label gives it, which stands for its product as the reference does. */
export const EAN = /^(?:\d ?){12}\d$/;
/** What may stand between two references, and the blank before the second. */
const BETWEEN = /\s*[;,|\t+/]\s*|\s+(?=\p{L}{2,4}(?:[.-]?\d{3,}|\s0\d{2,})(?:\s|$))/u;

const EAN_DIGITS = 13;
const DIGITS_OF_SEVERAL = /^(?:\d\s?){26,}$/;

/** EANs are told apart by their length alone. */
const partsOf = (cell: string): string[] => {
  const digits = cell.replace(/\s/g, '');
  const isEans = DIGITS_OF_SEVERAL.test(cell) && digits.length % EAN_DIGITS === 0;
  return (isEans && digits.match(/\d{13}/g)) || cell.split(BETWEEN);
};

interface Ordered<Quantity> {
  reference: string;
  quantity: Quantity;
}

/**
 * 'FA-00012 2; KI-00031': the lines that stand beside each other in one, whether or not each of them is known; undefined for one line. A
 * reference beside its EAN is one line in columns.
 */
export function severalIn<Quantity>(
  cells: readonly string[],
  read: (cell: string) => Ordered<Quantity>,
  quantityOf: (cell: string) => Quantity | null,
): Ordered<Quantity>[] | undefined {
  const parts = cells.flatMap(partsOf).filter((part) => part !== '');
  if (parts.length < 2) return undefined;
  return [REFERENCE, EAN].map((form) => allOf(form)).find((lines) => lines && lines.length > 1);

  function allOf(form: RegExp): Ordered<Quantity>[] | undefined {
    const lines: Ordered<Quantity>[] = [];
    let counted = true;
    for (const part of parts) {
      const line = read(part);
      const quantity = quantityOf(part);
      if (form.test(line.reference)) {
        lines.push(line);
        counted = line.reference !== part;
      } else if (!counted && quantity !== null) {
        lines.push({ reference: lines.pop()?.reference ?? '', quantity });
        counted = true;
      } else return undefined;
    }
    return lines;
  }
}
