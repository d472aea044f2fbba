import type { SpecialPrice } from '@extranet/shared/contracts';
import { referenceKey } from '@extranet/shared/rules';
import { EDITED, linesOf, type PriceLine } from './price-lines.ts';

type Keyed = Pick<PriceLine, 'spUserId' | 'spProdRef'>;
/** A price is one customer's for one reference. */
export const keyOf = ({ spUserId, spProdRef }: Keyed) => `${spUserId} ${referenceKey(spProdRef)}`;
const byKey = (slices: readonly (readonly SpecialPrice[])[]) =>
  new Map(slices.flatMap((slice) => slice.map((price) => [keyOf(price), price] as const)));

/**
 * The lines as they stand now with what one save replaced, as edits that are not saved yet: changed back, removed, and added anew.
 * What somebody changed after that save stays as it is.
 */
export function withReplaced(
  lines: readonly PriceLine[],
  { before, after }: Record<'before' | 'after', readonly (readonly SpecialPrice[])[]>,
): PriceLine[] {
  const [old, saved] = [byKey(before), byKey(after)];
  const standing = new Set(lines.map(keyOf));
  const back = lines.map((line): PriceLine => {
    const [was, became] = [old.get(keyOf(line)), saved.get(keyOf(line))];
    if (!became || was === became || !isSame(line, lineOf(became))) return line;
    return was ? asBefore(line, lineOf(was)) : { ...line, spStatus: 'removed' };
  });
  const gone = [...old].flatMap(([key, price]): PriceLine[] =>
    saved.has(key) || standing.has(key) ? [] : [{ ...added(price), key: `new ${key}` }],
  );
  return [...gone, ...back];
}

/** It stands nowhere any more. */
function added(price: SpecialPrice): PriceLine {
  const { stood: _, ...line } = lineOf(price);
  return { ...line, spId: undefined, termsTouched: true };
}

const lineOf = (price: SpecialPrice) => linesOf([price])[0] as PriceLine;

const isSame = (one: PriceLine, other: PriceLine) => EDITED.every((field) => one[field] === other[field]);

function asBefore(line: PriceLine, old: PriceLine): PriceLine {
  if (isSame(line, old)) return line;
  const { price, spStatus, validFrom, validTo, steps, agreed } = old;
  // What stood once was agreed to.
  return { ...line, price, spStatus, validFrom, validTo, steps, agreed, termsTouched: true };
}
