import type { SpecialPrice, SpecialPriceChange, SpecialPriceLine } from '@extranet/shared/contracts';
import { readSteps } from '@extranet/shared/rules/product';
import { isEdited, type PriceLine, readPrice } from './price-lines.ts';

/** The whole list, as the server takes it. Days and steps that nobody touched are left out: they stay as they are. */
export const listOf = (lines: readonly PriceLine[]): SpecialPriceLine[] => lines.map(sent);

/** What was changed of a long list, each line with what was seen of it. A line that was added and removed again is nothing. */
export function changesOf(
  lines: readonly PriceLine[],
  saved: readonly PriceLine[],
  list: readonly SpecialPrice[],
): SpecialPriceChange[] {
  const places = new Map(saved.map(({ key }, at) => [key, at]));
  return lines.flatMap((line) => {
    const at = places.get(line.key) ?? -1;
    const seen = list[at];
    const isChanged = seen ? isEdited(line, saved[at]) : line.spStatus === 'active';
    return isChanged ? { ...sent(line), spSeen: seen ? seenOf(seen) : null } : [];
  });
}

const seenOf = ({ spPrice, spValidFrom, spValidTo, spSteps }: SpecialPrice) => ({
  spPrice,
  spValidFrom,
  spValidTo,
  spSteps,
});

function sent(line: PriceLine): SpecialPriceLine {
  const { spId, spUserId, spProdRef, spStatus, price } = line;
  const read = readPrice(price);
  const spPrice = 'amount' in read ? read.amount : price;
  return {
    ...(spId && { spId }),
    spUserId,
    spProdRef,
    spPrice,
    spStatus,
    ...(line.termsTouched && termsOf(line)),
  };
}

const termsOf = ({ validFrom, validTo, steps }: PriceLine) => ({
  spValidFrom: validFrom || null,
  spValidTo: validTo || null,
  spSteps: readSteps(steps) ?? [],
});
