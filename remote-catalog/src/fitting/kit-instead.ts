import type { Product } from '@extranet/shared/contracts';
import { firstNumber, kitContents, minutesOf, type Proposal } from '@extranet/shared/rules/fitting';

export const pinsOf = (kit: Product): string => kitContents(kit.prodTitre).prodType;

/** Whether the kit may stand for the two single parts: with other pins it is something else. */
export const mayTakeKit = ({ kit, harness }: Proposal<Product>): boolean =>
  kit !== null && !kit.taken && pinsOf(kit.part) === harness?.prodType;

/**
 * The proposal with its kit in place of towbar and harness. The kit's own fields count, which are often empty; the warnings of
 * the single parts stay, because what is in the box is of their kind.
 */
export function withKit(proposal: Proposal<Product>): Proposal<Product> {
  const { kit } = proposal;
  if (!kit || !mayTakeKit(proposal)) return proposal;
  const { part } = kit;
  return {
    ...proposal,
    kit: { ...kit, taken: true },
    lines: [part],
    complete: true,
    missing: [],
    towsKg: firstNumber(part.prodMR) ?? 0,
    noseKg: firstNumber(part.prodPoidsSurFleche) ?? 0,
    fittingMinutes: minutesOf(part.prodTempsMontage),
    stock: part.prodCodeStock,
    totalCents: Math.round(Number(part.prodMbrPrice) * 100),
  };
}
