import type { ProductRow } from '@extranet/shared/contracts';
import { searchable } from '@extranet/shared/format';
import { isOrderable } from '../product-facts.ts';

/** One line as it was read, before anything is known of it. */
export interface ReadLine {
  /** Its number in the text or the file, from 1 on. */
  at: number;
  reference: string;
  quantity: number;
  /** What stood for the quantity was no whole number above 0: one is proposed. */
  unreadable?: boolean;
}

export type LineState = 'fine' | 'corrected' | 'unknown' | 'notOrderable';
export type Note = 'spelling' | 'quantity' | 'summed' | 'capped' | 'shared' | 'chosen';

export interface ListLine {
  key: string;
  /** Where it stood; several when they were added up. */
  at: number[];
  written: string;
  quantity: number;
  notes: Note[];
  state: LineState;
  product: ProductRow | null;
  /** Products that share the reference. */
  candidates: ProductRow[];
}

export const QUANTITY_MAX = 9999;

/** The same reference, however it is written, is one line with the sum of the quantities. */
export function merge(read: readonly ReadLine[]): ListLine[] {
  const groups = Map.groupBy(read, ({ reference }) => searchable(reference) || reference);
  return [...groups].flatMap(([key, group]) => {
    const [first] = group;
    if (!first) return [];
    const sum = group.reduce((total, { quantity }) => total + quantity, 0);
    const notes: Note[] = [];
    if (group.length > 1) notes.push('summed');
    if (group.some(({ unreadable }) => unreadable)) notes.push('quantity');
    if (sum > QUANTITY_MAX) notes.push('capped');
    return {
      key,
      at: group.map(({ at }) => at),
      written: first.reference,
      quantity: Math.min(sum, QUANTITY_MAX),
      notes,
      state: 'unknown' as const,
      product: null,
      candidates: [],
    };
  });
}

/** What can be asked for at all: nonsense is known to be unknown without asking. */
export const askable = ({ key }: ListLine): boolean => /^[A-Z0-9]{2,40}$/.test(key);

export function judge(lines: readonly ListLine[], products: readonly ProductRow[]): ListLine[] {
  const byKey = Map.groupBy(products, ({ prodRef }) => searchable(prodRef));
  return lines.map((line) => {
    const found = byKey.get(line.key) ?? [];
    const [product] = found;
    if (!product) return line;
    if (found.length > 1) return { ...line, notes: [...line.notes, 'shared'], candidates: found };
    const notes: Note[] = product.prodRef === line.written ? line.notes : [...line.notes, 'spelling'];
    return { ...line, notes, ...withProduct(product, notes) };
  });
}

/** Chosen by the person among suggestions or candidates. */
export const choose = (line: ListLine, product: ProductRow): ListLine => {
  const notes: Note[] = [...line.notes.filter((note) => note !== 'shared'), 'chosen'];
  return { ...line, notes, candidates: [], ...withProduct(product, notes) };
};

function withProduct(product: ProductRow, notes: readonly Note[]): Pick<ListLine, 'product' | 'state'> {
  if (!isOrderable(product)) return { product, state: 'notOrderable' };
  return { product, state: notes.length > 0 ? 'corrected' : 'fine' };
}

export const isReady = ({ state }: ListLine): boolean => state === 'fine' || state === 'corrected';

const ORDER: Record<LineState, number> = { unknown: 0, notOrderable: 1, corrected: 2, fine: 3 };

/** What needs a look comes first; else as it was written. */
export const inOrder = (lines: readonly ListLine[]): ListLine[] =>
  [...lines].sort((a, b) => ORDER[a.state] - ORDER[b.state] || (a.at[0] ?? 0) - (b.at[0] ?? 0));

/** The server refused these: they were withdrawn between the check and the order. */
export function refuse(lines: readonly ListLine[], refs: readonly string[]): ListLine[] {
  const keys = new Set(refs.map(searchable));
  return lines.map((line) =>
    line.product && keys.has(searchable(line.product.prodRef)) ? { ...line, state: 'notOrderable' } : line,
  );
}
