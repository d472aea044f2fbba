import { isOrderable } from '../catalogue.ts';
import { allows, type Choice, firstOf } from './choose.ts';
import type { CompiledRule } from './compile.ts';
import { byAvailability, centsOf, type FittingPart, type Way, wayOf } from './part.ts';
import { fitsEquipment, type KitPart, type Prepared } from './prepare.ts';
import type { KitOffer } from './proposal.ts';
import type { Answers } from './rule.ts';

/** A kit as its towbar or its harness, for the rules of those. */
export const asPart = <Part extends FittingPart>({ part, contents }: KitPart<Part>): FittingPart => ({
  ...part,
  prodTypeAttelage: contents.prodTypeAttelage,
  prodType: contents.prodType,
});

/** A kit that holds towbar and harness of a way, obeys the rules of both, and has no fewer pins than the chosen harness. */
export function kitFor<Part extends FittingPart>(
  prepared: Prepared<Part>,
  way: Way,
  towbar: Choice<Part>,
  harness: Choice<Part>,
  answers: Answers,
): KitOffer<Part> | null {
  const asked = [...towbar.rules, ...harness.rules];
  const pins = Number(harness.best?.prodType ?? 0);
  const holds = prepared.kits.filter(({ contents }) => {
    const { prodTypeAttelage, prodType } = contents;
    return prodType !== '' && wayOf({ prodTypeAttelage }) === way && Number(prodType) >= pins;
  });
  const obedient = holds.filter((kit) => {
    const whole = asPart(kit);
    return asked.every((rule) => isKnown(rule, whole) && allows(prepared, rule, whole));
  });
  const part = bestKit(prepared, obedient, answers);
  if (!part) return null;
  const single = [towbar.best, harness.best].flatMap((one) =>
    one && isOrderable(one) ? [centsOf(one)] : [],
  );
  const taken = single.length < 2;
  const sum = single.reduce((total, cents) => total + cents, 0);
  return { part, taken, savesCents: taken ? 0 : sum - centsOf(part) };
}

/** What carries bicycles on the ball, when that is what the towbar is for. */
export function carrierFor<Part extends FittingPart>(
  prepared: Prepared<Part>,
  answers: Answers,
): Part | null {
  if (answers.use !== 'porte-velos') return null;
  return bestKit(
    prepared,
    prepared.kits.filter(({ contents }) => contents.carrier),
    answers,
  );
}

function bestKit<Part extends FittingPart>(
  prepared: Prepared<Part>,
  kits: readonly KitPart<Part>[],
  answers: Answers,
): Part | null {
  const rules = prepared.rules.Kit.filter((rule) => rule.rule.outcome !== 'warns' && rule.fires(answers));
  const likes = (part: Part) =>
    rules.filter((rule) => rule.rule.outcome === 'prefers' && prepared.matches(rule, part)).length;
  const parts = kits.map(({ part }) => part).filter((part) => isOrderable(part));
  const allowed = parts.filter(
    (part) =>
      fitsEquipment(prepared.equipmentOf(part), answers) === 'yes' &&
      rules.every((rule) => allows(prepared, rule, part)),
  );
  return firstOf(allowed, (a, b) => likes(b) - likes(a) || byAvailability(a, b));
}

/** A title does not say all: where a rule asks for more, the kit is not taken for something it may not be. */
const isKnown = ({ rule, fields }: CompiledRule, whole: FittingPart) =>
  rule.outcome === 'prefers' ||
  fields.every((field) => whole[field.slice('part.'.length) as keyof FittingPart] !== '');
