import { referenceKey } from '@extranet/shared/rules';
import type { PriceLine } from './price-lines.ts';

const keyOf = ({ spUserId, spProdRef }: PriceLine) => `${spUserId} ${referenceKey(spProdRef)}`;

/** The saved lines with what the save replaced, as edits that are not saved yet: changed back, removed, and added anew. */
export function withReplaced(saved: readonly PriceLine[], replaced: readonly PriceLine[]): PriceLine[] {
  const before = new Map(replaced.map((line) => [keyOf(line), line]));
  const back = saved.map((line): PriceLine => {
    const old = before.get(keyOf(line));
    before.delete(keyOf(line));
    return old ? asBefore(line, old) : { ...line, spStatus: 'removed' };
  });
  const gone = [...before.values()].map(
    (line): PriceLine => ({ ...line, key: `new ${keyOf(line)}`, spId: undefined, termsTouched: true }),
  );
  return [...gone, ...back];
}

function asBefore(
  line: PriceLine,
  { price, spStatus, validFrom, validTo, steps, agreed }: PriceLine,
): PriceLine {
  const same =
    line.price === price &&
    line.spStatus === spStatus &&
    line.validFrom === validFrom &&
    line.validTo === validTo &&
    line.steps === steps;
  if (same) return line;
  // What stood once was agreed to.
  return { ...line, price, spStatus, validFrom, validTo, steps, agreed, termsTouched: true };
}
