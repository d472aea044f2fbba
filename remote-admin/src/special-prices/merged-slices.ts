import type { SpecialPrice, SpecialPriceChange } from '@extranet/shared/contracts';
import { referenceKey } from '@extranet/shared/rules';

/** A long list after some of its lines were saved: those that stand in their places, new ones on top, removed ones gone. */
export function mergedSlices(
  slices: readonly SpecialPrice[][],
  changes: readonly SpecialPriceChange[],
  saved: readonly SpecialPrice[],
): SpecialPrice[][] {
  const standing = new Map(saved.map((price) => [referenceKey(price.spProdRef), price]));
  const sent = new Set(changes.flatMap(({ spId }) => spId ?? []));
  const known = new Set<SpecialPrice>();
  const own = slices.map((slice) =>
    slice.flatMap((price) => {
      if (!sent.has(price.spId)) return price;
      const now = standing.get(referenceKey(price.spProdRef));
      if (!now) return [];
      known.add(now);
      return now;
    }),
  );
  return [saved.filter((price) => !known.has(price)), ...own];
}
