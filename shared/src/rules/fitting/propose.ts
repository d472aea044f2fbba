import { isOrderable } from '../catalogue.ts';
import { type Choice, choose, explain } from './choose.ts';
import { asPart, carrierFor, kitFor } from './kits.ts';
import { centsOf, type FittingPart, firstNumber, minutesOf, slowestStock, WAYS } from './part.ts';
import type { Prepared } from './prepare.ts';
import type { KitOffer, Proposal, Warning } from './proposal.ts';
import type { Answers } from './rule.ts';

/** All but what needs the other answers to be tried, and the choices from which the reasons are told. */
export interface Draft<Part> extends Omit<Proposal<Part>, 'open' | 'reasons'> {
  choices: readonly Choice<Part>[];
}

/** A proposal for each way to tow of which the catalogue has towbars or kits. */
export function propose<Part extends FittingPart>(prepared: Prepared<Part>, answers: Answers): Draft<Part>[] {
  const harness = choose(prepared, 'Faisceau', prepared.harnesses, answers);
  const completes = carrierFor(prepared, answers);
  return prepared.towbars.flatMap(({ way, parts }) => {
    const towbar = choose(prepared, 'Attelage', parts, answers);
    const kit = kitFor(prepared, way, towbar, harness, answers);
    if (parts.length === 0 && !kit) return [];
    const missing = kit?.taken ? [] : [towbar.missing, harness.missing].filter((one) => one !== null);
    const singles = [towbar.best, harness.best].filter(
      (part) => part !== null && isOrderable(part),
    ) as Part[];
    const lines = kit?.taken ? [kit.part] : singles;
    const held = kit?.taken ? asPart(kitPart(prepared, kit)) : null;
    const tows = held ?? towbar.best;
    return [
      {
        way,
        towbar: towbar.best,
        harness: harness.best,
        kit,
        completes,
        lines,
        complete: missing.length === 0,
        warnings: warningsOf(prepared, answers, {
          Attelage: held ?? towbar.best,
          Faisceau: held ?? harness.best,
          Kit: kit?.taken ? kit.part : completes,
        }),
        missing,
        towsKg: firstNumber(tows?.prodMR ?? '') ?? 0,
        noseKg: firstNumber(tows?.prodPoidsSurFleche ?? '') ?? 0,
        fittingMinutes: lines.reduce((sum, part) => sum + minutesOf(part.prodTempsMontage), 0),
        stock: slowestStock(lines),
        totalCents: lines.reduce((sum, part) => sum + centsOf(part), 0),
        choices: [towbar, harness],
      },
    ];
  });
}

/** With its reasons, which cost more than the choice itself. */
export function explained<Part extends FittingPart>(
  prepared: Prepared<Part>,
  { choices, ...draft }: Draft<Part>,
): Omit<Proposal<Part>, 'open'> {
  return { ...draft, reasons: choices.flatMap((choice) => explain(prepared, choice)) };
}

/** Complete ones first: what cannot be had never stands before what can. */
export const inOrder = (
  a: Pick<Draft<unknown>, 'complete' | 'way'>,
  b: Pick<Draft<unknown>, 'complete' | 'way'>,
) => Number(b.complete) - Number(a.complete) || WAYS.indexOf(a.way) - WAYS.indexOf(b.way);

const kitPart = <Part extends FittingPart>({ kits }: Prepared<Part>, { part }: KitOffer<Part>) =>
  kits.find((kit) => kit.part === part) ?? {
    part,
    contents: { prodTypeAttelage: '', prodType: '', carrier: false },
  };

function warningsOf<Part extends FittingPart>(
  { rules, matches }: Prepared<Part>,
  answers: Answers,
  chosen: Record<'Attelage' | 'Faisceau' | 'Kit', FittingPart | null>,
): Warning[] {
  const said = new Map<string, Warning>();
  for (const catalogue of ['Attelage', 'Faisceau', 'Kit'] as const)
    for (const rule of rules[catalogue]) {
      if (rule.rule.outcome !== 'warns' || said.has(rule.rule.text) || !rule.fires(answers)) continue;
      const part = chosen[catalogue];
      if (rule.rule.part.length === 0 || (part && matches(rule, part)))
        said.set(rule.rule.text, { rule: rule.rule, text: rule.rule.text });
    }
  return [...said.values()];
}
