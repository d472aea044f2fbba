import { isOrderable } from '../catalogue.ts';
import { allows, byPreference, type Choice, firstOf } from './choose.ts';
import type { CompiledRule } from './compile.ts';
import { byAvailability, centsOf, type FittingPart, type Way, wayOf } from './part.ts';
import { type Case, fitsEquipment, type KitPart } from './prepare.ts';
import type { KitOffer } from './proposal.ts';

/** A kit that holds towbar and harness of a way, obeys the rules of both, and has no fewer pins than the chosen harness. */
export function kitFor<Part extends FittingPart>(
  asked: Case<Part>,
  way: Way,
  towbar: Choice<Part>,
  harness: Choice<Part>,
): KitOffer<Part> | null {
  const rules = [...towbar.effects, ...harness.effects];
  const pins = Number(harness.best?.prodType ?? 0);
  const holds = asked.prepared.kits.filter(({ contents }) => {
    const { prodTypeAttelage, prodType } = contents;
    return prodType !== '' && wayOf({ prodTypeAttelage }) === way && Number(prodType) >= pins;
  });
  const obedient = holds.filter(({ whole }) =>
    rules.every((rule) => isKnown(rule, whole) && allows(rule, whole)),
  );
  const part = bestKit(asked, obedient);
  if (!part) return null;
  const single = [towbar.best, harness.best].flatMap((one) =>
    one && isOrderable(one) ? [centsOf(one)] : [],
  );
  const taken = single.length < 2;
  const sum = single.reduce((total, cents) => total + cents, 0);
  return { part, taken, savesCents: taken ? 0 : sum - centsOf(part) };
}

/** What carries bicycles on the ball, when that is what the towbar is for. */
export function carrierFor<Part extends FittingPart>(asked: Case<Part>): Part | null {
  if (asked.answers.use !== 'porte-velos') return null;
  return bestKit(
    asked,
    asked.prepared.kits.filter(({ contents }) => contents.carrier),
  );
}

function bestKit<Part extends FittingPart>(
  { prepared, answers, effects }: Case<Part>,
  kits: readonly KitPart<Part>[],
): Part | null {
  const preferred = effects.Kit.filter(({ rule }) => rule.outcome === 'prefers');
  const parts = kits.map(({ part }) => part).filter((part) => isOrderable(part));
  const allowed = parts.filter(
    (part) =>
      fitsEquipment(prepared.equipmentOf(part), answers) === 'yes' &&
      effects.Kit.every((rule) => allows(rule, part)),
  );
  return firstOf(allowed, (a, b) => byPreference(preferred, a, b) || byAvailability(a, b));
}

/** A title does not say all: where a rule asks for more, the kit is not taken for something it may not be. */
const isKnown = ({ rule, fields }: CompiledRule, whole: FittingPart) =>
  rule.outcome === 'prefers' ||
  fields.every((field) => whole[field.slice('part.'.length) as keyof FittingPart] !== '');
