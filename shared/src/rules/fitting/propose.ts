import { isOrderable } from '../catalogue.ts';
import { type Choice, choose } from './choose.ts';
import { explain } from './explain.ts';
import { carrierFor, kitFor } from './kits.ts';
import { unitOf } from './measures.ts';
import { centsOf, type FittingPart, firstNumber, minutesOf, slowestStock, WAYS } from './part.ts';
import { passedOver } from './passed-over.ts';
import { type Case, caseOf, type Prepared } from './prepare.ts';
import type { KitOffer, Proposal, Warning } from './proposal.ts';
import type { Answers, FittingRule } from './rule.ts';

/** All but what needs the other answers to be tried, and the choices from which the reasons are told. */
export interface Draft<Part> extends Omit<Proposal<Part>, 'open' | 'reasons' | 'passedOver'> {
  choices: readonly Choice<Part>[];
}

/** A proposal for each way to tow of which the catalogue has towbars or kits. */
export function propose<Part extends FittingPart>(prepared: Prepared<Part>, answers: Answers): Draft<Part>[] {
  const asked = caseOf(prepared, answers);
  const harness = choose(asked, 'Faisceau', prepared.harnesses);
  const completes = carrierFor(asked);
  return prepared.towbars.flatMap(({ way, parts }) => {
    const towbar = choose(asked, 'Attelage', parts);
    const kit = kitFor(asked, way, towbar, harness);
    if (parts.length === 0 && !kit) return [];
    const missing = kit?.taken ? [] : [towbar.missing, harness.missing].filter((one) => one !== null);
    const orderable = [towbar.best, harness.best].filter(
      (part) => part !== null && isOrderable(part),
    ) as Part[];
    // Without its towbar a harness is no fitting, and nobody wants it in the cart.
    const singles = orderable.includes(towbar.best as Part) ? orderable : [];
    const lines = kit?.taken ? [kit.part] : singles;
    const held = kit?.taken ? wholeOf(prepared, kit) : null;
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
        warnings: warningsOf(asked, {
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
export function explained<Part extends FittingPart>({
  choices,
  ...draft
}: Draft<Part>): Omit<Proposal<Part>, 'open'> {
  return {
    ...draft,
    reasons: choices.flatMap((choice) => explain(choice)),
    passedOver: choices.flatMap((choice) => passedOver(choice)),
  };
}

/** Complete ones first: what cannot be had never stands before what can. */
export const inOrder = (
  a: Pick<Draft<unknown>, 'complete' | 'way'>,
  b: Pick<Draft<unknown>, 'complete' | 'way'>,
) => Number(b.complete) - Number(a.complete) || WAYS.indexOf(a.way) - WAYS.indexOf(b.way);

const wholeOf = <Part extends FittingPart>({ kits }: Prepared<Part>, { part }: KitOffer<Part>) =>
  kits.find((kit) => kit.part === part)?.whole ?? null;

/** What one must bring to the workshop stands before what holds for whoever tows: a licence, a mass. */
function warningsOf<Part extends FittingPart>(
  { firing }: Case<Part>,
  chosen: Record<'Attelage' | 'Faisceau' | 'Kit', FittingPart | null>,
): Warning[] {
  const called = (['Attelage', 'Faisceau', 'Kit'] as const).flatMap((catalogue) => {
    const part = chosen[catalogue];
    return firing[catalogue].filter(
      ({ rule, matches }) =>
        rule.outcome === 'warns' && (rule.part.length === 0 || (part !== null && matches(part))),
    );
  });
  const inOrderOfNeed = called.sort(
    (one, other) => Number(isForAll(one.rule)) - Number(isForAll(other.rule)) || one.at - other.at,
  );
  const said = new Map<string, Warning>();
  for (const { rule } of inOrderOfNeed)
    if (!said.has(rule.text)) said.set(rule.text, { rule, text: rule.text });
  return [...said.values()];
}

/** Of any car and any parts: it hangs on nothing but what is towed and on masses. */
const isForAll = ({ when, part }: FittingRule): boolean =>
  [...when, ...part].every(({ field }) => field === 'answer.use' || unitOf(field) === 'kg');
