import type { ProductRow } from '@extranet/shared/contracts';
import { referenceKey } from '@extranet/shared/rules';
import { judge, type ListLine, rowOf, summed } from './lines.ts';

/** Under its new reference a line is unknown until it is checked; with one that says the same it is one line, in its own place. */
export function retype(lines: readonly ListLine[], key: string, written: string): ListLine[] {
  const nextKey = referenceKey(written) || written;
  const same = lines.find((line) => line.key === nextKey && line.key !== key);
  return lines.flatMap((line) => {
    if (line === same) return [];
    if (line.key !== key) return line;
    const { successor: _, ...others } = line;
    const retyped: ListLine = { ...others, key: nextKey, row: rowOf(line), written, candidates: [] };
    if (!same) return retyped;
    return {
      ...retyped,
      at: [...line.at, ...same.at].toSorted((one, other) => one - other),
      quantity: summed([line.quantity, same.quantity]),
      notes: [...new Set([...line.notes, 'summed' as const])],
      ...(same.product && { product: same.product, state: 'corrected' as const }),
    };
  });
}

/** One line with what the server knows of its reference. */
export const judgeOne = (
  lines: readonly ListLine[],
  key: string,
  products: readonly ProductRow[],
): ListLine[] =>
  lines.flatMap((line) => (line.key === key && line.state === 'unknown' ? judge([line], products) : line));
