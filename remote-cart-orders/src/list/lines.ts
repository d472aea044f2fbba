import type { ProductRow } from '@extranet/shared/contracts';
import { isOrderable, isQuantity, referenceKey, type TypedQuantity } from '@extranet/shared/rules';
import { isAskable } from '../near.api.ts';
import type { WantedLine } from '../offers.ts';

/** One line as it was read, before it is checked. */
export interface ReadLine {
  /** Its line number in the text or file, from 1. */
  at: number;
  reference: string;
  /** A string is the written text, if it is no valid quantity. */
  quantity: TypedQuantity;
}

export type LineState = 'fine' | 'corrected' | 'unknown' | 'notOrderable';
/** The result for a line: about its product first, then about its quantity. */
export type Verdict = LineState | 'quantity';
export type Note = 'spelling' | 'ean' | 'summed' | 'shared' | 'chosen';

export interface ListLine {
  key: string;
  /** The key that it was read with, where it was retyped since. */
  row?: string;
  /** Its line numbers; several when lines were added up. */
  at: number[];
  written: string;
  quantity: TypedQuantity;
  notes: Note[];
  state: LineState;
  product: ProductRow | null;
  /** Products that share the reference. */
  candidates: ProductRow[];
  /** What replaces a reference that cannot be ordered. */
  successor?: ProductRow;
}

/** Merges lines with the same reference, in whatever spelling, and adds up their quantities. */
export function merge(read: readonly ReadLine[]): ListLine[] {
  const groups = Map.groupBy(read, ({ reference }) => referenceKey(reference) || reference);
  return [...groups].flatMap(([key, group]) => {
    const [first] = group;
    if (!first) return [];
    const notes: Note[] = group.length > 1 ? ['summed'] : [];
    return {
      key,
      at: group.map(({ at }) => at),
      written: first.reference,
      quantity: summed(group.map(({ quantity }) => quantity)),
      notes,
      state: 'unknown' as const,
      product: null,
      candidates: [],
    };
  });
}

/** If a quantity is invalid, the written text is kept for the user to correct. */
export function summed(quantities: readonly TypedQuantity[]): TypedQuantity {
  return quantities.every(isQuantity)
    ? quantities.reduce((total, quantity) => total + quantity, 0)
    : quantities.join(' + ');
}

/** By what the page knows a line: it does not become another row under whoever retypes its reference. */
export const rowOf = ({ key, row }: ListLine): string => row ?? key;

/** Whether its reference may be retyped: no product is known that could be meant. */
export const isRetypable = ({ state, candidates }: ListLine): boolean =>
  state === 'unknown' && candidates.length === 0;

export const askable = ({ key }: ListLine): boolean => isAskable(key);

/** Written as the thirteen digits of its EAN. */
export const isEan = ({ key }: ListLine): boolean => /^\d{13}$/.test(key);

export function judge(lines: readonly ListLine[], products: readonly ProductRow[]): ListLine[] {
  const byKey = Map.groupBy(products, ({ prodRef }) => referenceKey(prodRef));
  const byEan = Map.groupBy(products, ({ prodCodeEAN }) => prodCodeEAN);
  return lines.map((line) => {
    const found = byKey.get(line.key) ?? byEan.get(line.key) ?? [];
    const [product] = found;
    if (!product) return line;
    if (found.length > 1) return { ...line, notes: [...line.notes, 'shared'], candidates: found };
    const note = byKey.has(line.key) ? 'spelling' : 'ean';
    const notes: Note[] = product.prodRef === line.written ? line.notes : [...line.notes, note];
    return { ...line, notes, ...withProduct(product, notes) };
  });
}

/** What the unknown lines were short for has been read. */
export const lengthen = (lines: readonly ListLine[], products: Record<string, ProductRow>): ListLine[] =>
  lines.map((line) => {
    const product = line.state === 'unknown' ? products[line.key] : undefined;
    if (!product) return line;
    const notes: Note[] = [...line.notes, 'spelling'];
    return { ...line, notes, ...withProduct(product, notes) };
  });

/** Written once as 'FA-00012' and once as 'fa 12' or by its EAN it is one product: one line with the sum. */
export function oneOfEach(lines: readonly ListLine[]): ListLine[] {
  const groups = Map.groupBy(lines, ({ key, product }) => product?.prodId ?? `unknown ${key}`);
  return [...groups.values()].flatMap((group) => {
    const [first, ...others] = group;
    if (!first?.product || others.length === 0) return group;
    const notes = [...new Set(group.flatMap((line) => line.notes)), 'summed' as const];
    return {
      ...first,
      at: group.flatMap(({ at }) => at).toSorted((one, other) => one - other),
      quantity: summed(group.map(({ quantity }) => quantity)),
      notes: [...new Set(notes)],
      ...(first.state !== 'notOrderable' && { state: 'corrected' as const }),
    };
  });
}

/** Whether something may have to be taken instead. */
export const isStuck = (line: ListLine): boolean => line.state === 'notOrderable' || isRetypable(line);

/** What replaces the references that cannot be ordered has been read. */
export const withSuccessors = (
  lines: readonly ListLine[],
  successors: Record<string, ProductRow>,
): ListLine[] =>
  lines.map((line) => {
    const successor = isStuck(line) ? successors[line.key] : undefined;
    return successor ? { ...line, successor } : line;
  });

/** The user chose the product among suggestions or candidates. */
export const choose = (line: ListLine, product: ProductRow): ListLine => {
  const notes: Note[] = [...line.notes.filter((note) => note !== 'shared' && note !== 'chosen'), 'chosen'];
  const { successor: _, ...others } = line;
  return { ...others, notes, candidates: [], ...withProduct(product, notes) };
};

function withProduct(product: ProductRow, notes: readonly Note[]): Pick<ListLine, 'product' | 'state'> {
  if (!isOrderable(product)) return { product, state: 'notOrderable' };
  return { product, state: notes.length > 0 ? 'corrected' : 'fine' };
}

export function verdictOf({ state, quantity }: ListLine): Verdict {
  return (state === 'fine' || state === 'corrected') && !isQuantity(quantity) ? 'quantity' : state;
}

export const isReady = (line: ListLine): boolean => ['fine', 'corrected'].includes(verdictOf(line));

/** As they would be added to the cart. */
export const wantedOf = (lines: readonly ListLine[]): WantedLine[] =>
  lines.flatMap((line) =>
    line.product && isReady(line)
      ? [{ prodId: line.product.prodId, quantity: line.quantity, unit: Number(line.product.prodMbrPrice) }]
      : [],
  );

const ORDER: Record<Verdict, number> = { unknown: 0, notOrderable: 1, quantity: 2, corrected: 3, fine: 4 };

/** Lines with problems first, otherwise in the written order. */
export const inOrder = (lines: readonly ListLine[]): ListLine[] =>
  [...lines].sort((a, b) => ORDER[verdictOf(a)] - ORDER[verdictOf(b)] || (a.at[0] ?? 0) - (b.at[0] ?? 0));

/** Marks products that the server refused because they were withdrawn after the check. */
export function refuse(lines: readonly ListLine[], refs: readonly string[]): ListLine[] {
  const keys = new Set(refs.map(referenceKey));
  return lines.map((line) =>
    line.product && keys.has(referenceKey(line.product.prodRef)) ? { ...line, state: 'notOrderable' } : line,
  );
}
