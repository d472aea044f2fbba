import { remembered } from '../remembered.ts';
import { type CompiledRule, type CompiledRules, rulesFor } from './compile.ts';
import type { Holds } from './condition.ts';
import { type FittingPart, type KitContents, kitContents, WAYS, type Way, wayOf } from './part.ts';
import type { EquipmentCondition, FittingQuestion } from './proposal.ts';
import type { Answers, Outcome, Question } from './rule.ts';

type Catalogue = FittingPart['prodCatalogue'];

export interface KitPart<Part> {
  part: Part;
  contents: KitContents;
  /** The kit as its towbar or its harness, for the rules of those. */
  whole: FittingPart;
}

/** What stays the same while answers change: the rules of the vehicle, and which of its parts they speak of. */
export interface Prepared<Part> {
  rules: Record<Catalogue, readonly CompiledRule[]>;
  towbars: readonly { way: Way; parts: readonly Part[] }[];
  harnesses: readonly Part[];
  kits: readonly KitPart<Part>[];
  equipmentOf: (part: Part) => readonly EquipmentCondition[];
  /** Those on which anything could depend. */
  questions: ReadonlySet<Question>;
}

export function prepare<Part extends FittingPart>(
  { vehicle, parts, conditions }: FittingQuestion<Part>,
  compiled: CompiledRules,
): Prepared<Part> {
  const ofParts = remembered((matches: Holds<FittingPart>) => remembered(matches));
  const rules = rulesFor(compiled, vehicle).map((rule) => ({ ...rule, matches: ofParts(rule.matches) }));
  const of = (catalogue: Catalogue) => parts.filter(({ prodCatalogue }) => prodCatalogue === catalogue);
  const towbars = of('Attelage');
  const kits = of('Kit').map((part) => {
    const contents = kitContents(part.prodTitre);
    const { prodTypeAttelage, prodType } = contents;
    return { part, contents, whole: { ...part, prodTypeAttelage, prodType } };
  });
  const byPart = new Map<string, EquipmentCondition[]>();
  for (const condition of conditions)
    byPart.set(condition.prodId, [...(byPart.get(condition.prodId) ?? []), condition]);
  return {
    rules: {
      Attelage: rules.filter(({ rule }) => rule.of === 'Attelage'),
      Faisceau: rules.filter(({ rule }) => rule.of === 'Faisceau'),
      Kit: rules.filter(({ rule }) => rule.of === 'Kit'),
    },
    towbars: WAYS.map((way) => ({ way, parts: towbars.filter((part) => wayOf(part) === way) })),
    harnesses: of('Faisceau'),
    kits,
    equipmentOf: ({ prodId }) => byPart.get(prodId) ?? [],
    questions: new Set<Question>([
      ...(kits.some(({ contents }) => contents.carrier) ? (['use'] as const) : []),
      ...rules.flatMap(({ questions }) => questions),
      ...conditions.flatMap((condition) => [...condition.with, ...condition.without] as Question[]),
    ]),
  };
}

/** One set of answers, with the rules that they call for. */
export interface Case<Part> {
  prepared: Prepared<Part>;
  answers: Answers;
  firing: Record<Catalogue, readonly CompiledRule[]>;
  /** Of those, what they do to the choice: rules that do the same stand here once, by the first of them. */
  effects: Record<Catalogue, readonly CompiledRule[]>;
}

export function caseOf<Part>(prepared: Prepared<Part>, answers: Answers): Case<Part> {
  const isCalled = remembered((fires: Holds<Answers>) => fires(answers));
  const of = (catalogue: Catalogue) => prepared.rules[catalogue].filter(({ fires }) => isCalled(fires));
  const firing = { Attelage: of('Attelage'), Faisceau: of('Faisceau'), Kit: of('Kit') };
  const effects = {
    Attelage: effectsOf(firing.Attelage),
    Faisceau: effectsOf(firing.Faisceau),
    Kit: effectsOf(firing.Kit),
  };
  return { prepared, answers, firing, effects };
}

function effectsOf(rules: readonly CompiledRule[]): CompiledRule[] {
  const known = new Map<Holds<FittingPart>, Outcome[]>();
  return rules.filter(({ rule: { outcome }, matches }) => {
    const same = known.get(matches) ?? [];
    if (outcome === 'warns' || same.includes(outcome)) return false;
    known.set(matches, [...same, outcome]);
    return true;
  });
}

type EquipmentFit = 'yes' | 'open' | 'no';

/** Whether a part fits a vehicle with this equipment; the best of its applications counts. */
export function fitsEquipment(conditions: readonly EquipmentCondition[], answers: Answers): EquipmentFit {
  if (conditions.length === 0) return 'yes';
  const fits = conditions.map((condition) => {
    const asked = [
      ...condition.with.map((name) => [answers[name as Question], 'oui']),
      ...condition.without.map((name) => [answers[name as Question], 'non']),
    ];
    if (asked.every(([answer, wanted]) => answer === wanted)) return 'yes';
    return asked.some(([answer, wanted]) => answer !== undefined && answer !== wanted) ? 'no' : 'open';
  });
  return fits.includes('yes') ? 'yes' : fits.includes('open') ? 'open' : 'no';
}
