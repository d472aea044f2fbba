import { isOrderable } from '../catalogue.ts';
import { byPreference, type Choice } from './choose.ts';
import { centsOf, type FittingPart, sooner } from './part.ts';
import type { Advantage, PassedOver } from './proposal.ts';

/** More would be a list to read, and the catalogue has one. */
const NAMED_MAX = 2;

/** The parts that would have come next, and what spoke for the one that was taken. */
export function passedOver<Part extends FittingPart>(choice: Choice<Part>): PassedOver<Part>[] {
  const { best, allowed, effects, order } = choice;
  if (!best) return [];
  const others = allowed.filter((part) => part !== best).sort(order(effects));
  return others
    .slice(0, NAMED_MAX)
    .map((part) => ({ part, taken: best, because: advantageOf(choice, best, part) }));
}

/** The same steps as those by which was chosen: the first that tells the two apart. */
function advantageOf<Part extends FittingPart>(
  { isCertain, effects }: Choice<Part>,
  best: Part,
  other: Part,
): Advantage {
  const preferred = effects.filter(({ rule }) => rule.outcome === 'prefers');
  if (isOrderable(best) !== isOrderable(other)) return 'orderable';
  if (isCertain(best) !== isCertain(other)) return 'certain';
  if (byPreference(preferred, best, other) !== 0) return 'rule';
  if (sooner(best, other) !== 0) return 'sooner';
  return centsOf(best) === centsOf(other) ? 'none' : 'cheaper';
}
