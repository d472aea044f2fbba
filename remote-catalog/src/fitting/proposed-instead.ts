import type { FittingMaterial, Product } from '@extranet/shared/contracts';
import { type Answers, compile, decide, type FittingRule } from '@extranet/shared/rules/fitting';

/**
 * The harness that the fitting proposes in the place of this one because of the answers: between the two the rules take this
 * one while nothing is answered, or leave it out only now. Without that it is merely another, which says nothing of this one.
 */
export function proposedInstead(
  { prodId }: Pick<Product, 'prodId'>,
  { vehicle, parts, conditions, rules }: FittingMaterial,
  answers: Answers,
): Product | null {
  const compiled = compile(rules as FittingRule[]);
  const others = parts.filter(({ prodCatalogue }) => prodCatalogue !== 'Faisceau');
  const taken = (harnesses: readonly Product[], given: Answers): Product | null => {
    const asked = { vehicle, parts: [...others, ...harnesses], conditions, answers: given };
    return decide(asked, compiled).proposals[0]?.harness ?? null;
  };
  const harnesses = parts.filter(({ prodCatalogue }) => prodCatalogue === 'Faisceau');
  const own = harnesses.find((one) => one.prodId === prodId);
  const proposed = taken(harnesses, answers);
  if (!own || !proposed || proposed === own) return null;
  const before = taken([own, proposed], {});
  const leftOutNow = taken([own], {}) === own && taken([own], answers) === null;
  return before === own || leftOutNow ? proposed : null;
}
