import type { ProductRow } from '@extranet/shared/contracts';
import { referenceKey, type TypedQuantity } from '@extranet/shared/rules';
import { choose, judge, type ListLine } from './lines.ts';

/** A checked line without what the server said of it: products, prices and stock are asked for anew. */
export interface KeptLine {
  key: string;
  at: number[];
  written: string;
  quantity: TypedQuantity;
  summed: boolean;
  /** The key of the product that was chosen instead of the written one. */
  chosen?: string;
}

export interface KeptList {
  text: string;
  lines: KeptLine[];
}

export const toKept = ({ key, at, written, quantity, notes, product }: ListLine): KeptLine => ({
  ...{ key, at, written, quantity, summed: notes.includes('summed') },
  ...(product && notes.includes('chosen') && { chosen: referenceKey(product.prodRef) }),
});

export const fromKept = ({ key, at, written, quantity, summed }: KeptLine): ListLine => ({
  ...{ key, at, written, quantity, notes: summed ? ['summed'] : [] },
  ...{ state: 'unknown', product: null, candidates: [] },
});

/** Judged as when it was pasted, with the products that had been chosen; where several share a reference it is asked again. */
export function judgeKept(kept: readonly KeptLine[], products: readonly ProductRow[]): ListLine[] {
  const byKey = Map.groupBy(products, ({ prodRef }) => referenceKey(prodRef));
  return judge(kept.map(fromKept), products).map((line, index) => {
    const [product, another] = byKey.get(kept[index]?.chosen ?? '') ?? [];
    return product && !another ? choose(line, product) : line;
  });
}

/** What a tab has kept may be of another release, or not ours at all. */
export function readKept(value: unknown): KeptList | null {
  const { text, lines } = (value ?? {}) as Partial<KeptList>;
  if (typeof text !== 'string' || !Array.isArray(lines)) return null;
  return { text, lines: lines.filter(isLine) };
}

function isLine(value: unknown): value is KeptLine {
  const { key, at, written, quantity } = (value ?? {}) as Partial<KeptLine>;
  const isCounted = typeof quantity === 'number' || typeof quantity === 'string';
  return typeof key === 'string' && typeof written === 'string' && Array.isArray(at) && isCounted;
}
